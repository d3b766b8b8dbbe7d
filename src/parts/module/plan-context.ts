import { type ComponentType, createContext, useContext } from 'react';
import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { DateText } from '@/domain/calendar';

/** Actions of a suggester, whose changes become suggestions. */
export interface Suggesting {
  /** Suggests changes instead of saving them. */
  suggest(changes: readonly OutboxChange[]): void;
  readonly words: { readonly notice: string; readonly save: string; readonly delete: string };
  /** Field for the suggestion's reason, below a form. Without `row`, the form is for a new row. */
  readonly Reason: ComponentType<{ row?: string | undefined }>;
  /** True if the reason fits its limit. */
  fits(): boolean;
  /** Runs a form's changes and joins them into one suggestion with its reason. */
  together(run: () => void): void;
}

/** Context of a module's page: the plan, today's date for the reader, and permissions. */
interface PlanContextValue {
  readonly plan: Plan;
  readonly today: DateText;
  readonly editable: boolean;
  /** True if forms can be submitted: saved or suggested. */
  readonly writes: boolean;
  readonly suggesting?: Suggesting;
}

export const PlanContext = createContext<PlanContextValue | null>(null);

export function usePlanContext(): PlanContextValue {
  const value = useContext(PlanContext);
  if (!value) throw new Error('only within a ModulePage');
  return value;
}
