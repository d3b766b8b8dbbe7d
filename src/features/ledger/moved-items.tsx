import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { usePlanContext } from '@/parts/module/plan-context';
import { MovedPanel } from '@/parts/moved/moved-panel';
import { useMovedItems } from '@/parts/moved/use-moved-items';

/** The event has moved: which days of payment would follow. */
export default function MovedItems() {
  const { plan } = usePlanContext();
  return <MovedPanel rows={useMovedItems(useRows(BUDGET_ITEMS, plan.id))} />;
}
