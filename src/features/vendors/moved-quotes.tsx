import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { usePlanContext } from '@/parts/module/plan-context';
import { MovedPanel } from '@/parts/moved/moved-panel';
import { useMovedQuotes } from '@/parts/moved/use-moved-quotes';

/** After the event has moved: vendors whose availability is known for the old date only. */
export default function MovedQuotes() {
  const { plan } = usePlanContext();
  return <MovedPanel rows={useMovedQuotes(useRows(QUOTES, plan.id))} />;
}
