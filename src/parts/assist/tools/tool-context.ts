import type { Plan } from '@/data/plans';
import type { Row } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { NameBook } from '@/domain/assist/names';
import type { PlanRows } from '@/domain/assist/reading/plan-rows';
import type { DateText } from '@/domain/calendar';
import type { Language } from '@/lib/texts';
import type { Shown } from './entry';

/** Context of the tools. They run in the page, which has the engines, the rows and the rights. */
export interface ToolContext {
  readonly plan: Plan;
  readonly today: DateText;
  readonly language: Language;
  readonly book: NameBook;
  /** Text given for reading; '' if there is none. */
  readonly given: string;
  /** The rows as the page shows them now. */
  readonly rows: PlanRows;
  /** Returns the current row of the open plan; null if the plan has no row with that id. */
  rowNow(table: OutboxChange['table'], id: string): Row | null;
  /** Adds a suggestion to the open plan and returns its id. Tools have no other effect. */
  suggest(reason: string, changes: readonly OutboxChange[]): string;
}

/** A tool's answer to the model, and its visible part. */
export interface Ran {
  readonly data: unknown;
  readonly shown: readonly Shown[];
}

/** Tells the model the problem, so that it can correct its call. */
export const refused = (error: string): Ran => ({ data: { error }, shown: [] });
