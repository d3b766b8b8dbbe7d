import type { Ceremony } from '../plan/ceremony';
import type { KindId } from '../plan/kind';
import type { TemplateId } from './day-ids';
import type { TaskTemplate } from './template';

/** A kind of event as its planner sees it: what it takes of the shared lists, and what is its own. */
export type Kind = {
  readonly id: KindId;
  /** Topologically ordered: a task comes after those it depends on. */
  readonly tasks: readonly TaskTemplate[];
  /** How many times as early as for a small party its bookings are made. */
  readonly ahead?: (guests: number) => number;
  /** The day that fits best; any other of the type can be chosen. */
  readonly day: (facts: DayChoice) => TemplateId;
  /** Default ceremony if none is chosen. */
  readonly ceremony?: Ceremony;
};

/** What chooses among the days of a kind. */
export type DayChoice = {
  readonly country: string;
  /** YYYY-MM-DD */
  readonly event_date: string;
  readonly guest_count: number;
};

/** A shared list without some of its lines, and with a kind's own, each behind what it waits for. */
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

/** The more people a party is for, the earlier its bookings, not its invitations, are made (proposal). */
export const byGuests = (guests: number): number => (guests > 80 ? 2.5 : guests > 40 ? 1.7 : 1);
