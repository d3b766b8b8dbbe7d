import type { Plan } from '@/data/plans';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { currencyName } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { facetsOf } from '@/ui/list-toolbar';
import { SelectField } from '@/ui/select';
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
  const facets = [
    facet('type', {
      label: t('type'),
      none: t('allTypes'),
      all: EVENT_TYPES.filter((type) => plans.some(({ event_type }) => event_type === type)),
      text: (type) => t(`common:eventType.${type}`),
    }),
    facet('when', { label: t('when'), none: t('allDates'), all: WHENS, text: (when) => t(`whens.${when}`) }),
  ];
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {facets.map(({ key, label, value, options, onChange: choose }) => (
          <SelectField
            key={key}
            label={label}
            value={value}
            options={options}
            onChange={choose}
            className="min-w-0 sm:w-52"
          />
        ))}
        {currencies.length > 1 && (
          <SelectField
            label={t('currency')}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
            onChange={(code) => onChange({ currency: code })}
            className="col-span-2 min-w-0 sm:w-60"
          />
        )}
      </div>
      <p role="status" className="text-sm text-ink-muted">
        {`${t('found', { count: events.length })}${others > 0 ? ` · ${t('otherCurrencies', { count: others })}` : ''}`}
      </p>
    </div>
  );
}
