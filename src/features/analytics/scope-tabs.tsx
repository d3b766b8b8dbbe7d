import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import { ViewTabs } from '@/ui/view-tabs';
import { type AnalyticsState, analyticsAddress, VIEWS } from './analytics-state';

/** Tabs to switch between one event and all events. The filters in the address are kept. */
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
