import type { Ceremony } from '../plan/ceremony';
import type { KindId } from '../plan/kind';
import type { TemplateId } from './day-ids';
import type { TaskTemplate } from './template';

/** A kind of event: the shared tasks that it uses, and its additional tasks. */
export type Kind = {
  readonly id: KindId;
  /** Tasks in topological order: each comes after the tasks it depends on. */
  readonly tasks: readonly TaskTemplate[];
  /** Factor by which bookings must be made earlier than for a small party. */
  readonly ahead?: (guests: number) => number;
  /** Returns the default template of the day. The user can choose another one. */
  readonly day: (facts: DayChoice) => TemplateId;
  readonly ceremony?: Ceremony;
};

export type DayChoice = {
  readonly country: string;
  readonly event_date: string;
  readonly guest_count: number;
};

/**
 * Returns the tasks of a kind: a shared list without the tasks in `without`, plus the tasks in `own`. They
 * are in topological order.
 */
export function taking(
  list: readonly TaskTemplate[],
  {
    without = [],
    own = [],
  }: { readonly without?: readonly string[]; readonly own?: readonly TaskTemplate[] },
): readonly TaskTemplate[] {
  const left = new Set([...without, ...own.map(({ id }) => id)]);
  const lines = [...own, ...list.filter(({ id }) => !left.has(id))];
  const sorted = new Set<TaskTemplate>();
  const add = (line: TaskTemplate) => {
    if (sorted.has(line)) return;
    for (const earlier of lines) if (line.after?.includes(earlier.id)) add(earlier);
    sorted.add(line);
  };
  for (const line of lines.toSorted((a, b) => b.lead - a.lead)) add(line);
  return [...sorted];
}

/** Returns by which factor a number of guests makes bookings earlier (D). Invitations aren't affected. */
export const byGuests = (guests: number): number => (guests > 80 ? 2.5 : guests > 40 ? 1.7 : 1);
