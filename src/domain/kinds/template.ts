import type { Category } from '../plan/facts';
import type { LeadTimeSource } from './lists/lead-times.data';
import type { When } from './when';

/**
 * Suffix of a text's key if the words depend on the time left, the couple, the place or the kind of event.
 */
export type Wording =
  | ''
  | 'Late'
  | 'Short'
  | 'Both'
  | 'Suits'
  | 'Brides'
  | 'Civil'
  | 'Church'
  | 'Symbolic'
  | 'Gb'
  | 'Tips'
  | 'Indoor'
  | 'Party'
  | 'Kids'
  | 'Plain';

type More = {
  /** Source of the lead time. Floors, days and dependencies are this product's own (confidence D). */
  readonly source?: LeadTimeSource;
  /** Tasks that come first, if the list has them. */
  readonly after?: readonly string[];
  /** Condition; without it the task belongs to every event of the list. */
  readonly when?: When;
  /** True if the task belongs to the event even without its budget category. */
  readonly always?: true;
  /** Minimum days between another task and this one, if time permits. */
  readonly gap?: Readonly<Record<string, number>>;
  /**
   * If there is more time than the list needs, the task is still due this many days from today, because
   * others depend on it.
   */
  readonly soon?: number;
  /** Earliest day for booking, in days before the event, however early the plan is made. */
  readonly opens?: number;
  /** The makers' production time: no country's shorter engagement makes the lead time shorter than this. */
  readonly keeps?: number;
  /** The legal time limit in days: with fewer left it can't be done for the event's day. */
  readonly legal?: number;
  /** With fewer days left the task is dropped, because another one replaces it. */
  readonly drop?: number;
  /** A shorter form of the task for fewer remaining days than `below`, with other words and another floor. */
  readonly short?: { readonly below: number; readonly floor: number; readonly days?: number };
  /** With fewer days left even the short way is too long, and other words are used. */
  readonly late?: number;
  /** True if the task is done at a public office or a notary's, so that it isn't due on a weekend. */
  readonly office?: true;
  /** Other wordings; the first one whose condition holds is used. */
  readonly words?: Readonly<Partial<Record<Wording, When>>>;
  /** A commitment in this budget category completes the task. */
  readonly closedBy?: Category;
};

/** A line of a checklist, whose text is in the namespace `checklist` under its id. */
export type TaskTemplate = More & {
  readonly id: string;
  readonly category: 'general' | Category;
  /** 1 is the most important. */
  readonly priority: 1 | 2 | 3;
  /** The best day, in days before the event; negative after it. */
  readonly lead: number;
  /** Days before the event after which the task is hardly useful. */
  readonly floor: number;
  /** Duration in days. */
  readonly days: number;
  readonly source: LeadTimeSource;
};

/** Returns a builder for tasks whose lead times have one source; `days` are lead, floor and duration. */
export const tasksFrom =
  (source: LeadTimeSource) =>
  (
    id: string,
    category: TaskTemplate['category'],
    priority: TaskTemplate['priority'],
    [lead, floor, days]: readonly [lead: number, floor: number, days: number],
    more: More = {},
  ): TaskTemplate => ({ source, ...more, id, category, priority, lead, floor, days });

export const task = tasksFrom('proposal');
