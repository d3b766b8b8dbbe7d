import { type Check, checkPlan } from './check';
import { type Demand, demandsOf } from './demands';
import { type SeatingPlan, type SeatingProblem, sharing, TABLE_RULES } from './problem';
import { breaksMore, type RepairMove } from './repair';
import { type Unmet, unmetOf } from './unmet';

/** Moves that belong together, and the rules that are met now but violated after these moves. */
interface RepairSuggestion {
  readonly moves: readonly RepairMove[];
  readonly lost: readonly Unmet[];
}

const withMoves = (plan: SeatingPlan, moves: readonly RepairMove[]): SeatingPlan => {
  const after = new Map(plan);
  for (const { guest } of moves) after.delete(guest);
  for (const { guest, to } of moves) after.set(guest, to);
  return after;
};

/** Returns true if no seat is used twice. */
function seatsOnce(plan: SeatingPlan): boolean {
  const seats = [...plan.values()].map(({ table, seat }) => `${table} ${seat}`);
  return new Set(seats).size === seats.length;
}

/**
 * Groups moves that must be accepted together: they concern one household or hard rule, or one person takes
 * another's seat.
 */
function groupsOf(
  { guests }: SeatingProblem,
  plan: SeatingPlan,
  moves: readonly RepairMove[],
  demands: readonly Demand[],
): RepairMove[][] {
  const number = new Map(guests.map(({ id }, i) => [id, i]));
  const moving = new Map(moves.map(({ guest }, m) => [number.get(guest) ?? -1, m]));
  const parent = moves.map((_, m) => m);
  const root = (m: number): number => (parent[m] === m ? m : root(parent[m] ?? m));
  const join = (those: readonly (number | undefined)[]) => {
    const [first, ...others] = those.flatMap((m) => m ?? []);
    for (const m of others) parent[root(m)] = root(first ?? m);
  };
  const seatOf = new Map([...plan].map(([id, { table, seat }]) => [`${table} ${seat}`, id]));
  for (const [m, { to }] of moves.entries()) {
    const sitting = seatOf.get(`${to.table} ${to.seat}`);
    join([m, moving.get(number.get(sitting ?? '') ?? -1)]);
  }
  for (const demand of demands) {
    if (!demand.hard) continue;
    if (demand.type === 'pair') join([moving.get(demand.a), moving.get(demand.b)]);
    else if (demand.type === 'company') join([demand.guest, ...demand.among].map((i) => moving.get(i)));
  }
  for (const those of sharing(guests, ({ household }) => household)) join(those.map((i) => moving.get(i)));
  return sharing([...moves.keys()], (m) => `${root(m)}`).map((group) => group.flatMap((m) => moves[m] ?? []));
}

/**
 * Returns the rules that were met before but aren't afterwards. Rules about tables are compared by table,
 * others by guest.
 */
function lostBetween({ rules }: SeatingProblem, before: readonly Unmet[], after: readonly Unmet[]): Unmet[] {
  const aboutTables = new Set(
    rules.flatMap(({ id, kind }) =>
      TABLE_RULES.some((one) => one === kind) && kind !== 'new-company' ? id : [],
    ),
  );
  const nameOf = ({ of }: Unmet) => (typeof of === 'string' ? of : `rule ${of.rule}`);
  return after.filter((one) => {
    const byTable = typeof one.of !== 'string' && aboutTables.has(one.of.rule);
    return !before.some(
      (old) =>
        nameOf(old) === nameOf(one) &&
        (byTable
          ? one.tables.every((id) => old.tables.includes(id))
          : one.guests.every((id) => old.guests.includes(id))),
    );
  });
}

/**
 * Splits a repair into groups of moves that can be accepted separately. If a group alone would violate a
 * rule, all moves are suggested together. Returns an empty array if all moves together would violate a rule
 * too, because the room has changed.
 */
export function offersOf(
  problem: SeatingProblem,
  plan: SeatingPlan,
  moves: readonly RepairMove[],
): RepairSuggestion[] {
  const known = new Set(problem.guests.map(({ id }) => id));
  const open = moves.filter(({ guest, to }) => {
    const now = plan.get(guest);
    return known.has(guest) && (now?.table !== to.table || now.seat !== to.seat);
  });
  if (open.length === 0) return [];
  const demands = demandsOf(problem);
  const before = checkPlan(problem, plan, demands);
  const tried = (those: readonly RepairMove[]): { check: Check; plan: SeatingPlan } | null => {
    const after = withMoves(plan, those);
    if (!seatsOnce(after)) return null;
    const check = checkPlan(problem, after, demands);
    return breaksMore(before, check) ? null : { check, plan: after };
  };
  const groups = groupsOf(problem, plan, open, demands);
  const offered = groups.every((group) => tried(group) !== null) ? groups : [open];
  const unmet = unmetOf(problem, plan, before.misses);
  return offered.flatMap((group): RepairSuggestion[] => {
    const found = tried(group);
    if (!found) return [];
    return [
      { moves: group, lost: lostBetween(problem, unmet, unmetOf(problem, found.plan, found.check.misses)) },
    ];
  });
}
