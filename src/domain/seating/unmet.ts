import type { Violation } from './check';
import { NO_RULE } from './defaults';
import { type SeatingPlan, type SeatingProblem, sharing } from './problem';

/** A violation as shown to people. It combines all guests and tables that it concerns. */
export interface Unmet {
  /**
   * Which rule isn't met. The names stand for defaults: `party` for separated companions, `child` for a child
   * away from its adults, and `alone` for a guest alone at a table.
   */
  readonly of: { readonly rule: string } | 'party' | 'household' | 'child' | 'alone';
  readonly hard: boolean;
  readonly guests: readonly string[];
  readonly tables: readonly string[];
}

/** Tests that require people to sit together. Their violations are combined into one per group of people. */
const TOGETHER = new Set(['same', 'beside', 'near']);

/**
 * Combines violations for display. People joined by a rule become one entry, and so do all tables that
 * violate a rule about tables.
 */
export function unmetOf(problem: SeatingProblem, plan: SeatingPlan, misses: readonly Violation[]): Unmet[] {
  const { guests, tables } = problem;
  const partyOf = new Map(guests.map(({ id, party }) => [id, party ?? null]));
  const number = new Map(guests.map(({ id }, i) => [id, i]));
  const inOrder = (ids: Iterable<string>) =>
    [...new Set(ids)].sort((a, b) => (number.get(a) ?? 0) - (number.get(b) ?? 0));
  const tablesOf = (ids: readonly string[]) => {
    const at = new Set(ids.flatMap((id) => plan.get(id)?.table ?? []));
    return tables.flatMap(({ id }) => (at.has(id) ? id : []));
  };
  const kindOf = ({ demand, rule, guests: [a = '', b = ''] }: Violation): Unmet['of'] => {
    if (demand.rule !== NO_RULE) return { rule };
    if (demand.type === 'company') return 'child';
    return partyOf.get(a) !== null && partyOf.get(a) === partyOf.get(b) ? 'party' : 'household';
  };
  const unmet: Unmet[] = [];
  const closed = misses.filter(({ open }) => !open);
  const keyOf = (miss: Violation): string => {
    const of = kindOf(miss);
    return typeof of === 'string' ? of : `rule ${of.rule}`;
  };
  for (const group of sharing(closed, keyOf)) {
    const those = group.flatMap((i) => closed[i] ?? []);
    const [first] = those;
    if (!first) continue;
    const { demand } = first;
    const entry = (ids: Iterable<string>, at?: readonly string[]) => {
      const concerned = inOrder(ids);
      const hard = demand.hard;
      unmet.push({ of: kindOf(first), hard, guests: concerned, tables: at ?? tablesOf(concerned) });
    };
    if (demand.type === 'table')
      entry(
        those.flatMap((one) => one.guests),
        those.flatMap(({ table }) => table ?? []),
      );
    else if (demand.type === 'pair' && TOGETHER.has(demand.test)) {
      const joined = new Map<string, Set<string>>();
      for (const { guests: pair } of those) {
        const all = new Set(pair.flatMap((id) => [id, ...(joined.get(id) ?? [])]));
        for (const id of all) joined.set(id, all);
      }
      for (const ids of new Set(joined.values())) entry(ids);
    } else for (const one of those) entry(one.guests);
  }
  const seats = new Map(tables.map((table) => [table.id, table.seats]));
  for (const here of sharing(guests, ({ id }) => plan.get(id)?.table ?? null)) {
    const { id = '' } = guests[here[0] ?? 0] ?? {};
    const table = plan.get(id)?.table ?? '';
    if (here.length === 1 && (seats.get(table) ?? 0) > 1 && guests.length > 1)
      unmet.push({ of: 'alone', hard: false, guests: [id], tables: [table] });
  }
  return unmet;
}

export function concernedBy(unmet: readonly Unmet[]) {
  return {
    times: unmet.length,
    guests: new Set(unmet.flatMap(({ guests }) => guests)).size,
    tables: new Set(unmet.flatMap(({ tables }) => tables)).size,
  };
}
