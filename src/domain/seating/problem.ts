/** A guest as the solver sees it: only what rules are about. */
export interface SeatingGuest {
  readonly id: string;
  /** Guests of one household move together, and suggested rules are derived from it. */
  readonly household: string | null;
  /** Id of the guest whom an unnamed person accompanies, and of that guest. A party shares a table without any rule. */
  readonly party?: string | null;
  readonly child: boolean;
  /** Needs a place that a wheelchair reaches. */
  readonly wheelchair: boolean;
  readonly side: string | null;
  readonly languages: readonly string[];
  readonly menu: string | null;
}

export interface SeatingTable {
  readonly id: string;
  readonly seats: number;
  /** The middle of the table, in metres. */
  readonly x: number;
  readonly y: number;
  /** How many of its places a wheelchair reaches. */
  readonly wheelchairPlaces: number;
  /** True if it is along a wall. */
  readonly edge: boolean;
  /** Metres to the music; null where none is drawn. */
  readonly music: number | null;
  /** Pairs of seats that are side by side. */
  readonly sides: readonly (readonly [number, number])[];
  /** The tables next to it as they are seen in the room; where that isn't known, those near by. */
  readonly next?: readonly string[];
}

/** Rules about every two of the guests that they name. */
const PAIR_RULES = ['together', 'side-by-side', 'near', 'apart', 'not-next', 'far-apart'] as const;
/** Rules about where a guest sits. */
const PLACE_RULES = ['at-table', 'at-edge', 'away-from-music', 'wheelchair'] as const;
/** Rules about who else sits at a guest's table. */
const COMPANY_RULES = ['children-near-parents', 'acquaintance', 'common-language'] as const;
/** Rules about everybody at a table. */
export const TABLE_RULES = ['sides-mixed', 'sides-balanced', 'at-least', 'same-menu', 'new-company'] as const;
/** Rules that can only be wished for. */
export const WISH_RULES = ['same-menu', 'new-company'] as const;
export const RULE_KINDS = [...PAIR_RULES, ...PLACE_RULES, ...COMPANY_RULES, ...TABLE_RULES] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface SeatingRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Empty: a rule about places or company applies to everybody it can concern. */
  readonly guests: readonly string[];
  /** Where `at-table` wants its guests: any of these; the tables of `at-least`, without any every table in use. */
  readonly tables: readonly string[];
  /** For `at-least`: a number of people, or as many as the table seats. */
  readonly least?: number | null;
  /** Hard, or else wished for with this weight. */
  readonly hard: boolean;
  readonly weight: number;
}

/** A guest's place. `seat` counts from 0. */
export interface Seat {
  readonly table: string;
  readonly seat: number;
}
export type SeatingPlan = ReadonlyMap<string, Seat>;

export interface SeatingProblem {
  readonly guests: readonly SeatingGuest[];
  readonly tables: readonly SeatingTable[];
  readonly rules: readonly SeatingRule[];
  /** Guests whose seat stays. */
  readonly locked: SeatingPlan;
  /** Pairs who share a table in another round of the event; `new-company` uses them. */
  readonly met?: readonly (readonly [string, string])[];
}

/** Middle to middle, in metres: two neighbouring rounds stand about 3.65 apart, so near is the table next to it. */
export const NEAR_METRES = 4.5;
export const FAR_METRES = 9;
export const MUSIC_METRES = 6;

export const distanceOf = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number => Math.hypot(a.x - b.x, a.y - b.y);

/** True if two tables are adjacent, by the room where it is known. */
export const isNext = (a: SeatingTable, b: SeatingTable): boolean =>
  a.next ? a.next.includes(b.id) : a.id !== b.id && distanceOf(a, b) <= NEAR_METRES;

/** Those who have a trait in common, by their place in the list; without those who have none. */
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

/** Every pair of a list, once. */
export function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
}

/** Seats around a table without a gap: each beside the next, the last beside the first. */
export const ringOf = (seats: number): (readonly [number, number])[] =>
  seats < 2 ? [] : Array.from({ length: seats === 2 ? 1 : seats }, (_, i) => [i, (i + 1) % seats] as const);
