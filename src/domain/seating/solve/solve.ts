import { type Demand, demandsOf } from '../demands';
import type { SeatingPlan, SeatingProblem } from '../problem';
import { Annealing, type FoundSeating, isBetter } from './anneal';
import { withCompanions } from './company';
import { type Compiled, compile } from './compile';
import { orderSeats } from './seats';

const PACE_STEPS = 1000;
const MOST_STEPS = 60_000_000;

interface Effort {
  readonly seed: number;
  /** Number of steps of the search. The same seed and steps always give the same plan. */
  readonly steps: number;
  /** Plan to start from. Without it, a new plan is built. */
  readonly from?: SeatingPlan;
}

export interface Solution {
  readonly plan: SeatingPlan;
  readonly hard: number;
  readonly soft: number;
  readonly steps: number;
}

export interface Progress {
  readonly share: number;
  readonly hard: number;
  readonly soft: number;
}

/**
 * Returns the place of each guest in a plan, as the solver's index. Guests without a seat get the remaining
 * places.
 */
export function slotsOf(problem: SeatingProblem, compiled: Compiled, plan: SeatingPlan): Int32Array {
  const tables = new Map(problem.tables.map((table, t) => [table.id, { t, seats: table.seats }]));
  const slots = Int32Array.from(compiled.locked);
  const taken = new Set<number>(slots.filter((slot) => slot >= 0));
  problem.guests.forEach(({ id }, i) => {
    const seat = plan.get(id);
    const table = seat && tables.get(seat.table);
    if (!seat || !table || seat.seat >= table.seats || slots[i] !== -1) return;
    const slot = (compiled.start[table.t] as number) + seat.seat;
    if (taken.has(slot)) return;
    slots[i] = slot;
    taken.add(slot);
  });
  let free = 0;
  for (let i = 0; i < slots.length; i++) {
    if (slots[i] !== -1) continue;
    while (taken.has(free)) free++;
    slots[i] = free;
    taken.add(free);
  }
  return slots;
}

/** Converts the solver's result to a plan. Guests without a seat are left out. */
export function planOf(problem: SeatingProblem, compiled: Compiled, slotOf: Int32Array): SeatingPlan {
  return new Map(
    problem.guests.flatMap(({ id }, i) => {
      const slot = slotOf[i] as number;
      const t = compiled.tableOfSlot[slot] as number;
      const table = problem.tables[t];
      return table ? [[id, { table: table.id, seat: slot - (compiled.start[t] as number) }] as const] : [];
    }),
  );
}

function finished(
  problem: SeatingProblem,
  compiled: Compiled,
  demands: readonly Demand[],
  { slotOf, hard, soft }: FoundSeating,
  steps: number,
): Solution {
  const seated = orderSeats(problem, compiled, demands, slotOf);
  return { plan: planOf(problem, compiled, seated), hard, soft, steps };
}

/**
 * Solves a problem with a fixed number of steps. If constraints are given, they replace those of the rules,
 * and nobody is moved afterwards to avoid sitting alone.
 */
export function solve(problem: SeatingProblem, { seed, steps, from }: Effort, given?: readonly Demand[]) {
  const demands = given ?? demandsOf(problem);
  const compiled = compile(problem, demands);
  const run = new Annealing(compiled, seed, steps, from ? slotsOf(problem, compiled, from) : null);
  run.advance(steps);
  const best = given ? run.best : withCompanions(compiled, run.best, from === undefined);
  return finished(problem, compiled, demands, best, run.taken);
}

function paceOf(trial: Annealing, now: () => number): number {
  trial.advance(PACE_STEPS / 2);
  const warm = now();
  trial.advance(PACE_STEPS / 2);
  return PACE_STEPS / 2 / Math.max(0.05, now() - warm);
}

interface Budget {
  readonly seed: number;
  readonly milliseconds: number;
  readonly now: () => number;
  readonly from?: SeatingPlan;
}

/**
 * Solves a problem within a time limit. It yields the progress every few milliseconds. Passing `true` to
 * `next` stops the search and returns the best plan so far.
 */
export function* solving(
  problem: SeatingProblem,
  { seed, milliseconds, now, from }: Budget,
  given?: readonly Demand[],
): Generator<Progress, Solution, boolean | undefined> {
  const begun = now();
  const demands = given ?? demandsOf(problem);
  const compiled = compile(problem, demands);
  const slots = from ? slotsOf(problem, compiled, from) : null;
  let pace = paceOf(new Annealing(compiled, seed, PACE_STEPS, slots), now);
  let best: FoundSeating | null = null;
  let taken = 0;
  let stop: boolean | undefined = false;
  // The first estimate of the speed is too low, because the code isn't compiled yet. A first run that ends
  // early leaves time for further runs.
  for (let again = 0; !stop && (again === 0 || now() - begun < 0.9 * milliseconds); again++) {
    const left = milliseconds - (now() - begun);
    const steps = Math.max(PACE_STEPS, Math.min(MOST_STEPS, Math.floor(pace * left)));
    const run = new Annealing(
      compiled,
      seed + again * 7919,
      steps,
      again % 2 === 1 && best ? best.slotOf : slots,
    );
    const started = now();
    const slice = Math.max(100, Math.floor(pace * 8));
    while (!run.done && !stop && now() - begun < milliseconds) {
      run.advance(slice);
      const { hard, soft } = best && isBetter(best, run.best) ? best : run.best;
      stop = yield { share: Math.min(1, (now() - begun) / milliseconds), hard, soft };
    }
    run.keep();
    if (!best || isBetter(run.best, best)) best = run.best;
    taken += run.taken;
    pace = run.taken / Math.max(0.05, now() - started);
    if (run.taken === 0) break;
  }
  const found = best ?? new Annealing(compiled, seed, 0, slots).best;
  const kept = given ? found : withCompanions(compiled, found, from === undefined);
  return finished(problem, compiled, demands, kept, taken);
}
