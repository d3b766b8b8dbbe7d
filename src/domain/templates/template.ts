import { type CopiedRows, copiedRows } from '../follows/copied-rows';
import type { EventPart } from '../guests/guest';
import { addressIn, type InvitationWords } from '../guests/invitation-words';
import { derivedId } from '../plan/derived-id';
import type { PlanFacts } from '../plan/facts';
import { inOtherZone } from '../timeline/following';
import { isMilestone, isRow, type TimelineItem } from '../timeline/item';
import { inZone } from '../timeline/zone';
import type { VendorQuote } from '../vendors/vendor';

/**
 * The rows of an event that a template keeps, by their tables: what a copy takes along, and the invitation's words. A
 * further kind, such as the sections of an event's page, is added here, in `TEMPLATE_NOUNS` and in
 * `private.template_tables()`.
 */
export interface TemplateRows extends CopiedRows {
  readonly invitation_words: readonly InvitationWords[];
}

/** How many of each a template holds, as people count them. */
export const HELD = [
  'tasks',
  'milestones',
  'day',
  'parts',
  'questions',
  'words',
  'drinks',
  'tables',
  'quotes',
] as const;
export type Held = Readonly<Record<(typeof HELD)[number], number>>;

export const heldIn = (rows: TemplateRows): Held => ({
  tasks: rows.tasks.length,
  milestones: rows.timeline_items.filter(isMilestone).length,
  day: rows.timeline_items.filter(isRow).length,
  parts: rows.event_parts.length,
  questions: rows.event_questions.length,
  words: rows.invitation_words.length,
  drinks: rows.drinks_preferences.length,
  tables: rows.seating_tables.filter(({ seats }) => seats > 0).length,
  quotes: rows.vendor_quotes.length,
});

/** What a person chooses to take along. */
export interface TemplateChoice {
  /** Quotes with their prices, and what the drinks cost. */
  readonly prices: boolean;
  /** Notes, and who is in charge. */
  readonly notes: boolean;
  /** Whose the event is: whom its vendors are reached by is its owner's to keep. */
  readonly isOwner: boolean;
}

/** Of a quote without its owner's address book: who it is from and what it says, not how they are reached. */
const withoutContact = (quote: VendorQuote): VendorQuote => ({
  ...quote,
  contact_name: null,
  email: null,
  phone: null,
  website: null,
  notes: null,
  message: null,
  style: null,
});

/** What a template keeps of an event's rows: nothing of its people, and nothing of what has been done. */
export function keptRows(rows: TemplateRows, { prices, notes, isOwner }: TemplateChoice): TemplateRows {
  const nobody = notes ? {} : { notes: null };
  return {
    ...rows,
    tasks: rows.tasks.map((task) => ({
      ...task,
      ...nobody,
      ...(notes ? {} : { assignee: null }),
      started_at: null,
      completed_at: null,
    })),
    timeline_items: rows.timeline_items.map((item) => ({
      ...item,
      ...nobody,
      ...(notes ? {} : { responsible: null }),
      ...(isMilestone(item) ? { completed_at: null } : {}),
    })),
    // Who invites is of that event.
    invitation_words: rows.invitation_words
      .filter(({ words_es, words_en }) => words_es !== null || words_en !== null)
      .map((words) => ({ ...words, hosts: '' })),
    drinks_preferences: rows.drinks_preferences.map((one) => {
      // How many drink what is told by that event's guests.
      const { adults: _, children, abstaining, young, seniors, halal_guests, ...rest } = one.choices;
      const { corkage: __, prices: ___, ...free } = rest;
      return { ...one, choices: prices ? rest : free };
    }),
    seating_charts: rows.seating_charts.map((chart) => ({ ...chart, floor: null })),
    vendor_quotes: prices
      ? rows.vendor_quotes.map((quote) => {
          const open = { ...quote, item_id: null, chase_on: null, ...(notes ? {} : { notes: null }) };
          return isOwner ? open : withoutContact(open);
        })
      : [],
  };
}

/** What a template remembers of the event that it was saved from, and what it is begun for. */
export type TemplateFacts = Pick<PlanFacts, 'name' | 'event_date' | 'currency'>;

interface Begun {
  readonly plan_id: string;
  readonly from: TemplateFacts;
  readonly to: TemplateFacts;
  /** The new event's. */
  readonly zone: string;
  readonly today: string;
  newId(): string;
}

const MINUTE_MS = 60_000;

/** At the clock time that it had, wherever that is. */
function partIn(part: EventPart, zone: string): EventPart {
  if (part.starts_at === null) return part;
  const minute = Math.floor(Date.parse(part.starts_at) / MINUTE_MS);
  return {
    ...part,
    time_zone: zone,
    starts_at: new Date(inZone(part.time_zone ?? 'UTC', zone, minute) * MINUTE_MS).toISOString(),
  };
}

/** In whose name it is invited: a name that mail programs would take for an address loses its dots. */
const hostsOf = (name: string): string => (addressIn(name) === null ? name : name.replaceAll('.', ' '));

const itemsIn = (items: readonly TimelineItem[], zone: string): TimelineItem[] => [
  ...items.filter(isMilestone),
  ...inOtherZone(items.filter(isRow), zone),
];

/**
 * A template's rows in a new event: at the same distance from its date, as a copy's are, at the clock times of its
 * place, in its hosts' name. Prices of another currency would be read as this one's: without them.
 */
export function begunRows(
  rows: TemplateRows,
  { plan_id, from, to, zone, today, newId }: Begun,
): TemplateRows {
  const isSameMoney = from.currency === to.currency;
  const copied = copiedRows(
    { ...rows, vendor_quotes: isSameMoney ? rows.vendor_quotes : [] },
    { plan_id, from: from.event_date, to: to.event_date, today, newId },
  );
  return {
    ...copied,
    timeline_items: itemsIn(copied.timeline_items, zone),
    event_parts: copied.event_parts.map((part) => partIn(part, zone)),
    drinks_preferences: copied.drinks_preferences.map((one) => {
      const { corkage: _, prices, ...free } = one.choices;
      return isSameMoney ? one : { ...one, choices: free };
    }),
    invitation_words: rows.invitation_words
      .slice(0, 1)
      .map((words) => ({ ...words, id: derivedId(plan_id, 'words'), version: 0, hosts: hostsOf(to.name) })),
  };
}
