import { keptCurrency } from '@/data/sync/left-currency';
import { usePlan } from '@/data/sync/use-rows';

/** What a plan's amounts are in, also where nothing but its unsent changes is left of it. */
export const useCurrency = (plan_id: string): string =>
  usePlan(plan_id)?.currency ?? keptCurrency(plan_id) ?? 'EUR';
