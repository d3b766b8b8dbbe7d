import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { usePlanContext } from '@/parts/module/plan-context';
import { MovedPanel } from '@/parts/suggestions/moved-panel';
import { joinMoved } from '@/parts/suggestions/moved-rows';
import { useMovedContributions } from '@/parts/suggestions/use-moved-contributions';
import { useMovedItems } from '@/parts/suggestions/use-moved-items';
import { faces } from './rows';

/** Suggests new dates for payments and contributions after the event's date has changed. */
export default function MovedMoney() {
  const { plan } = usePlanContext();
  const items = useMovedItems(useRows(BUDGET_ITEMS, plan.id));
  const incoming = useMovedContributions(useRows(CONTRIBUTIONS, plan.id));
  return <MovedPanel faces={faces} rows={joinMoved([items, incoming])} />;
}
