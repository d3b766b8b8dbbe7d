import type { Category } from '../plan/facts';
import type { LeadTimeSource } from './lists/lead-times.data';
import type { When } from './when';

/**
 * Suffix of a translation key. It selects a wording that depends on the time left, the couple, the place or
 * the kind of event.
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
  /** Source of `lead`. Floors, durations and dependencies are this product's own proposal (confidence D). */
  readonly source?: LeadTimeSource;
  /** Ids of tasks that must be done before this one. Ids that aren't in the list are ignored. */
  readonly after?: readonly string[];
  /** Condition for the task. Without one, the task applies to every event. */
  readonly when?: When;
  /** True if the task applies even if its budget category isn't selected. */
  readonly always?: true;
  /** Minimum number of days after another task, by that task's id. Ignored if there isn't enough time. */
  readonly gap?: Readonly<Record<string, number>>;
  /**
   * If there is more time than usual, the task is due this many days after today, because other tasks depend
   * on it.
   */
  readonly soon?: number;
  /** Earliest day on which vendors take bookings, in days before the event. */
  readonly opens?: number;
  /**
   * Production time in days. The lead time never becomes shorter than this, even in countries with short
   * engagements.
   */
  readonly keeps?: number;
  /** Legal deadline in days before the event. After it, the task can't be done for this event date. */
  readonly legal?: number;
  /** If fewer days than this remain, another task replaces this one. */
  readonly drop?: number;
  /**
   * If fewer days than `below` remain, a shorter version of the task replaces it, with a text and floor of
   * its own.
   */
  readonly short?: { readonly below: number; readonly floor: number; readonly days?: number };
  /** If fewer days than this remain, even the short version takes too long and the text changes. */
  readonly late?: number;
  /** True if the task is done at a public office or notary. It then can't be due on a weekend. */
  readonly office?: true;
  /** Conditions for other wordings. The first one that is met is used. */
  readonly words?: Readonly<Partial<Record<Wording, When>>>;
  /** Once the main price of this budget category is agreed, the task counts as done. */
  readonly closedBy?: Category;
};

/** A task of a checklist. Its text is in the translation namespace `checklist` under its id. */
export type TaskTemplate = More & {
  readonly id: string;
  readonly category: 'general' | Category;
  /** Importance; 1 is the highest. */
  readonly priority: 1 | 2 | 3;
  /** Best due date, in days before the event. Negative numbers are days after it. */
  readonly lead: number;
  /** If fewer days than this remain before the event, doing the task is hardly useful any more. */
  readonly floor: number;
  readonly days: number;
  readonly source: LeadTimeSource;
};

/**
 * Returns a builder for tasks that share one source. Its three numbers are lead, floor and duration in days.
 */
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
