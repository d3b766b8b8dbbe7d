import { type ComponentType, createContext, useContext } from 'react';
import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { DateText } from '@/domain/calendar';

/** What becomes of what is written by who may not change the plan, and suggests it. */
export interface Suggesting {
  /** In the place of saving. */
  suggest(changes: readonly OutboxChange[]): void;
  readonly words: { readonly notice: string; readonly save: string; readonly delete: string };
  /** Beneath a form: why. Without a row of a new one. */
  readonly Reason: ComponentType<{ row?: string | undefined }>;
  /** Whether that fits. */
  fits(): boolean;
  /** Runs what a form changes: all of it is one suggestion, with its reason. */
  together(run: () => void): void;
}

/** Context of a module's page: the plan, today's date for the reader, and permissions. */
interface PlanContextValue {
  readonly plan: Plan;
  readonly today: DateText;
  readonly editable: boolean;
  /** True if forms and lines can be submitted: saved, or suggested. */
  readonly writes: boolean;
  readonly suggesting?: Suggesting;
}

export const PlanContext = createContext<PlanContextValue | null>(null);

export function usePlanContext(): PlanContextValue {
  const value = useContext(PlanContext);
  if (!value) throw new Error('only within a ModulePage');
  return value;
}
