/** A guest with the data that rules need. */
export interface SeatingGuest {
  readonly id: string;
  /** The household, whose guests move together and from which rules are suggested. */
  readonly household: string | null;
  /** Id of the party's guest, for the guest and for unnamed companions. A party shares a table by default. */
  readonly party?: string | null;
  readonly child: boolean;
  /** True if the guest needs a place for a wheelchair. */
  readonly wheelchair: boolean;
  readonly side: string | null;
  readonly languages: readonly string[];
  readonly menu: string | null;
}

export interface SeatingTable {
  readonly id: string;
  readonly seats: number;
  /** The table's middle, in metres. */
  readonly x: number;
  readonly y: number;
  /** Number of the table's places that a wheelchair reaches. */
  readonly wheelchairPlaces: number;
  /** True if the table stands along a wall. */
  readonly edge: boolean;
  /** Distance to the music in metres; null if none is drawn. */
  readonly music: number | null;
  /** Pairs of adjacent seats. */
  readonly sides: readonly (readonly [number, number])[];
  /** Adjacent tables as seen in the room; if unknown, the nearest ones. */
  readonly next?: readonly string[];
}

/** Rules about every pair of their guests. */
const PAIR_RULES = ['together', 'side-by-side', 'near', 'apart', 'not-next', 'far-apart'] as const;
/** Rules about a guest's place. */
const PLACE_RULES = ['at-table', 'at-edge', 'away-from-music', 'wheelchair'] as const;
/** Rules about the others at a guest's table. */
const COMPANY_RULES = ['children-near-parents', 'acquaintance', 'common-language'] as const;
/** Rules about everybody at a table. */
export const TABLE_RULES = ['sides-mixed', 'sides-balanced', 'at-least', 'same-menu', 'new-company'] as const;
/** Rules that can only be wishes. */
export const WISH_RULES = ['same-menu', 'new-company'] as const;
export const RULE_KINDS = [...PAIR_RULES, ...PLACE_RULES, ...COMPANY_RULES, ...TABLE_RULES] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface SeatingRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** The rule's guests; if empty, a rule about places or company applies to everybody it can concern. */
  readonly guests: readonly string[];
  /**
   * Tables of the rule: any of these for `at-table`; for `at-least` each of these, or every used table if
   * empty.
   */
  readonly tables: readonly string[];
  /** For `at-least`: a number of people, or as many as the table seats. */
  readonly least?: number | null;
  /** True for a requirement; otherwise it is a wish with a weight. */
  readonly hard: boolean;
  readonly weight: number;
}

/** A guest's place; `seat` counts from 0. */
export interface Seat {
  readonly table: string;
  readonly seat: number;
}
export type SeatingPlan = ReadonlyMap<string, Seat>;

export interface SeatingProblem {
  readonly guests: readonly SeatingGuest[];
  readonly tables: readonly SeatingTable[];
  readonly rules: readonly SeatingRule[];
  /** Guests with fixed seats. */
  readonly locked: SeatingPlan;
  /** Pairs who share a table in another round of the event, for `new-company`. */
  readonly met?: readonly (readonly [string, string])[];
}

/**
 * The distance between middles within which tables are near, in metres: two neighbouring round tables stand
 * about 3.65 apart.
 */
export const NEAR_METRES = 4.5;
export const FAR_METRES = 9;
export const MUSIC_METRES = 6;

export const distanceOf = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns true if two tables are adjacent, by the room if it is known. */
export const isNext = (a: SeatingTable, b: SeatingTable): boolean =>
  a.next ? a.next.includes(b.id) : a.id !== b.id && distanceOf(a, b) <= NEAR_METRES;

/** Groups indices by a common trait, without those that lack it. */
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

/** Returns every pair of a list, once. */
export function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
}

/** Returns the adjacent seats around a closed table, the last beside the first. */
export const ringOf = (seats: number): (readonly [number, number])[] =>
  seats < 2 ? [] : Array.from({ length: seats === 2 ? 1 : seats }, (_, i) => [i, (i + 1) % seats] as const);
