import { type EventPage, type PageSections, SECTIONS } from '../event-page/page';
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
 * Rows that a template stores, by table: what a copy takes, the invitation's text, and the event's page. A new table
 * is added here, in `TEMPLATE_NOUNS` and in `private.template_tables()`.
 */
export interface TemplateRows extends CopiedRows {
  readonly invitation_words: readonly InvitationWords[];
  readonly event_pages: readonly EventPage[];
}

/** Contents of a template as people count them. */
export const HELD = [
  'tasks',
  'milestones',
  'day',
  'parts',
  'questions',
  'words',
  'page',
  'columns',
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
  page: rows.event_pages.length,
  columns: rows.guest_columns.length,
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
  /** True for the event's owner: vendors' contacts belong to the owner only. */
  readonly isOwner: boolean;
}

/** A quote without contact details, which belong to its owner. */
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

/** A page without what is of that event's people: its picture, where to give, and whom to ask. */
const withoutPeople = (page: EventPage): EventPage => ({
  ...page,
  picture: null,
  open_parts: [],
  registration_parts: [],
  items: {},
  sections: Object.fromEntries(
    SECTIONS.map((name) => {
      const section = page.sections[name];
      const link = name === 'gifts' ? null : section.link;
      return [name, { ...section, link, phone: null, email: null, accounts: [] }];
    }),
  ) as unknown as PageSections,
});

/** A template's part of an event's rows: no people, nothing done. */
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
    event_pages: rows.event_pages.slice(0, 1).map(withoutPeople),
    drinks_preferences: rows.drinks_preferences.map((one) => {
      // Drinkers' numbers belong to that event's guests.
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
type TemplateFacts = Pick<PlanFacts, 'name' | 'event_date' | 'currency'>;

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

/** Hosts' names for an invitation: a name that mail programs take for a web address loses its dots. */
const hostsOf = (name: string): string => (addressIn(name) === null ? name : name.replaceAll('.', ' '));

const itemsIn = (items: readonly TimelineItem[], zone: string): TimelineItem[] => [
  ...items.filter(isMilestone),
  ...inOtherZone(items.filter(isRow), zone),
];

/**
 * A template's rows in a new event: same distance from its date, clock times of its place, its hosts' names.
 * Prices in another currency are left out, because they would be read as the new one's.
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
    event_pages: rows.event_pages
      .slice(0, 1)
      .map((page) => ({ ...page, id: derivedId(plan_id, 'page'), version: 0 })),
  };
}
