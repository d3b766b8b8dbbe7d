import { useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { committedOf } from '@/domain/what-if/committed-of';
import type { Committed } from '@/domain/what-if/cost';
import { usePlanContext } from '@/parts/module/plan-context';

/** Returns the committed amounts by category from the plan's ledger; empty until it is loaded. */
export function useCommitted(): Committed {
  const { plan, today } = usePlanContext();
  const { id, currency } = plan;
  const items = useRows(BUDGET_ITEMS, id);
  return useMemo(() => committedOf(items, today, currency), [items, today, currency]);
}
