import { NO_RULE } from '../defaults';
import type { Demand } from '../demands';
import { type SeatingProblem, sharing } from '../problem';

/** Puts guests who are joined, directly or through others, into groups. */
function groupsOf(n: number, joined: readonly (readonly number[])[]) {
  const parent = Int32Array.from({ length: n }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] as number;
    return at;
  };
  for (const [first = 0, ...others] of joined) for (const i of others) parent[root(i)] = root(first);
  const groups = sharing(Array.from(parent), (i) => `${root(i)}`);
  const groupOf = new Int32Array(n);
  groups.forEach((group, number) => {
    for (const i of group) groupOf[i] = number;
  });
  return { groups, groupOf };
}

/** If a wish weighs this many times the mean weight, the two guests are moved together like a couple. */
const STRONG = 4;

/** Returns pairs of guests with a very strong wish to sit together. Each guest is in at most one pair. */
function strongPairs(n: number, demands: readonly Demand[]): [number, number][] {
  const worth = new Map<number, number>();
  for (const demand of demands)
    if (demand.type === 'pair' && demand.test === 'same' && !demand.hard) {
      const key = Math.min(demand.a, demand.b) * n + Math.max(demand.a, demand.b);
      worth.set(key, (worth.get(key) ?? 0) + demand.weight);
    }
  let sum = 0;
  for (const one of worth.values()) sum += one;
  const least = (STRONG * sum) / Math.max(1, worth.size);
  const strong = [...worth].filter(([, one]) => one >= least).sort(([, a], [, b]) => b - a);
  const taken = new Set<number>();
  return strong.flatMap(([key]): [number, number][] => {
    const [a, b] = [Math.floor(key / n), key % n];
    if (taken.has(a) || taken.has(b)) return [];
    taken.add(a).add(b);
    return [[a, b]];
  });
}

/**
 * Returns groups of guests who move together: households that fit a table, and guests joined by a rule or
 * party.
 */
export function blocksOf({ guests, tables }: SeatingProblem, demands: readonly Demand[]) {
  const largest = Math.max(0, ...tables.map(({ seats }) => seats));
  const households = sharing(guests, ({ household }) => household).filter(({ length }) => length <= largest);
  const bound = demands.flatMap((demand) =>
    demand.type === 'pair' && demand.hard && (demand.test === 'same' || demand.test === 'beside')
      ? [demand]
      : [],
  );
  const strong = strongPairs(guests.length, demands);
  const parties = [...bound.filter(({ rule }) => rule === NO_RULE).map(({ a, b }) => [a, b]), ...strong];
  const blocks = groupsOf(guests.length, [...households, ...bound.map(({ a, b }) => [a, b]), ...strong]);
  const units = groupsOf(guests.length, parties);
  return {
    blocks: blocks.groups,
    blockOf: blocks.groupOf,
    units: parties.length > 0 ? units.groups : null,
    unitOf: units.groupOf,
    bonded: strong.length > 0 && strong.length === parties.length,
  };
}
