import type { Ceremony } from '../plan/ceremony';
import type { KindId } from '../plan/kind';
import type { TemplateId } from './day-ids';
import type { TaskTemplate } from './template';

/** A kind of event: its selection from the shared lists, and its own lines. */
export type Kind = {
  readonly id: KindId;
  /** Tasks in topological order: each comes after those it depends on. */
  readonly tasks: readonly TaskTemplate[];
  /** Factor on the lead times of bookings, against a small party's. */
  readonly ahead?: (guests: number) => number;
  /** Returns the best template of the day; any other of the type can be chosen. */
  readonly day: (facts: DayChoice) => TemplateId;
  /** Default ceremony if none is chosen. */
  readonly ceremony?: Ceremony;
};

/** Facts that select among a kind's templates of the day. */
export type DayChoice = {
  readonly country: string;
  /** Date as YYYY-MM-DD. */
  readonly event_date: string;
  readonly guest_count: number;
};

/** Copies a shared list without some lines, and with a kind's own, each after its dependencies. */
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

/** Returns the factor on bookings' lead times by guests; invitations aren't earlier (proposal). */
export const byGuests = (guests: number): number => (guests > 80 ? 2.5 : guests > 40 ? 1.7 : 1);
