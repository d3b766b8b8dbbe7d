import { createContext, useContext } from 'react';
import type { Plan } from '@/data/plans';
import type { DateText } from '@/domain/calendar';

/** What every part of a module's page knows: the plan, the reader's day, and whether they may change anything. */
interface PlanContextValue {
  readonly plan: Plan;
  readonly today: DateText;
  readonly editable: boolean;
}

export const PlanContext = createContext<PlanContextValue | null>(null);

export function usePlanContext(): PlanContextValue {
  const value = useContext(PlanContext);
  if (!value) throw new Error('only within a ModulePage');
  return value;
}
