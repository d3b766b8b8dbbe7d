import type { SeatingProblem, SeatingRule } from './problem';
import { isFeasible } from './solve/feasible';

export type Contradiction =
  /** More guests than seats, whatever the rules. */
  | { readonly why: 'seats'; readonly guests: number; readonly seats: number }
  /** A minimal set of contradictory rules, and the cheapest one to drop. */
  | {
      readonly why: 'rules';
      readonly rules: readonly SeatingRule[];
      readonly cheapest: SeatingRule;
      /**
       * The affected guests; `seats` is the size of the largest table that the rules name, or of any if they
       * name none.
       */
      readonly guests: readonly string[];
      readonly seats: number;
      /** True if separating children from their adults would resolve it. */
      readonly children: boolean;
    };

/** Returns the cost of dropping a rule: its weight, then its number of guests. */
const cost = ({ weight, guests }: SeatingRule): number => weight * 1000 + guests.length;

/**
 * Proves that no plan satisfies every hard rule; returns a minimal contradictory set, or null without proof.
 */
export function contradictionOf(problem: SeatingProblem): Contradiction | null {
  const seats = problem.tables.reduce((sum, table) => sum + table.seats, 0);
  if (problem.guests.length > seats) return { why: 'seats', guests: problem.guests.length, seats };
  const hard = problem.rules.filter((rule) => rule.hard);
  const fails = (rules: readonly SeatingRule[]) => isFeasible({ ...problem, rules }) === false;
  let left = hard;
  if (!fails(left)) return null;
  // Halves are tried first, so that a few rules among many are found soon.
  for (let size = Math.ceil(left.length / 2); size >= 1; ) {
    const before = left.length;
    for (let from = 0; from < left.length; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (fewer.length < left.length && fails(fewer)) left = fewer;
      else from += size;
    }
    // Dropping a rule activates defaults, which can make another rule redundant.
    if (size > 1) size = Math.ceil(size / 2);
    else if (left.length === before) break;
  }
  const [first] = left;
  if (!first) return null;
  const about = problem.tables.filter(({ id }) => left.some(({ tables }) => tables.includes(id)));
  return {
    why: 'rules',
    rules: left,
    cheapest: left.reduce((least, rule) => (cost(rule) < cost(least) ? rule : least), first),
    guests: [...new Set(left.flatMap(({ guests }) => guests))],
    children: isFeasible({ ...problem, rules: left }, false) !== false,
    seats: Math.max(...(about.length > 0 ? about : problem.tables).map((table) => table.seats)),
  };
}
