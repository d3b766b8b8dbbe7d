import { NO_RULE } from '../defaults';
import { type Demand, demandsOf, tableMiss, tablesFit } from '../demands';
import type { SeatingProblem } from '../problem';

const MOST_NODES = 60_000;
/** Limit of search nodes for rules that affect everyone; lower than usual, as each node is slower. */
const FEWER_NODES = 4_000;

/** Guests who must share a table because of rules. They are placed together. */
interface Group {
  readonly members: readonly number[];
  readonly allowed: boolean[];
}

function groupsOf(
  problem: SeatingProblem,
  demands: readonly Demand[],
): { groups: Group[]; of: Map<number, number> } {
  const named = new Set<number>();
  const parent = problem.guests.map((_, i) => i);
  const root = (i: number): number => (parent[i] === i ? i : root(parent[i] ?? i));
  for (const demand of demands) {
    if (demand.type === 'pair') {
      named.add(demand.a).add(demand.b);
      if (demand.test === 'same' || demand.test === 'beside') parent[root(demand.a)] = root(demand.b);
    } else if (demand.type === 'place') named.add(demand.guest);
    else if (demand.type === 'company') {
      for (const i of [demand.guest, ...demand.among]) named.add(i);
      const [only = demand.guest] = demand.among.length === 1 ? demand.among : [];
      parent[root(demand.guest)] = root(only);
    } else if (demand.type === 'table') for (const i of demand.traits.keys()) named.add(i);
    else if (demand.type === 'room') for (const i of demand.guests) named.add(i);
  }
  const tableOf = new Map(problem.tables.map(({ id }, t) => [id, t]));
  problem.guests.forEach(({ id }, i) => {
    if (problem.locked.has(id)) named.add(i);
  });
  const members = new Map<number, number[]>();
  for (const i of named) members.set(root(i), [...(members.get(root(i)) ?? []), i]);
  const of = new Map<number, number>();
  const groups = [...members.values()].map((those, number) => {
    for (const i of those) of.set(i, number);
    const allowed = problem.tables.map(() => true);
    for (const i of those) {
      const lock = problem.locked.get(problem.guests[i]?.id ?? '');
      if (lock)
        allowed.forEach((_, t) => {
          if (t !== tableOf.get(lock.table)) allowed[t] = false;
        });
    }
    return { members: those, allowed };
  });
  for (const demand of demands)
    if (demand.type === 'place') {
      const group = groups[of.get(demand.guest) ?? -1];
      demand.allowed.forEach((ok, t) => {
        if (group && !ok) group.allowed[t] = false;
      });
    }
  return { groups, of };
}

/**
 * Returns false if guests can't sit side by side as required: somebody needs more than two neighbours, or
 * guests form a ring that fits no table.
 */
function canSitInRows(problem: SeatingProblem, demands: readonly Demand[]): boolean {
  const beside = new Map<number, Set<number>>();
  for (const demand of demands)
    if (demand.type === 'pair' && demand.test === 'beside')
      for (const [from, to] of [
        [demand.a, demand.b],
        [demand.b, demand.a],
      ] as const)
        beside.set(from, (beside.get(from) ?? new Set()).add(to));
  const seen = new Set<number>();
  for (const [first, next] of beside) {
    if (next.size > 2) return false;
    if (seen.has(first)) continue;
    const chain = new Set([first]);
    for (const i of chain) for (const other of beside.get(i) ?? []) chain.add(other);
    for (const i of chain) seen.add(i);
    const ring = [...chain].every((i) => beside.get(i)?.size === 2);
    if (ring && !problem.tables.some(({ seats, sides }) => seats === chain.size && sides.length === seats))
      return false;
  }
  return true;
}

/**
 * Returns the hard constraints that can make a solution impossible. Parties without any affected member are
 * left out, because only their number of seats matters.
 */
function hardDemands(problem: SeatingProblem, children: boolean): Demand[] {
  const { guests } = problem;
  const hard = demandsOf(problem).filter(
    (demand) => demand.hard && (children || demand.rule !== NO_RULE || demand.type !== 'company'),
  );
  const named = new Set<number>();
  for (const demand of hard) {
    if (demand.rule === NO_RULE && demand.type === 'pair') continue;
    if (demand.type === 'pair') named.add(demand.a).add(demand.b);
    else if (demand.type === 'place' || demand.type === 'company') named.add(demand.guest);
    if (demand.type === 'company') for (const i of demand.among) named.add(i);
  }
  const parties = new Set([...named].map((i) => guests[i]?.party));
  return hard.filter(
    (demand) => demand.rule !== NO_RULE || demand.type !== 'pair' || parties.has(guests[demand.a]?.party),
  );
}

/**
 * Decides whether all hard rules can be met together. Returns null if the search takes too long. Guests
 * without hard rules fill the remaining seats, so only their number matters. If `children` is true, children
 * must sit with their adults.
 */
export function isFeasible(problem: SeatingProblem, children = true): boolean | null {
  const demands = hardDemands(problem, children);
  const { tables, guests } = problem;
  if (guests.length > tables.reduce((sum, { seats }) => sum + seats, 0)) return false;
  if (!canSitInRows(problem, demands)) return false;
  const { groups, of } = groupsOf(problem, demands);
  const groupOf = (i: number) => of.get(i) ?? -1;
  const pairs = demands.flatMap((demand) => (demand.type === 'pair' ? demand : []));
  const links = groups.map((): { other: number; test: (typeof pairs)[number]['test'] }[] => []);
  for (const { a, b, test } of pairs) {
    const [one, other] = [groupOf(a), groupOf(b)];
    if (test === 'same' || test === 'beside') continue;
    if (one === other && test !== 'near') return false;
    links[one]?.push({ other, test });
    links[other]?.push({ other: one, test });
  }
  const companies = demands.flatMap((demand) => (demand.type === 'company' ? demand : []));
  const rooms = demands.flatMap((demand) => (demand.type === 'room' ? demand : []));
  const wholes = demands.flatMap((demand) => (demand.type === 'table' ? demand : []));
  const needs = groups.map(({ members }) =>
    rooms.map((room) => members.filter((i) => room.guests.includes(i)).length),
  );
  const free = tables.map(({ seats }) => seats);
  const left = rooms.map(({ places }) => [...places]);
  const placed = new Int32Array(groups.length).fill(-1);
  const used = tables.map(() => 0);
  let budget = wholes.length > 0 && guests.length > 12 ? FEWER_NODES : MOST_NODES;

  const fits = (g: number, t: number): boolean => {
    const group = groups[g];
    const table = tables[t];
    if (!group?.allowed[t] || !table || group.members.length > (free[t] ?? 0)) return false;
    if (needs[g]?.some((need, r) => need > (left[r]?.[t] ?? 0))) return false;
    return (links[g] ?? []).every(({ other, test }) => {
      const there = other === g ? table : tables[placed[other] ?? -1];
      return !there || tablesFit(test, table, there);
    });
  };
  /** Tables with the same key are interchangeable, so only the first empty table among them is tried. */
  const special = tables.map(
    ({ id, seats }, t) =>
      `${seats} ${groups.map(({ allowed }) => (allowed[t] ? 1 : 0)).join('')} ${rooms.map(({ places }) => places[t]).join()}` +
      (pairs.some(({ test }) => test === 'near' || test === 'away' || test === 'far') ? id : '') +
      wholes.map(({ least }) => least?.[t] ?? '').join(),
  );
  const put = (g: number, t: number, sign: 1 | -1) => {
    placed[g] = sign === 1 ? t : -1;
    free[t] = (free[t] ?? 0) - sign * (groups[g]?.members.length ?? 0);
    used[t] = (used[t] ?? 0) + sign;
    needs[g]?.forEach((need, r) => {
      const places = left[r];
      if (places) places[t] = (places[t] ?? 0) - sign * need;
    });
  };
  /**
   * For each group: the company constraints that concern one of its members, as the guest or as possible
   * company.
   */
  const concerning = groups.map((_, g) =>
    companies.filter(({ guest, among }) => [guest, ...among].some((i) => groupOf(i) === g)),
  );
  const hasCompany = (g: number): boolean =>
    (concerning[g] ?? []).every(({ guest, among }) => {
      const own = placed[groupOf(guest)] as number;
      return own === -1 || among.some((i) => [own, -1].includes(placed[groupOf(i)] as number));
    });
  const holdsAtTables = (demand: (typeof wholes)[number]): boolean => {
    const kinds = new Set(demand.traits.filter((trait) => trait >= 0)).size;
    return tables.every((_, t) => {
      const here = groups.flatMap(({ members }, g) => (placed[g] === t ? members : []));
      const traits = here.map((i) => demand.traits[i] ?? -1);
      return tableMiss(demand, t, traits, kinds) === 0;
    });
  };
  const place = (): boolean => {
    if (budget-- <= 0) return false;
    let [chosen, fewest, largest] = [-1, Number.POSITIVE_INFINITY, 0];
    let choices: number[] = [];
    for (let g = 0; g < groups.length; g++) {
      if (placed[g] !== -1) continue;
      const open = tables.flatMap((_, t) => (fits(g, t) ? t : []));
      const size = groups[g]?.members.length ?? 0;
      if (open.length < fewest || (open.length === fewest && size > largest))
        [chosen, fewest, largest, choices] = [g, open.length, size, open];
      if (fewest === 0) return false;
    }
    if (chosen === -1) return wholes.every(holdsAtTables);
    const tried = new Set<string>();
    // Tables where required company already sits are tried first.
    const wanted = new Set(
      companies.flatMap(({ guest, among }) =>
        groupOf(guest) === chosen ? among.map((i) => placed[groupOf(i)] ?? -1) : [],
      ),
    );
    for (const t of choices.sort((a, b) => Number(wanted.has(b)) - Number(wanted.has(a)))) {
      const key = used[t] === 0 ? (special[t] ?? '') : '';
      if (key !== '' && tried.has(key)) continue;
      tried.add(key);
      put(chosen, t, 1);
      if (hasCompany(chosen) && place()) return true;
      put(chosen, t, -1);
    }
    return false;
  };
  if (place()) return true;
  return budget <= 0 ? null : false;
}
