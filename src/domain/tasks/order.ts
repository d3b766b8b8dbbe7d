import { KINDS } from '../kinds/kinds';
import type { KindId } from '../plan/kind';
import { templateIdOf } from './checklist';
import type { Task } from './task';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares tasks by date. Tasks of the same day are in the order of the checklist, followed by the user's own
 * tasks by priority. Remaining ties are left to the caller.
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
