import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import { ViewTabs } from '@/ui/view-tabs';
import { type AnalyticsState, analyticsAddress, VIEWS } from './analytics-state';

/** Tabs for one event or all of them; the address's filters stay. */
export function ScopeTabs({ state }: { state: AnalyticsState }) {
  const { t } = useTranslation('analytics');
  const [, setParams] = useSearchParams();
  return (
    <ViewTabs
      label={t('scope.label')}
      tabs={VIEWS.map((value) => ({ value, label: t(`scope.${value}`) }))}
      value={state.view}
      onChange={(view) => setParams(analyticsAddress.write({ ...state, view }))}
    />
  );
}
