/**
 * What can happen to a plan that rows hang on. `parts` are their days and names, `deletion` is that of a row which
 * another names, `copy` is what a copy of the plan takes along.
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
 * Of every kind of row, by its table, what becomes of it when the plan changes. The pages that offer to follow read it,
 * and a test makes every noun stand in it.
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
  contributions: { ...APART, currency: 'proposed', copy: 'said' },
  tasks: { ...APART, date: 'proposed', place: 'proposed', deletion: 'itself', copy: 'itself' },
  timeline_items: { ...APART, date: 'proposed', place: 'proposed', zone: 'proposed', copy: 'itself' },
  scenarios: { ...APART, date: 'itself', place: 'itself', currency: 'proposed', guests: 'itself' },
  event_questions: { ...APART, parts: 'itself', deletion: 'itself', copy: 'itself' },
  // Who was invited can be told in one press, never by itself.
  households: { ...APART, date: 'said', parts: 'itself', capacity: 'said', deletion: 'itself', copy: 'said' },
  // A waiting household moves up by itself whenever there is room.
  guests: { ...APART, capacity: 'itself', parts: 'itself', tier: 'said', deletion: 'itself', copy: 'said' },
  // Words for one event are not those for another.
  invitation_words: { ...APART, deletion: 'itself' },
  arrivals: { ...APART, deletion: 'itself' },
  attachments: { ...APART, deletion: 'itself', copy: 'said' },
  drinks_preferences: { ...APART, date: 'itself', currency: 'proposed', guests: 'itself', copy: 'itself' },
  // A price for another day is the vendor's to say.
  vendor_quotes: {
    ...APART,
    date: 'said',
    currency: 'proposed',
    guests: 'itself',
    deletion: 'said',
    copy: 'proposed',
  },
  vendors: { ...APART, deletion: 'itself' },
  seating_charts: { ...APART, parts: 'itself', deletion: 'itself', copy: 'itself' },
  seating_tables: { ...APART, guests: 'said', deletion: 'itself', copy: 'itself' },
  seat_assignments: { ...APART, guests: 'itself', deletion: 'itself' },
  seating_rules: { ...APART, deletion: 'itself' },
  seating_prints: { ...APART, guests: 'said', deletion: 'itself' },
  seating_wishes: { ...APART, deletion: 'itself' },
} as const satisfies Record<string, Record<PlanChange, Following>>;

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
