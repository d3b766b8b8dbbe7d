/**
 * Changes of a plan that affect its rows. `parts`: the day or name of a part changes; `deletion`: a row that
 * other rows refer to is deleted; `copy`: the plan is copied.
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
 * How rows react to a change. `itself`: they are changed automatically. `proposed`: a change of each row is
 * suggested, and made only if accepted. `said`: nothing changes, but a message names the affected rows.
 * `apart`: they aren't affected.
 */
export type FollowMode = 'itself' | 'proposed' | 'said' | 'apart';

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
} as const satisfies Record<PlanChange, FollowMode>;

/**
 * How the rows of each table react to each change of a plan. Tests check that every table is listed, and that
 * some page handles every `proposed` change.
 */
export const FOLLOWS = {
  // The plan's facts need no change. Allocation, drinks, tables and scenarios are computed from them whenever
  // they are shown.
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
  // Tasks that depend on the place are among the checklist's suggestions. A new place doesn't suggest tasks
  // separately, because people might have planned such tasks long before.
  tasks: { ...APART, date: 'proposed', deletion: 'itself', copy: 'itself' },
  timeline_items: { ...APART, date: 'proposed', place: 'proposed', zone: 'proposed', copy: 'itself' },
  scenarios: { ...APART, date: 'itself', place: 'itself', currency: 'proposed', guests: 'itself' },
  event_questions: { ...APART, parts: 'itself', deletion: 'itself', copy: 'itself' },
  guest_columns: { ...APART, deletion: 'itself', copy: 'itself' },
  // Invited guests can be notified with one click, but are never notified automatically.
  households: { ...APART, date: 'said', parts: 'itself', capacity: 'said', deletion: 'itself', copy: 'said' },
  // A household on the waiting list moves up automatically when there is room.
  guests: { ...APART, capacity: 'itself', parts: 'itself', tier: 'said', deletion: 'itself', copy: 'said' },
  // The page shows the current date, hours and places. Notifying households is listed under `households`.
  event_pages: {
    ...APART,
    date: 'itself',
    place: 'itself',
    zone: 'itself',
    parts: 'itself',
    deletion: 'itself',
  },
  // Texts written for one event don't suit another, so they aren't copied.
  invitation_words: { ...APART, deletion: 'itself' },
  arrivals: { ...APART, deletion: 'itself' },
  attachments: { ...APART, deletion: 'itself', copy: 'said' },
  drinks_preferences: { ...APART, date: 'itself', currency: 'proposed', guests: 'itself', copy: 'itself' },
  // The availability and price of a vendor on another date are unknown.
  vendor_quotes: {
    ...APART,
    date: 'proposed',
    currency: 'proposed',
    guests: 'itself',
    deletion: 'said',
    copy: 'proposed',
  },
  // Booked vendors must be told about the change.
  vendors: { ...APART, date: 'said', deletion: 'itself' },
  // Each suggested change is compared with the current row. A deleted row is reported.
  suggestions: { ...APART, deletion: 'said' },
  seating_charts: { ...APART, parts: 'itself', deletion: 'itself', copy: 'itself' },
  seating_tables: { ...APART, guests: 'said', deletion: 'itself', copy: 'itself' },
  seat_assignments: { ...APART, guests: 'itself', deletion: 'itself' },
  seating_rules: { ...APART, deletion: 'itself' },
  seating_prints: { ...APART, guests: 'said', deletion: 'itself' },
  seating_wishes: { ...APART, deletion: 'itself' },
} as const satisfies Record<string, Record<PlanChange, FollowMode>>;

/**
 * How each date column reacts when the event moves. A test checks that every column is listed. `event`:
 * computed from the event's date. `noted`: the time at which something happened.
 */
export const DATE_COLUMNS = {
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
    // Both days depend on when the vendor was asked.
    chase_on: 'apart',
    valid_until: 'apart',
  },
  vendors: { deleted_at: 'noted' },
  seating_prints: { printed_at: 'noted' },
  suggestions: { expires_at: 'apart' },
} as const satisfies Partial<
  Record<string, Record<string, Extract<FollowMode, 'proposed' | 'said' | 'apart'> | 'event' | 'noted'>>
>;

export type FollowingTable = keyof typeof FOLLOWS;
/** Names of the tables that react to a change in a given way. */
export type TablesThat<C extends PlanChange, F extends FollowMode> = {
  [T in FollowingTable]: (typeof FOLLOWS)[T][C] extends F ? T : never;
}[FollowingTable];

const TABLES = Object.keys(FOLLOWS) as FollowingTable[];

export const tablesThat = <C extends PlanChange, F extends FollowMode>(
  change: C,
  following: F,
): readonly TablesThat<C, F>[] =>
  TABLES.filter((table): table is TablesThat<C, F> => FOLLOWS[table][change] === following);
