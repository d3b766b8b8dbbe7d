import type { Category } from '../plan/facts';
import type { LeadTimeSource } from './lists/lead-times.data';
import type { When } from './when';

/** The ending of a text's key where the words depend on the time left, the couple, the place or the kind of event. */
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
  /** Source of the lead. Floors, days and dependencies are this product's own (confidence D). */
  readonly source?: LeadTimeSource;
  /** Tasks to finish before, if the list has them. */
  readonly after?: readonly string[];
  /** Left out: for every event of the list. */
  readonly when?: When;
  /** Belongs to the event whether or not its category takes part in the budget. */
  readonly always?: true;
  /** Minimum days between another task and this one, if there is time. */
  readonly gap?: Readonly<Record<string, number>>;
  /** With more time than the list needs, still due this many days from today, because others depend on it. */
  readonly soon?: number;
  /** Earliest day for booking, in days before the event, however early the plan is made. */
  readonly opens?: number;
  /** What makers take: no country's shorter engagement makes the lead less than this. */
  readonly keeps?: number;
  /** The law's own time: with fewer days left it can't be done for the day itself. */
  readonly legal?: number;
  /** With fewer days left the task is dropped: another one replaces it. */
  readonly drop?: number;
  /** With fewer days left it is done in a shorter way, with other words and another floor. */
  readonly short?: { readonly below: number; readonly floor: number; readonly days?: number };
  /** With fewer days left even the short way is too long: other words again. */
  readonly late?: number;
  /** Done at a public office or a notary's: not due on a weekend. */
  readonly office?: true;
  /** Other wordings; the first whose condition holds is used. */
  readonly words?: Readonly<Partial<Record<Wording, When>>>;
  /** A commitment in this category of the budget is this task done. */
  readonly closedBy?: Category;
};

/** One line of a checklist; its text is in the module `checklist` under its id. */
export type TaskTemplate = More & {
  readonly id: string;
  readonly category: 'general' | Category;
  /** 1 is the most important. */
  readonly priority: 1 | 2 | 3;
  /** Best day, in days before the event; negative for after it. */
  readonly lead: number;
  /** Days before the event after which it hardly serves any more. */
  readonly floor: number;
  /** Days that doing it takes. */
  readonly days: number;
  readonly source: LeadTimeSource;
};

/** Tasks of one list, whose leads have one source; `days` are lead, floor and duration. */
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
