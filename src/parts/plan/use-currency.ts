import { keptCurrency } from '@/data/sync/left-currency';
import { usePlan } from '@/data/sync/use-rows';

/** Returns a plan's currency, even if the device has only unsent changes of the plan. */
export const useCurrency = (plan_id: string): string =>
  usePlan(plan_id)?.currency ?? keptCurrency(plan_id) ?? 'EUR';
