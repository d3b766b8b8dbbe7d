import { type Check, checkPlan } from './check';
import { type Demand, demandsOf } from './demands';
import { fewestMoves, Prices, type SeatMoves } from './mend/fewest-moves';
import { RoomState } from './mend/room-state';
import { seatedAt } from './mend/seated-at';
import type { Seat, SeatingPlan, SeatingProblem } from './problem';

export interface RepairMove {
  readonly guest: string;
  /** The previous seat; null if the guest had none. */
  readonly from: Seat | null;
  readonly to: Seat;
}

export interface Repair {
  readonly moves: readonly RepairMove[];
  /** Number of hard constraints that couldn't be repaired. */
  readonly hard: number;
}

/**
 * Counts how often each hard constraint is violated. A pair with a guest who has no seat isn't a violation.
 */
function brokenIn({ misses }: Check): Map<Demand, number> {
  const broken = new Map<Demand, number>();
  for (const { demand, open } of misses)
    if (demand.hard && !open) broken.set(demand, (broken.get(demand) ?? 0) + 1);
  return broken;
}

/** Returns true if the second plan violates a hard constraint more often than the first. */
export const breaksMore = (before: Check, after: Check): boolean => {
  const [old, now] = [brokenIn(before), brokenIn(after)];
  return [...now].some(([demand, times]) => times > (old.get(demand) ?? 0));
};

function movesBetween(problem: SeatingProblem, before: SeatingPlan, after: SeatingPlan): RepairMove[] {
  const known = new Set(problem.tables.map(({ id }) => id));
  return problem.guests.flatMap(({ id }) => {
    const old = before.get(id) ?? null;
    const from = old && known.has(old.table) ? old : null;
    const to = after.get(id);
    return to && (from?.table !== to.table || from.seat !== to.seat) ? [{ guest: id, from, to }] : [];
  });
}

/**
 * Returns everyone's table index. It is -1 for people without a valid seat, and for the second of two people
 * on one seat.
 */
function tablesOf({ guests, tables, locked }: SeatingProblem, plan: SeatingPlan): number[] {
  const known = new Map(tables.map((table, t) => [table.id, { t, seats: table.seats }]));
  const placeOf = (id: string) => {
    const seat = locked.get(id) ?? plan.get(id);
    const table = seat && known.get(seat.table);
    return seat && table && seat.seat < table.seats ? { ...seat, t: table.t } : null;
  };
  const taken = new Set<string>();
  const at = guests.map(() => -1);
  const order = [...guests.keys()].sort(
    (a, b) => Number(locked.has(guests[b]?.id ?? '')) - Number(locked.has(guests[a]?.id ?? '')),
  );
  for (const i of order) {
    const place = placeOf(guests[i]?.id ?? '');
    const key = place && `${place.table} ${place.seat}`;
    if (!place || !key || taken.has(key)) continue;
    taken.add(key);
    at[i] = place.t;
  }
  return at;
}

/** Splits the violations into groups that share no guests or households, the largest first. */
function partsOf(state: RoomState, prices: Prices): Set<number>[] {
  const parts: { musts: Set<number>; keys: Set<string> }[] = [];
  for (const must of state.broken) {
    const keys = new Set(
      state.about(must).map((i) => {
        const home = prices.householdOf[i] as number;
        return home >= 0 ? `home ${home}` : `${i}`;
      }),
    );
    const joined = parts.filter((part) => [...part.keys].some((key) => keys.has(key)));
    for (const part of joined) parts.splice(parts.indexOf(part), 1);
    parts.push({
      musts: new Set([must, ...joined.flatMap(({ musts }) => [...musts])]),
      keys: new Set([...keys, ...joined.flatMap((part) => [...part.keys])]),
    });
  }
  return parts.map(({ musts }) => musts).sort((a, b) => b.size - a.size);
}

/**
 * Repairs all violations at once with as few moves as possible. If that fails, it repairs each group of
 * violations separately. In a group that can't be repaired as a whole, it repairs each violation separately.
 */
function mend(state: RoomState, prices: Prices, locked: ReadonlySet<number>): void {
  const take = (found: SeatMoves | null): boolean => {
    for (const [i, t] of found?.to ?? []) state.move(i, t);
    return found !== null;
  };
  state.aimAt(null);
  if (take(fewestMoves(state, prices, locked))) return;
  for (const part of partsOf(state, prices)) {
    state.aimAt(part);
    if (take(fewestMoves(state, prices, locked)) || part.size === 1) continue;
    for (const must of part) {
      state.aimAt(new Set([must]));
      if (state.broken.size > 0) take(fewestMoves(state, prices, locked));
    }
  }
}

/**
 * Repairs a plan after guests or tables changed, moving as few people as possible. Households and parties
 * move together, people with printed cards are moved last, and no rule that is met now becomes violated.
 */
export function repair(
  problem: SeatingProblem,
  plan: SeatingPlan,
  printed: ReadonlySet<string> = new Set(),
): Repair {
  const demands = demandsOf(problem);
  const at = tablesOf(problem, plan);
  const seated = new Set(problem.guests.flatMap(({ id }, i) => ((at[i] ?? -1) >= 0 ? id : [])));
  const before = checkPlan(problem, new Map([...plan].filter(([id]) => seated.has(id))), demands);
  if (before.hard === 0) return { moves: [], hard: 0 };
  const state = new RoomState(problem, demands, at);
  const locked = new Set(problem.guests.flatMap(({ id }, i) => (problem.locked.has(id) ? i : [])));
  mend(state, new Prices(problem, demands, at, printed), locked);
  const after = seatedAt(problem, plan, demands, state.at);
  const check = checkPlan(problem, after, demands);
  // The people's new tables might have no free seats side by side. The result is therefore discarded if it
  // violates any rule more often than before.
  if (breaksMore(before, check) || check.hard > before.hard) return { moves: [], hard: before.hard };
  return { moves: movesBetween(problem, plan, after), hard: check.hard };
}
