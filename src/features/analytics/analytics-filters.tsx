import type { Plan } from '@/data/plans';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { currencyName } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { facetsOf, ListToolbar } from '@/ui/list-toolbar';
import { type AnalyticsState, type ChosenEvents, WHENS } from './analytics-state';

interface FiltersProps {
  state: AnalyticsState;
  onChange: (change: Partial<AnalyticsState>) => void;
  plans: readonly Plan[];
  chosen: ChosenEvents;
}

/** Type, dates and currency, as far as the events differ in them; how many are counted, and how many are not. */
export function AnalyticsFilters({ state, onChange, plans, chosen }: FiltersProps) {
  const { t } = useTranslation(['analytics', 'common']);
  const { events, currency, currencies, others } = chosen;
  const { facet } = facetsOf(state, onChange);
  return (
    <ListToolbar
      filterLabel={t('filters')}
      facets={[
        facet('type', {
          label: t('type'),
          none: t('allTypes'),
          all: EVENT_TYPES.filter((type) => plans.some(({ event_type }) => event_type === type)),
          text: (type) => t(`common:eventType.${type}`),
        }),
        facet('when', {
          label: t('when'),
          none: t('allDates'),
          all: WHENS,
          text: (when) => t(`whens.${when}`),
        }),
        ...(currencies.length > 1
          ? [
              {
                key: 'currency',
                label: t('currency'),
                value: currency,
                usual: currencies[0] ?? '',
                active: state.currency !== null,
                options: currencies.map((code) => ({
                  value: code,
                  label: `${code} · ${currencyName(code)}`,
                })),
                onChange: (code: string) => onChange({ currency: code }),
              },
            ]
          : []),
      ]}
      found={`${t('found', { count: events.length })}${others > 0 ? ` · ${t('otherCurrencies', { count: others })}` : ''}`}
    />
  );
}
