import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { usePlanContext } from '@/parts/module/plan-context';
import { MovedPanel } from '@/parts/moved/moved-panel';
import { useMovedQuotes } from '@/parts/moved/use-moved-quotes';

/**
 * Shown after the event's date has changed: vendors who confirmed their availability only for the old date.
 */
export default function MovedQuotes() {
  const { plan } = usePlanContext();
  return <MovedPanel rows={useMovedQuotes(useRows(QUOTES, plan.id))} />;
}
