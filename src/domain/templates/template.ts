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
 * Rows that a template stores, by table: the event's page, the invitation's texts, and all rows that are also
 * copied with an event. To add a table, also change `TEMPLATE_NOUNS` and `private.template_tables()`.
 */
export interface TemplateRows extends CopiedRows {
  readonly invitation_words: readonly InvitationWords[];
  readonly event_pages: readonly EventPage[];
}

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

export interface TemplateChoice {
  /** True to include prices of quotes and costs of drinks. */
  readonly prices: boolean;
  /** True to include notes and the names of responsible people. */
  readonly notes: boolean;
  /** True if the user owns the event. Only the owner can store the vendors' contact details. */
  readonly isOwner: boolean;
}

/** Removes contact details from a quote, because they belong to the event's owner. */
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

/** Removes everything about the event's people from a page: picture, bank accounts and contacts. */
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

/** Returns the rows that a template stores. They contain no people, and nothing is marked as done. */
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
    // The hosts' names belong to the old event.
    invitation_words: rows.invitation_words
      .filter(({ words_es, words_en }) => words_es !== null || words_en !== null)
      .map((words) => ({ ...words, hosts: '' })),
    event_pages: rows.event_pages.slice(0, 1).map(withoutPeople),
    drinks_preferences: rows.drinks_preferences.map((one) => {
      // The numbers of drinkers belong to the old event's guests.
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

type TemplateFacts = Pick<PlanFacts, 'name' | 'event_date' | 'currency'>;

interface Begun {
  readonly plan_id: string;
  readonly from: TemplateFacts;
  readonly to: TemplateFacts;
  readonly zone: string;
  readonly today: string;
  newId(): string;
}

const MINUTE_MS = 60_000;

/** Moves a part to another time zone. Its local time stays the same. */
function partIn(part: EventPart, zone: string): EventPart {
  if (part.starts_at === null) return part;
  const minute = Math.floor(Date.parse(part.starts_at) / MINUTE_MS);
  return {
    ...part,
    time_zone: zone,
    starts_at: new Date(inZone(part.time_zone ?? 'UTC', zone, minute) * MINUTE_MS).toISOString(),
  };
}

/**
 * Returns the hosts' names for an invitation. Dots are removed from a name that mail programs would turn into
 * a link.
 */
const hostsOf = (name: string): string => (addressIn(name) === null ? name : name.replaceAll('.', ' '));

const itemsIn = (items: readonly TimelineItem[], zone: string): TimelineItem[] => [
  ...items.filter(isMilestone),
  ...inOtherZone(items.filter(isRow), zone),
];

/**
 * Copies a template's rows to a new event. They keep their distance in days from the event. Local times move
 * to the new event's time zone, and the new hosts replace the old ones. Prices in another currency are
 * removed, because they would be read in the new currency.
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
