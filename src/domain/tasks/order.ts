import { KINDS } from '../kinds/kinds';
import type { KindId } from '../plan/kind';
import { templateIdOf } from './checklist';
import type { Task } from './task';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares tasks by date; those of one day in the order in which the checklist does them, then people's own by
 * priority. What is left, names or ids, is the caller's.
 */
export function doingOrder(kind: KindId): (a: Task, b: Task) => number {
  const places = new Map(KINDS[kind].tasks.map(({ id }, i) => [id, i]));
  const placeOf = ({ generated }: Task): number =>
    (generated && places.get(templateIdOf(generated.origin))) ?? places.size;
  return (a, b) =>
    byText(a.recommended_completion_date, b.recommended_completion_date) ||
    placeOf(a) - placeOf(b) ||
    a.priority_level - b.priority_level;
}
