import { type Check, checkPlan } from './check';
import { demandsOf } from './demands';
import type { Seat, SeatingPlan, SeatingProblem } from './problem';
import { compile } from './solve/compile';
import { Hall } from './solve/hall';
import { planOf } from './solve/solve';

export interface RepairMove {
  readonly guest: string;
  /** Null for who had no seat. */
  readonly from: Seat | null;
  readonly to: Seat;
}

export interface Repair {
  readonly moves: readonly RepairMove[];
  /** Hard demands that are broken still. */
  readonly hard: number;
}

/** Exchanges of places, and how many people that moves. */
interface Step {
  readonly swaps: readonly (readonly [number, number])[];
  readonly hard: number;
  readonly soft: number;
  readonly cost: number;
}

/** Who could mend what is broken: those it is about, and those whose company is missed. */
function concerned({ unseated, misses }: Check, problem: SeatingProblem): Set<string> {
  const ids = new Set(unseated);
  for (const { demand, guests } of misses) {
    if (!demand.hard) continue;
    for (const id of guests) ids.add(id);
    if (demand.type === 'company') for (const i of demand.among) ids.add(problem.guests[i]?.id ?? '');
  }
  return ids;
}

const isCheaper = (a: Step, b: Step | null): boolean =>
  b === null ||
  a.hard < b.hard ||
  (a.hard === b.hard && (a.cost < b.cost || (a.cost === b.cost && a.soft > b.soft)));

/** What each person moved costs; who stands on a printed card costs more. */
const PRINTED = 1.25;

class Mending {
  private readonly hall: Hall;
  readonly compiled;
  private readonly number: Map<string, number>;

  constructor(
    readonly problem: SeatingProblem,
    plan: SeatingPlan,
    private readonly printed: ReadonlySet<string>,
  ) {
    const tables = new Map(problem.tables.map((table, t) => [table.id, { t, seats: table.seats }]));
    this.number = new Map(problem.guests.map(({ id }, i) => [id, i]));
    this.compiled = compile(problem, demandsOf(problem), problem.guests.length);
    const { start, realTables, locked } = this.compiled;
    let bench = start[realTables] as number;
    const taken = new Set<number>(locked.filter((slot) => slot >= 0));
    const slots = problem.guests.map(({ id }, i) => {
      const seat = plan.get(id);
      const table = seat && tables.get(seat.table);
      if ((locked[i] as number) >= 0) return locked[i] as number;
      const slot = table && seat.seat < table.seats ? (start[table.t] as number) + seat.seat : -1;
      if (slot < 0 || taken.has(slot)) return bench++;
      taken.add(slot);
      return slot;
    });
    this.hall = new Hall(this.compiled, Int32Array.from(slots));
  }

  get hard(): number {
    return this.hall.hard;
  }

  get plan(): SeatingPlan {
    return planOf(this.problem, this.compiled, this.hall.slotOf);
  }

  take({ swaps }: Step): void {
    for (const [one, other] of swaps) this.hall.swap(one, other);
  }

  private priceOf(i: number): number {
    const id = this.problem.guests[i]?.id ?? '';
    const seated = this.compiled.tableOfSlot[this.hall.slotOf[i] as number] as number;
    if (seated >= this.compiled.realTables) return 1;
    return this.printed.has(id) ? PRINTED : 1;
  }

  /** The first free seat and all guests of each table. */
  private targets(): { free: number[]; sitting: number[] } {
    const { start, realTables, locked } = this.compiled;
    const free: number[] = [];
    const sitting: number[] = [];
    for (let t = 0; t < realTables; t++) {
      let empty = -1;
      for (let slot = start[t] as number; slot < (start[t + 1] as number); slot++) {
        const i = this.hall.guestAt[slot] as number;
        if (i < 0) empty = empty < 0 ? slot : empty;
        else if ((locked[i] as number) < 0) sitting.push(slot);
      }
      if (empty >= 0) free.push(empty);
    }
    return { free, sitting };
  }

  /** The best step that moves one or two people, one of them concerned. */
  best(ids: ReadonlySet<string>): Step | null {
    const { hall, compiled } = this;
    const { free, sitting } = this.targets();
    let best: Step | null = null;
    const consider = (swaps: readonly (readonly [number, number])[], cost: number) => {
      for (const [one, other] of swaps) hall.swap(one, other);
      const step = { swaps, hard: hall.hard, soft: hall.soft, cost };
      for (const [one, other] of [...swaps].reverse()) hall.swap(one, other);
      if (isCheaper(step, best)) best = step;
    };
    const movable = [...ids].flatMap((id) => {
      const i = this.number.get(id);
      return i === undefined || (compiled.locked[i] as number) >= 0 ? [] : i;
    });
    for (const i of movable) {
      const own = hall.slotOf[i] as number;
      const price = this.priceOf(i);
      for (const slot of free) consider([[own, slot]], price);
    }
    const before = hall.hard;
    if (best !== null && (best as Step).hard === 0) return best;
    for (const i of movable) {
      const own = hall.slotOf[i] as number;
      const isSeated = (compiled.tableOfSlot[own] as number) < compiled.realTables;
      for (const place of sitting) {
        const other = hall.guestAt[place] as number;
        if (other === i) continue;
        const cost = this.priceOf(i) + this.priceOf(other);
        if (isSeated) consider([[own, place]], cost);
        for (const slot of free)
          consider(
            [
              [place, slot],
              [own, place],
            ],
            cost,
          );
      }
    }
    const found = best as Step | null;
    return found && found.hard < before ? found : null;
  }
}

/** Seats of one table exchanged where two who must sit side by side do not. */
function mendSides(problem: SeatingProblem, plan: SeatingPlan): SeatingPlan {
  let now = plan;
  for (let round = 0; round < 20; round++) {
    const check = checkPlan(problem, now);
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
        const { hard } = checkPlan(problem, next);
        if (hard < least) [least, better] = [hard, next];
      }
    }
    if (!better) return now;
    now = better;
  }
  return now;
}

/** The moves between two plans. */
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
 * Mends a plan after guests or tables have changed: step by step the one that restores most for the fewest people
 * moved, people without a printed place first; nobody else is touched.
 */
export function repair(
  problem: SeatingProblem,
  plan: SeatingPlan,
  printed: ReadonlySet<string> = new Set(),
): Repair {
  const mending = new Mending(problem, plan, printed);
  for (let round = 0; mending.hard > 0 && round < problem.guests.length + 20; round++) {
    const step = mending.best(concerned(checkPlan(problem, mending.plan), problem));
    if (!step) break;
    mending.take(step);
  }
  const after = mendSides(problem, mending.plan);
  return { moves: movesBetween(problem, plan, after), hard: checkPlan(problem, after).hard };
}
