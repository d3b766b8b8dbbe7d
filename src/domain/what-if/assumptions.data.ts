import type { Category } from '../plan/facts';

/**
 * Assumptions for calculating costs from the number of guests. The user can edit all of them, because no
 * survey covers the user's venue. `confidence` is explained in `sources.data.ts`.
 */
export type StepAssumptions = {
  readonly table_seats: number;
  readonly bus_seats: number;
  /** Percentage of guests who take a bus. */
  readonly bus_riders: number;
  /** Minimum number of menus to pay for; 0 if none was agreed. */
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
  // A round table of 150 cm seats 8 people comfortably and 10 at most.
  table_seats: {
    usual: 8,
    least: 2,
    most: 40,
    confidence: 'C',
    source: 'NJS Design, Hire All',
    year: 2025,
  },
  // Vendors offer coaches of 49 to 55 seats.
  bus_seats: { usual: 50, least: 5, most: 90, confidence: 'D', source: null, year: 2026 },
  bus_riders: { usual: 50, least: 0, most: 100, confidence: 'D', source: null, year: 2026 },
  // Depends on the caterer's contract, so nothing is assumed.
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
 * The unit by which a category's cost grows (confidence D). Decorations grow by table, transportation by bus,
 * and catering by menu, but never below the agreed minimum. All others grow by guest.
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

/**
 * Weights of changes that the couple would regret (confidence D). For comparison, the weights of the
 * priorities add up to 1.
 */
export const REGRET = {
  guests: 1,
  hours: 0.6,
  location_type: 0.08,
  event_date: 0.04,
} as const;
