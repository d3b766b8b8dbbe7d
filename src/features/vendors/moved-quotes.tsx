import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { usePlanContext } from '@/parts/module/plan-context';
import { MovedPanel } from '@/parts/suggestions/moved-panel';
import { useMovedQuotes } from '@/parts/suggestions/use-moved-quotes';
import { faces } from './rows';

/**
 * Shown after the event's date has changed: vendors who confirmed their availability only for the old date.
 */
export default function MovedQuotes() {
  const { plan } = usePlanContext();
  return <MovedPanel faces={faces} rows={useMovedQuotes(useRows(QUOTES, plan.id))} />;
}
