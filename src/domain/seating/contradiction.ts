import type { SeatingProblem, SeatingRule } from './problem';
import { isFeasible } from './solve/feasible';

export type Contradiction =
  /** More guests than seats, whatever the rules. */
  | { readonly why: 'seats'; readonly guests: number; readonly seats: number }
  /** Rules that cannot all hold, though any of them left out the others can; and the one that costs least. */
  | {
      readonly why: 'rules';
      readonly rules: readonly SeatingRule[];
      readonly cheapest: SeatingRule;
      /** Whom they are about, and the most that fit at one of the tables they are about. */
      readonly guests: readonly string[];
      readonly seats: number;
      /** They could all hold if children sat away from their adults. */
      readonly children: boolean;
    };

/** How much a rule is missed: by its weight, then by how many guests it is about. */
const cost = ({ weight, guests }: SeatingRule): number => weight * 1000 + guests.length;

/** Why no plan keeps every hard rule: a set that contradicts itself with none to spare; null where nothing is proved. */
export function contradictionOf(problem: SeatingProblem): Contradiction | null {
  const seats = problem.tables.reduce((sum, table) => sum + table.seats, 0);
  if (problem.guests.length > seats) return { why: 'seats', guests: problem.guests.length, seats };
  const hard = problem.rules.filter((rule) => rule.hard);
  const fails = (rules: readonly SeatingRule[]) => isFeasible({ ...problem, rules }) === false;
  let left = hard;
  if (!fails(left)) return null;
  // Halves first, so that a few rules among many are found soon.
  for (let size = Math.ceil(left.length / 2); size >= 1; ) {
    const before = left.length;
    for (let from = 0; from < left.length; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (fewer.length < left.length && fails(fewer)) left = fewer;
      else from += size;
    }
    // Without one rule, what holds where there is none can make another needless.
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
