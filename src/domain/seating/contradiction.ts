import type { SeatingProblem, SeatingRule } from './problem';
import { isFeasible } from './solve/feasible';

export type Contradiction =
  | { readonly why: 'seats'; readonly guests: number; readonly seats: number }
  /** A minimal set of rules that can't all be met, and the least important one of them. */
  | {
      readonly why: 'rules';
      readonly rules: readonly SeatingRule[];
      readonly cheapest: SeatingRule;
      /**
       * Guests named by these rules. `seats` is the size of the largest table that the rules name, or of any
       * table if they name none.
       */
      readonly guests: readonly string[];
      readonly seats: number;
      /** True if there would be a solution without the constraint that children sit with their adults. */
      readonly children: boolean;
    };

/** Returns how important a rule is: by its weight first, then by its number of guests. */
const cost = ({ weight, guests }: SeatingRule): number => weight * 1000 + guests.length;

/**
 * Proves that no plan can meet all hard rules. Returns a minimal set of contradictory rules, or null if no
 * contradiction was found.
 */
export function contradictionOf(problem: SeatingProblem): Contradiction | null {
  const seats = problem.tables.reduce((sum, table) => sum + table.seats, 0);
  if (problem.guests.length > seats) return { why: 'seats', guests: problem.guests.length, seats };
  const hard = problem.rules.filter((rule) => rule.hard);
  const fails = (rules: readonly SeatingRule[]) => isFeasible({ ...problem, rules }) === false;
  let left = hard;
  if (!fails(left)) return null;
  // Large groups of rules are left out first, so that a few contradictory rules among many are found quickly.
  for (let size = Math.ceil(left.length / 2); size >= 1; ) {
    const before = left.length;
    for (let from = 0; from < left.length; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (fewer.length < left.length && fails(fewer)) left = fewer;
      else from += size;
    }
    // Leaving out a rule activates default constraints. These can make another rule unnecessary, so the
    // search continues until nothing changes.
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
