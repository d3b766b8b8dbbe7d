export interface SeatingGuest {
  readonly id: string;
  /** Members of one household move together. Suggested rules are based on households too. */
  readonly household: string | null;
  /**
   * Id of the party's named guest. The guest and all companions have the same value. A party shares a table
   * by default.
   */
  readonly party?: string | null;
  readonly child: boolean;
  readonly wheelchair: boolean;
  readonly side: string | null;
  readonly languages: readonly string[];
  readonly menu: string | null;
}

export interface SeatingTable {
  readonly id: string;
  readonly seats: number;
  /** Centre of the table, in metres. */
  readonly x: number;
  readonly y: number;
  /** Number of seats that a wheelchair can reach. */
  readonly wheelchairPlaces: number;
  readonly edge: boolean;
  /** Distance to the music in metres; null if the room has none. */
  readonly music: number | null;
  /** Pairs of seats that are side by side. */
  readonly sides: readonly (readonly [number, number])[];
  /** Ids of the neighbouring tables. If absent, tables within `NEAR_METRES` are neighbours. */
  readonly next?: readonly string[];
}

/** Rules about each pair of the named guests. */
const PAIR_RULES = ['together', 'side-by-side', 'near', 'apart', 'not-next', 'far-apart'] as const;
/** Rules about where a guest sits. */
const PLACE_RULES = ['at-table', 'at-edge', 'away-from-music', 'wheelchair'] as const;
/** Rules about who shares the guest's table. */
const COMPANY_RULES = ['children-near-parents', 'acquaintance', 'common-language'] as const;
/** Rules about all people at a table. */
export const TABLE_RULES = ['sides-mixed', 'sides-balanced', 'at-least', 'same-menu', 'new-company'] as const;
/** Rules that can't be made mandatory. */
export const WISH_RULES = ['same-menu', 'new-company'] as const;
export const RULE_KINDS = [...PAIR_RULES, ...PLACE_RULES, ...COMPANY_RULES, ...TABLE_RULES] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface SeatingRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Ids of the guests. If empty, a rule about places or company applies to everyone. */
  readonly guests: readonly string[];
  /**
   * Tables of the rule. For `at-table`, the guests must sit at one of them. For `at-least`, each of them must
   * have enough people; an empty list means each table in use.
   */
  readonly tables: readonly string[];
  /** Only for `at-least`: minimum number of people. Tables with fewer seats must be full. */
  readonly least?: number | null;
  /** True if the rule must be met. Otherwise it is a wish with a weight. */
  readonly hard: boolean;
  readonly weight: number;
}

/** Number of the seat at its table, starting at 0. */
export interface Seat {
  readonly table: string;
  readonly seat: number;
}
export type SeatingPlan = ReadonlyMap<string, Seat>;

export interface SeatingProblem {
  readonly guests: readonly SeatingGuest[];
  readonly tables: readonly SeatingTable[];
  readonly rules: readonly SeatingRule[];
  /** Fixed seats, which the solver must not change. */
  readonly locked: SeatingPlan;
  /** Pairs who already share a table in another round, for the rule `new-company`. */
  readonly met?: readonly (readonly [string, string])[];
}

/**
 * Maximum distance between the centres of tables that count as near, in metres. Neighbouring round tables are
 * about 3.65 m apart.
 */
export const NEAR_METRES = 4.5;
export const FAR_METRES = 9;
export const MUSIC_METRES = 6;

export const distanceOf = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number => Math.hypot(a.x - b.x, a.y - b.y);

export const isNext = (a: SeatingTable, b: SeatingTable): boolean =>
  a.next ? a.next.includes(b.id) : a.id !== b.id && distanceOf(a, b) <= NEAR_METRES;

/** Groups the indexes of items with the same value. Items without a value are left out. */
export function sharing<T>(list: readonly T[], trait: (one: T) => string | null): number[][] {
  const groups = new Map<string, number[]>();
  list.forEach((one, i) => {
    const key = trait(one);
    if (key === null) return;
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  });
  return [...groups.values()];
}

export function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
}

/** Returns the pairs of neighbouring seats around a table. The last seat is next to the first. */
export const ringOf = (seats: number): (readonly [number, number])[] =>
  seats < 2 ? [] : Array.from({ length: seats === 2 ? 1 : seats }, (_, i) => [i, (i + 1) % seats] as const);
