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
  /** Where the lead comes from. Floors, days and dependencies are this product's own (confidence D). */
  readonly source?: LeadTimeSource;
  /** What must be done first, as far as the list has it. */
  readonly after?: readonly string[];
  /** Left out: for every event of the list. */
  readonly when?: When;
  /** Belongs to the event whether or not its category takes part in the budget. */
  readonly always?: true;
  /** The days that must lie at least between the other task and this one, as far as there is time. */
  readonly gap?: Readonly<Record<string, number>>;
  /** With more time than the list needs, still due so many days from today: what all else waits for. */
  readonly soon?: number;
  /** Nobody takes a booking earlier than so many days before the event, however early the plan is made. */
  readonly opens?: number;
  /** What makers take: no country's shorter engagement makes the lead less than this. */
  readonly keeps?: number;
  /** The law's own time: with fewer days left it can't be done for the day itself. */
  readonly legal?: number;
  /** With fewer days left it is dropped: another task of the list takes its place. */
  readonly drop?: number;
  /** With fewer days left it is done in another way, in other words, with another floor. */
  readonly short?: { readonly below: number; readonly floor: number; readonly days?: number };
  /** With fewer days left even the short way is too long: other words again. */
  readonly late?: number;
  /** Done at a public office or a notary's: not due on a weekend. */
  readonly office?: true;
  /** Other words for whom the first of these holds. */
  readonly words?: Readonly<Partial<Record<Wording, When>>>;
  /** A commitment in this category of the budget is this task done. */
  readonly closedBy?: Category;
};

/** One line of a checklist; its words stand in the texts (`checklist`) under its id. */
export type Template = More & {
  readonly id: string;
  readonly category: 'general' | Category;
  /** 1 is the most important. */
  readonly priority: 1 | 2 | 3;
  /** Days before the event by which it is best done; negative for what comes after it. */
  readonly lead: number;
  /** Days before the event after which it hardly serves any more. */
  readonly floor: number;
  /** Days that doing it takes. */
  readonly days: number;
  readonly source: LeadTimeSource;
};

/** Lines as a list writes them, whose leads come from one source; `days` are lead, floor and what doing it takes. */
export const tasksFrom =
  (source: LeadTimeSource) =>
  (
    id: string,
    category: Template['category'],
    priority: Template['priority'],
    [lead, floor, days]: readonly [lead: number, floor: number, days: number],
    more: More = {},
  ): Template => ({ source, ...more, id, category, priority, lead, floor, days });

export const task = tasksFrom('proposal');
