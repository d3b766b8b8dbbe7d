import type { Plan } from '@/data/plans';
import type { Row } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { NameBook } from '@/domain/assist/names';
import type { PlanRows } from '@/domain/assist/reading/plan-rows';
import type { DateText } from '@/domain/calendar';
import type { Language } from '@/lib/texts';
import type { Shown } from './entry';

/** What tools know and may do. They run in the page: engines, rows and rights are here. */
export interface ToolContext {
  readonly plan: Plan;
  readonly today: DateText;
  readonly language: Language;
  readonly book: NameBook;
  /** Text given for reading; '' without one. */
  readonly given: string;
  /** As the page shows them now. */
  readonly rows: PlanRows;
  /** The current row of the open plan; null if it has none with that id. */
  rowNow(table: OutboxChange['table'], id: string): Row | null;
  /** The only effect: a suggestion on the open plan. Gives its id. */
  suggest(reason: string, changes: readonly OutboxChange[]): string;
}

/** What a tool answers the model, and what it shows the person. */
export interface Ran {
  readonly data: unknown;
  readonly shown: readonly Shown[];
}

/** The model is told what was wrong, and can do better. */
export const refused = (error: string): Ran => ({ data: { error }, shown: [] });
