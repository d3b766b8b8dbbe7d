import type { Plan } from '@/data/plans';
import type { Row } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { NameBook } from '@/domain/assist/names';
import type { PlanRows } from '@/domain/assist/reading/plan-rows';
import type { DateText } from '@/domain/calendar';
import type { Language } from '@/lib/texts';
import type { Shown } from './entry';

/** Data and functions that the tools can use. Tools run in the page, which has the engines, the rows and the person's rights. */
export interface ToolContext {
  readonly plan: Plan;
  readonly today: DateText;
  readonly language: Language;
  readonly book: NameBook;
  /** The text that the person gives the assistant to read, or ''. */
  readonly given: string;
  readonly rows: PlanRows;
  /** Returns the current state of the row with this id in the open plan, or null if there is none. */
  rowNow(table: OutboxChange['table'], id: string): Row | null;
  /** Adds a suggestion to the open plan and returns its id. Tools have no other effect on data. */
  suggest(reason: string, changes: readonly OutboxChange[]): string;
}

/** Result of a tool: `data` is for the model, `shown` for the person. */
export interface Ran {
  readonly data: unknown;
  readonly shown: readonly Shown[];
}

/** Tells the model why its call was refused, so that it can correct the call. */
export const refused = (error: string): Ran => ({ data: { error }, shown: [] });
