import type { Category } from '../plan/facts';

/**
 * Assumptions between guests and bills. All can be edited, because no survey knows the person's venue; each
 * has its source (`confidence` as in sources.data.ts).
 */
export type StepAssumptions = {
  /** Guests per table. */
  readonly table_seats: number;
  readonly bus_seats: number;
  /** Bus passengers among a hundred guests. */
  readonly bus_riders: number;
  /** The least number of billed menus; 0 without such an agreement. */
  readonly menu_minimum: number;
};
export type AssumptionKey = keyof StepAssumptions;

type Assumption = {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly confidence: 'C' | 'D';
  readonly source: string | null;
  readonly year: number;
};

export const ASSUMPTIONS: Readonly<Record<AssumptionKey, Assumption>> = {
  // A round table of 150 cm seats 8 comfortably and 10 at most.
  table_seats: {
    usual: 8,
    least: 2,
    most: 40,
    confidence: 'C',
    source: 'NJS Design, Hire All',
    year: 2025,
  },
  // A coach; vendors offer 49 to 55 seats.
  bus_seats: { usual: 50, least: 5, most: 90, confidence: 'D', source: null, year: 2026 },
  bus_riders: { usual: 50, least: 0, most: 100, confidence: 'D', source: null, year: 2026 },
  // Depends on the caterer's contract, so that nothing is assumed.
  menu_minimum: { usual: 0, least: 0, most: 10_000, confidence: 'D', source: null, year: 2026 },
};
export const ASSUMPTION_KEYS = ['table_seats', 'bus_seats', 'bus_riders', 'menu_minimum'] as const;

export const USUAL_ASSUMPTIONS: StepAssumptions = {
  table_seats: ASSUMPTIONS.table_seats.usual,
  bus_seats: ASSUMPTIONS.bus_seats.usual,
  bus_riders: ASSUMPTIONS.bus_riders.usual,
  menu_minimum: ASSUMPTIONS.menu_minimum.usual,
};

/**
 * The unit in which a category's growing part is bought (D): centrepieces, linen and flowers by table, seats
 * by bus, menus by guest but never fewer than agreed; the rest by guest.
 */
type Driver = 'guest' | 'menu' | 'table' | 'bus';
export const DRIVERS: Readonly<Record<Category, Driver>> = {
  venue: 'guest',
  catering: 'menu',
  drinks: 'guest',
  'photo-and-video': 'guest',
  music: 'guest',
  decorations: 'table',
  attire: 'guest',
  transportation: 'bus',
  miscellaneous: 'guest',
};

/** Weights of regret relative to the priorities, which add up to 1 (D). */
export const REGRET = {
  /** Weight of a change that removes all guests. */
  guests: 1,
  /** Weight of a change that removes all hours. */
  hours: 0.6,
  location_type: 0.08,
  event_date: 0.04,
} as const;
