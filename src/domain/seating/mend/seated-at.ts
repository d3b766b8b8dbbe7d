import { checkPlan } from '../check';
import type { Demand } from '../demands';
import type { SeatingPlan, SeatingProblem } from '../problem';
import { seatsSideBySide } from '../solve/side-by-side';

/** Assigns seats at one table. People keep their seats unless two must sit side by side. */
function seatsOf(
  { tables, guests, locked }: SeatingProblem,
  before: SeatingPlan,
  t: number,
  here: readonly number[],
  pairs: readonly (readonly [number, number])[],
): Map<number, number> {
  const table = tables[t];
  const seats = table?.seats ?? 0;
  const beside = Array.from({ length: seats }, (): number[] => []);
  for (const [a, b] of table?.sides ?? []) {
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  const own = new Map<number, number>();
  const fixed = new Map<number, number>();
  const taken = new Set<number>();
  const isLocked = (i: number) => locked.has(guests[i]?.id ?? '');
  for (const i of here.toSorted((a, b) => Number(isLocked(b)) - Number(isLocked(a)))) {
    const id = guests[i]?.id ?? '';
    const seat = locked.get(id) ?? before.get(id);
    if (seat?.table !== table?.id || seat === undefined || seat.seat >= seats || taken.has(seat.seat))
      continue;
    taken.add(seat.seat);
    own.set(i, seat.seat);
    if (isLocked(i)) fixed.set(i, seat.seat);
  }
  const mine = pairs.filter(([a, b]) => here.includes(a) && here.includes(b));
  const held = mine.every(([a, b]) => beside[own.get(a) ?? -1]?.includes(own.get(b) ?? -1));
  const rows = held
    ? own
    : (seatsSideBySide(beside, mine, own) ?? seatsSideBySide(beside, mine, fixed) ?? own);
  const seatOf = new Map(rows);
  const used = new Set(seatOf.values());
  const waiting = here.filter((i) => !seatOf.has(i));
  // A person's seat changes only if someone else needs it.
  for (const i of waiting) {
    const seat = own.get(i);
    if (seat === undefined || used.has(seat)) continue;
    seatOf.set(i, seat);
    used.add(seat);
  }
  let free = 0;
  for (const i of waiting) {
    if (seatOf.has(i)) continue;
    while (used.has(free)) free++;
    if (free >= seats) break;
    seatOf.set(i, free);
    used.add(free);
  }
  return seatOf;
}

/** Swaps seats at a table until all required neighbours sit side by side. */
function mendSides(problem: SeatingProblem, plan: SeatingPlan, demands: readonly Demand[]): SeatingPlan {
  let now = plan;
  for (let round = 0; round < 20; round++) {
    const check = checkPlan(problem, now, demands);
    const miss = check.misses.find(
      ({ demand, guests: [a = '', b = ''] }) =>
        demand.hard &&
        demand.type === 'pair' &&
        demand.test === 'beside' &&
        now.get(a)?.table === now.get(b)?.table,
    );
    if (!miss) return now;
    let better: SeatingPlan | null = null;
    let least = check.hard;
    for (const id of miss.guests) {
      const own = now.get(id);
      const table = problem.tables.find((one) => one.id === own?.table);
      for (let seat = 0; own && table && !problem.locked.has(id) && seat < table.seats; seat++) {
        const other = [...now].find(([, at]) => at.table === table.id && at.seat === seat)?.[0];
        if (other === id || (other !== undefined && problem.locked.has(other))) continue;
        const next = new Map(now).set(id, { table: table.id, seat });
        if (other !== undefined) next.set(other, own);
        const { hard } = checkPlan(problem, next, demands);
        if (hard < least) [least, better] = [hard, next];
      }
    }
    if (!better) return now;
    now = better;
  }
  return now;
}

/** Returns a plan in which `at` gives each person's table. People who stay at a table keep their seats. */
export function seatedAt(
  problem: SeatingProblem,
  before: SeatingPlan,
  demands: readonly Demand[],
  at: Int32Array,
): SeatingPlan {
  const pairs = demands.flatMap((demand) =>
    demand.hard && demand.type === 'pair' && demand.test === 'beside' ? [[demand.a, demand.b] as const] : [],
  );
  const plan = new Map<string, { table: string; seat: number }>();
  for (const [t, { id }] of problem.tables.entries()) {
    const here = [...problem.guests.keys()].filter((i) => at[i] === t);
    for (const [i, seat] of seatsOf(problem, before, t, here, pairs))
      plan.set(problem.guests[i]?.id ?? '', { table: id, seat });
  }
  return mendSides(problem, plan, demands);
}
