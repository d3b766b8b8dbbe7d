import { EVENT_PARTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { MovedPanel } from '@/parts/suggestions/moved-panel';
import { useMovedParts } from '@/parts/suggestions/use-moved-parts';
import { faces } from '../rows';

/** Suggests new days and reply deadlines for the event's parts, once the event's date has changed. */
export function MovedParts() {
  const { t } = useTranslation('follows');
  const { plan } = usePlanContext();
  return (
    <MovedPanel faces={faces} rows={useMovedParts(useRows(EVENT_PARTS, plan.id))}>
      <p className="mt-3 border-t border-line pt-3 text-ink-muted">{t('undecided')}</p>
    </MovedPanel>
  );
}
