import { type ComponentType, createContext, useContext } from 'react';
import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { DateText } from '@/domain/calendar';

/** Actions for suggesters. A suggester's changes are suggested instead of saved. */
export interface Suggesting {
  suggest(changes: readonly OutboxChange[]): void;
  readonly words: { readonly notice: string; readonly save: string; readonly delete: string };
  /** Field for the reason of a suggestion, shown below a form. `row` is undefined in a form for a new row. */
  readonly Reason: ComponentType<{ row?: string | undefined }>;
  /** Returns true if the reason isn't too long. */
  fits(): boolean;
  /** Runs a form's changes and combines them into one suggestion with the reason. */
  together(run: () => void): void;
}

/** Context of a module's page: the plan, today's date for the reader, and permissions. */
interface PlanContextValue {
  readonly plan: Plan;
  readonly today: DateText;
  readonly editable: boolean;
  /** True if the person can submit forms, either to save or to suggest. */
  readonly writes: boolean;
  readonly suggesting?: Suggesting;
}

export const PlanContext = createContext<PlanContextValue | null>(null);

export function usePlanContext(): PlanContextValue {
  const value = useContext(PlanContext);
  if (!value) throw new Error('only within a ModulePage');
  return value;
}
