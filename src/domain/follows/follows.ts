/**
 * What can happen to a plan that rows hang on. `parts` are their days and names, `deletion` is that of one of these rows
 * which others name, `copy` is what a copy of the plan takes along.
 */
export const CHANGES = [
  'date',
  'place',
  'zone',
  'currency',
  'guests',
  'parts',
  'capacity',
  'tier',
  'deletion',
  'copy',
] as const;
export type PlanChange = (typeof CHANGES)[number];

/**
 * `itself`: it is reckoned anew or changed along. `proposed`: line by line, and nothing is done before somebody
 * accepts. `said`: nothing is changed, and a word says what hangs on it. `apart`: it has nothing to do with it.
 */
export type Following = 'itself' | 'proposed' | 'said' | 'apart';

const APART = {
  date: 'apart',
  place: 'apart',
  zone: 'apart',
  currency: 'apart',
  guests: 'apart',
  parts: 'apart',
  capacity: 'apart',
  tier: 'apart',
  deletion: 'apart',
  copy: 'apart',
} as const satisfies Record<PlanChange, Following>;

/**
 * Of every kind of row, by its table, what becomes of it when the plan changes. A test makes every noun stand in it, and
 * another finds for every change with something to propose the page that reads here what: what follows by itself, or
 * is only said, leaves nothing to offer.
 */
export const FOLLOWS = {
  // The facts themselves: the allocation, drinks, tables and scenarios are reckoned from them at each look.
  event_plans: {
    ...APART,
    place: 'itself',
    currency: 'proposed',
    guests: 'itself',
    tier: 'said',
    copy: 'itself',
  },
  event_parts: { ...APART, date: 'proposed', zone: 'said', deletion: 'said', copy: 'itself' },
  budget_items: { ...APART, date: 'proposed', currency: 'proposed', deletion: 'said', copy: 'said' },
  contributions: { ...APART, date: 'proposed', currency: 'proposed', copy: 'said' },
  // A place's own tasks come with the list: whoever moves from indoors to a garden may have thought of them long ago.
  tasks: { ...APART, date: 'proposed', deletion: 'itself', copy: 'itself' },
  timeline_items: { ...APART, date: 'proposed', place: 'proposed', zone: 'proposed', copy: 'itself' },
  scenarios: { ...APART, date: 'itself', place: 'itself', currency: 'proposed', guests: 'itself' },
  event_questions: { ...APART, parts: 'itself', deletion: 'itself', copy: 'itself' },
  guest_columns: { ...APART, deletion: 'itself', copy: 'said' },
  // Who was invited can be told in one press, never by itself.
  households: { ...APART, date: 'said', parts: 'itself', capacity: 'said', deletion: 'itself', copy: 'said' },
  // A waiting household moves up by itself whenever there is room.
  guests: { ...APART, capacity: 'itself', parts: 'itself', tier: 'said', deletion: 'itself', copy: 'said' },
  // It reads the date, the hours and the places as they are; whom to tell is said of the households.
  event_pages: {
    ...APART,
    date: 'itself',
    place: 'itself',
    zone: 'itself',
    parts: 'itself',
    deletion: 'itself',
  },
  // Words for one event are not those for another.
  invitation_words: { ...APART, deletion: 'itself' },
  arrivals: { ...APART, deletion: 'itself' },
  attachments: { ...APART, deletion: 'itself', copy: 'said' },
  drinks_preferences: { ...APART, date: 'itself', currency: 'proposed', guests: 'itself', copy: 'itself' },
  // Whether a vendor is free is unknown of another date; the price for it is the vendor's to say.
  vendor_quotes: {
    ...APART,
    date: 'proposed',
    currency: 'proposed',
    guests: 'itself',
    deletion: 'said',
    copy: 'proposed',
  },
  // Who has been agreed with has to be told.
  vendors: { ...APART, date: 'said', deletion: 'itself' },
  // Each line is held against its row as it stands; a row that is gone is told.
  suggestions: { ...APART, deletion: 'said' },
  seating_charts: { ...APART, parts: 'itself', deletion: 'itself', copy: 'itself' },
  seating_tables: { ...APART, guests: 'said', deletion: 'itself', copy: 'itself' },
  seat_assignments: { ...APART, guests: 'itself', deletion: 'itself' },
  seating_rules: { ...APART, deletion: 'itself' },
  seating_prints: { ...APART, guests: 'said', deletion: 'itself' },
  seating_wishes: { ...APART, deletion: 'itself' },
} as const satisfies Record<string, Record<PlanChange, Following>>;

/**
 * What becomes of every day and moment that a row holds when its event moves; a test makes every column stand in it.
 * `event`: the event's date that the row is reckoned from. `noted`: when something happened, or was done.
 */
export const DATES = {
  event_plans: { event_date: 'event', event_end_date: 'event', archived_at: 'noted', deleted_at: 'noted' },
  event_parts: { starts_at: 'proposed', reply_by: 'proposed', event_on: 'event' },
  budget_items: { payment_date: 'proposed', event_on: 'event' },
  budget_payments: { due_date: 'proposed', paid_date: 'noted' },
  contributions: { starts_on: 'proposed', ends_on: 'proposed', event_on: 'event' },
  tasks: {
    recommended_completion_date: 'proposed',
    origin_date: 'proposed',
    origin_event: 'event',
    started_at: 'noted',
    completed_at: 'noted',
    deleted_at: 'noted',
  },
  timeline_items: {
    starts_on: 'proposed',
    starts_at: 'proposed',
    origin_on: 'proposed',
    origin_at: 'proposed',
    event_on: 'event',
    completed_at: 'noted',
  },
  households: {
    event_on: 'said',
    invited_at: 'noted',
    reminded_at: 'noted',
    opened_at: 'noted',
    answered_at: 'noted',
    moved_up_at: 'noted',
    thanked_at: 'noted',
  },
  arrivals: { arrived_at: 'noted' },
  vendor_quotes: {
    event_on: 'event',
    asked_on: 'noted',
    answered_on: 'noted',
    // Whom to ask again on which day, and until when the vendor stands by a price, hang on when it was asked.
    chase_on: 'apart',
    valid_until: 'apart',
  },
  vendors: { deleted_at: 'noted' },
  seating_prints: { printed_at: 'noted' },
  suggestions: { expires_at: 'apart' },
} as const satisfies Partial<
  Record<string, Record<string, Extract<Following, 'proposed' | 'said' | 'apart'> | 'event' | 'noted'>>
>;

export type FollowingTable = keyof typeof FOLLOWS;
/** The tables whose rows follow a change in such a way. */
export type Tables<C extends PlanChange, F extends Following> = {
  [T in FollowingTable]: (typeof FOLLOWS)[T][C] extends F ? T : never;
}[FollowingTable];

const TABLES = Object.keys(FOLLOWS) as FollowingTable[];

/** In the order in which they are shown. */
export const tablesThat = <C extends PlanChange, F extends Following>(
  change: C,
  following: F,
): readonly Tables<C, F>[] =>
  TABLES.filter((table): table is Tables<C, F> => FOLLOWS[table][change] === following);
