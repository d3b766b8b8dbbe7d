import { NO_RULE } from './defaults';
import { pairsOf, type SeatingProblem } from './problem';

/** A child, and the adults of whom at least one must sit at the same table. */
interface ChildDemand {
  readonly type: 'company';
  readonly guest: number;
  readonly among: readonly number[];
  readonly rule: typeof NO_RULE;
  readonly hard: true;
  readonly weight: number;
}

const CHILD = 20;

/**
 * Returns the tables where hard rules and locked seats allow each guest to sit; null if there is no
 * restriction.
 */
function tablesOfGuests({ guests, rules, locked }: SeatingProblem): (ReadonlySet<string> | null)[] {
  const allowed = new Map<string, ReadonlySet<string>>();
  const narrow = (id: string, tables: readonly string[]) => {
    const before = allowed.get(id);
    allowed.set(id, new Set(tables.filter((table) => before?.has(table) ?? true)));
  };
  for (const { kind, hard, guests: named, tables } of rules)
    if (hard && kind === 'at-table') for (const id of named) narrow(id, tables);
  for (const [id, { table }] of locked) narrow(id, [table]);
  return guests.map(({ id }) => allowed.get(id) ?? null);
}

const canShare = (a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): boolean =>
  a === null || b === null || [...a].some((table) => b.has(table));

/**
 * Returns the default constraints for children: each shares a table with an adult of the household. Children
 * are excluded if a rule separates them from the adults, puts them at a children's table, or is itself about
 * children near parents.
 */
export function childDemands(problem: SeatingProblem, index: ReadonlyMap<string, number>): ChildDemand[] {
  const { guests, rules, tables } = problem;
  if (!tables.some(({ seats }) => seats > 1)) return [];
  const isChild = (id: string) => guests[index.get(id) ?? -1]?.child ?? false;
  const told = new Set<number>();
  const apart = new Set<string>();
  for (const { kind, hard, guests: named } of rules) {
    const numbers = named.flatMap((id) => index.get(id) ?? []);
    if (kind === 'children-near-parents')
      for (const i of named.length > 0 ? numbers : guests.keys()) told.add(i);
    if (!hard) continue;
    // A rule that seats only children together means a children's table.
    const joins = kind === 'together' || kind === 'side-by-side';
    if ((kind === 'at-table' || (joins && named.length > 1)) && named.every(isChild))
      for (const i of numbers) told.add(i);
    if (kind === 'apart' || kind === 'not-next' || kind === 'far-apart')
      for (const [a, b] of pairsOf(numbers)) apart.add(`${a} ${b}`).add(`${b} ${a}`);
  }
  const adults = new Map<string, number[]>();
  guests.forEach(({ child, household }, i) => {
    if (!child && household !== null) adults.set(household, [...(adults.get(household) ?? []), i]);
  });
  const at = tablesOfGuests(problem);
  return guests.flatMap(({ child, household }, guest): ChildDemand[] => {
    if (!child || household === null || told.has(guest)) return [];
    const among = (adults.get(household) ?? []).filter(
      (i) => !apart.has(`${guest} ${i}`) && canShare(at[guest] ?? null, at[i] ?? null),
    );
    return among.length > 0
      ? [{ type: 'company', guest, among, rule: NO_RULE, hard: true, weight: CHILD }]
      : [];
  });
}
