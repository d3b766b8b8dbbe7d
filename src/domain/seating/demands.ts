import { childDemands } from './children';
import { defaultDemands } from './defaults';
import {
  distanceOf,
  FAR_METRES,
  isNext,
  MUSIC_METRES,
  NEAR_METRES,
  pairsOf,
  type RuleKind,
  type SeatingGuest,
  type SeatingProblem,
  type SeatingRule,
  type SeatingTable,
  sharing,
  WISH_RULES,
} from './problem';

/** Common to all constraints. `rule` is the index of the rule, or `NO_RULE` for defaults. */
interface OfRule {
  readonly rule: number;
  readonly hard: boolean;
  readonly weight: number;
}

export type PairTest = 'same' | 'beside' | 'different' | 'near' | 'away' | 'far';

/** `a` and `b` are the indexes of the two guests. */
export interface PairDemand extends OfRule {
  readonly type: 'pair';
  readonly test: PairTest;
  readonly a: number;
  readonly b: number;
}

/** A constraint about where a guest sits. `allowed` has one entry per table. */
interface PlaceDemand extends OfRule {
  readonly type: 'place';
  readonly guest: number;
  readonly allowed: readonly boolean[];
}

/** A guest must share a table with at least one of these guests. */
export interface CompanyDemand extends OfRule {
  readonly type: 'company';
  readonly guest: number;
  readonly among: readonly number[];
}

/** A table must have enough special places, such as wheelchair places, for these guests. */
export interface RoomDemand extends OfRule {
  readonly type: 'room';
  readonly guests: readonly number[];
  readonly places: readonly number[];
}

/**
 * A constraint that is checked at each table. `traits` are numbers for the property that matters, such as the
 * side; -1 means none.
 */
export interface TableDemand extends OfRule {
  readonly type: 'table';
  readonly test: 'sides-mixed' | 'sides-balanced' | 'at-least' | 'same-menu';
  readonly traits: readonly number[];
  /**
   * Only for `at-least`: the minimum number of people at each table, or 0 for no minimum. `named` is true if
   * this also applies to empty tables.
   */
  readonly least?: readonly number[];
  readonly named?: boolean;
}

export type Demand = PairDemand | PlaceDemand | CompanyDemand | RoomDemand | TableDemand;

const TESTS = {
  near: 'near',
  apart: 'different',
  'not-next': 'away',
  'far-apart': 'far',
} as const;

/** Minimum number of people at a table if the rule gives none. */
const LEAST_COMPANY = 2;

const isOnlyWished = (kind: RuleKind): boolean => WISH_RULES.some((one) => one === kind);

/** Replaces values by numbers, in order of first appearance. Null becomes -1. */
function numbered(values: readonly (string | null)[]): number[] {
  const known = new Map<string, number>();
  return values.map((value) => {
    if (value === null) return -1;
    const number = known.get(value) ?? known.size;
    known.set(value, number);
    return number;
  });
}

const allowedAt = (rule: SeatingRule, table: SeatingTable): boolean => {
  if (rule.kind === 'at-edge') return table.edge;
  if (rule.kind === 'away-from-music') return table.music === null || table.music >= MUSIC_METRES;
  if (rule.kind === 'wheelchair') return table.wheelchairPlaces > 0;
  return rule.tables.includes(table.id);
};

const shareLanguage = (a: SeatingGuest, b: SeatingGuest): boolean =>
  a.languages.some((language) => b.languages.includes(language));

/**
 * Returns the possible company of a guest: at least one of these guests must share the table. Null if the
 * rule doesn't concern the guest.
 */
function companyOf(
  rule: SeatingRule,
  guests: readonly SeatingGuest[],
  named: readonly number[],
  i: number,
): number[] | null {
  const guest = guests[i];
  if (!guest) return null;
  const those = (test: (other: SeatingGuest) => boolean) =>
    guests.flatMap((other, j) => (j !== i && test(other) ? j : []));
  if (rule.kind === 'children-near-parents') {
    if (!guest.child || guest.household === null) return null;
    const parents = those(({ child, household }) => !child && household === guest.household);
    return parents.length > 0 ? parents : null;
  }
  if (rule.kind === 'common-language')
    return guest.languages.length > 0 ? those((other) => shareLanguage(guest, other)) : null;
  // In a rule about acquaintances, the named guests know each other. If the rule names none, guests of one
  // household or side know each other.
  if (rule.guests.length > 0) return named.filter((j) => j !== i);
  const known = those(
    ({ household, side }) =>
      (household !== null && household === guest.household) || (side !== null && side === guest.side),
  );
  return known.length > 0 ? known : null;
}

const pairDemands = (test: PairTest, pairs: readonly (readonly [number, number])[], of: OfRule): Demand[] =>
  pairs.map(([a, b]) => ({ type: 'pair', test, a, b, ...of }));

/**
 * Returns pairs who already shared a table in another round. Members of one household are excluded, because
 * they stay together.
 */
function metAgain({ guests, met = [] }: SeatingProblem, index: ReadonlyMap<string, number>) {
  return met.flatMap(([one, other]): [number, number][] => {
    const [a, b] = [index.get(one), index.get(other)];
    if (a === undefined || b === undefined) return [];
    const household = guests[a]?.household ?? null;
    return household !== null && household === guests[b]?.household ? [] : [[a, b]];
  });
}

function demandsOfRule(
  problem: SeatingProblem,
  rule: SeatingRule,
  number: number,
  index: Map<string, number>,
) {
  const { guests, tables } = problem;
  const of = { rule: number, hard: rule.hard, weight: rule.weight };
  const named = rule.guests.flatMap((id) => index.get(id) ?? []);
  const concerned = rule.guests.length > 0 ? named : guests.map((_, i) => i);
  switch (rule.kind) {
    case 'together':
      // If the rule names nobody, it applies to each household.
      return (rule.guests.length > 0 ? [named] : sharing(guests, ({ household }) => household)).flatMap(
        (those) => pairDemands('same', pairsOf(those), of),
      );
    case 'near':
    case 'apart':
    case 'not-next':
    case 'far-apart':
      return pairDemands(TESTS[rule.kind], pairsOf(named), of);
    case 'side-by-side':
      // Each guest is paired only with the next one, so that three guests can sit in a row.
      return pairDemands(
        'beside',
        named.slice(1).map((b, i) => [named[i] ?? b, b]),
        of,
      );
    case 'at-table':
    case 'at-edge':
    case 'away-from-music':
    case 'wheelchair': {
      const those = rule.kind === 'wheelchair' ? concerned.filter((i) => guests[i]?.wheelchair) : concerned;
      const allowed = tables.map((table) => allowedAt(rule, table));
      const places = those.map((guest): Demand => ({ type: 'place', guest, allowed, ...of }));
      return rule.kind === 'wheelchair' && those.length > 0
        ? [
            ...places,
            { type: 'room', guests: those, places: tables.map((t) => t.wheelchairPlaces), ...of } as const,
          ]
        : places;
    }
    case 'children-near-parents':
    case 'acquaintance':
    case 'common-language':
      return concerned.flatMap((guest): Demand[] => {
        const among = companyOf(rule, guests, named, guest);
        return among ? [{ type: 'company', guest, among, ...of }] : [];
      });
    case 'new-company':
      return pairDemands('different', metAgain(problem, index), { ...of, hard: false });
    case 'sides-mixed':
    case 'sides-balanced':
    case 'same-menu': {
      const traits = numbered(guests.map(({ side, menu }) => (rule.kind === 'same-menu' ? menu : side)));
      const hard = rule.hard && !isOnlyWished(rule.kind);
      return [{ type: 'table', test: rule.kind, traits, ...of, hard } as const];
    }
    case 'at-least': {
      const known = new Set(tables.map(({ id }) => id));
      const named = rule.tables.some((id) => known.has(id));
      const least = tables.map(({ id, seats }) =>
        named && !rule.tables.includes(id) ? 0 : Math.min(seats, rule.least ?? LEAST_COMPANY),
      );
      return [{ type: 'table', test: rule.kind, traits: guests.map(() => 0), least, named, ...of } as const];
    }
  }
}

/** Converts every rule to constraints on guests, pairs and tables, and adds the default constraints. */
export function demandsOf(problem: SeatingProblem): Demand[] {
  const index = new Map(problem.guests.map(({ id }, i) => [id, i]));
  return [
    ...problem.rules.flatMap((rule, number) => demandsOfRule(problem, rule, number, index)),
    ...defaultDemands(problem, index),
    ...childDemands(problem, index),
  ];
}

export function tablesFit(test: PairTest, a: SeatingTable, b: SeatingTable): boolean {
  if (test === 'same' || test === 'beside') return a.id === b.id;
  if (test === 'different') return a.id !== b.id;
  if (test === 'away') return a.id !== b.id && !isNext(a, b);
  const distance = a.id === b.id ? 0 : distanceOf(a, b);
  return test === 'near' ? distance <= NEAR_METRES || isNext(a, b) : distance >= FAR_METRES;
}

/**
 * Returns how far a table is from meeting a constraint; 0 if it is met. For a hard rule this is a number of
 * people, and for a wish it is a share of the people at the table.
 */
export function tableMiss(demand: TableDemand, t: number, traits: readonly number[], kinds: number): number {
  const { test, hard } = demand;
  if (test === 'at-least') {
    const least = traits.length > 0 || demand.named ? (demand.least?.[t] ?? 0) : 0;
    const missing = Math.max(0, least - traits.length);
    return hard ? missing : missing / Math.max(1, least);
  }
  const counts = new Map<number, number>();
  for (const trait of traits) if (trait >= 0) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const present = [...counts.values()];
  const total = present.reduce((sum, count) => sum + count, 0);
  if (test === 'same-menu') return Math.max(0, counts.size - 1);
  if (total < 2 || kinds < 2) return 0;
  if (test === 'sides-mixed') return counts.size < 2 ? 1 : 0;
  const least = counts.size < Math.min(kinds, total) ? 0 : Math.min(...present);
  const over = Math.max(0, Math.max(...present) - least - 1);
  return hard ? over : over / total;
}
