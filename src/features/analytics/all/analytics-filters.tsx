import type { Plan } from '@/data/plans';
import { DEVIATION_SIZES, sizeOf } from '@/domain/analytics/deviation';
import { CATEGORIES, EVENT_TYPES, LOCATION_TYPES } from '@/domain/plan/facts';
import { currencyName } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { facetsOf, ListToolbar } from '@/ui/list-toolbar';
import { type AnalyticsState, WHENS } from '../analytics-state';

interface FiltersProps {
  state: AnalyticsState;
  onChange: (change: Partial<AnalyticsState>) => void;
  plans: readonly Plan[];
  /** Currencies of all plans, the most frequent first. */
  currencies: readonly string[];
  found: number;
}

/**
 * Filters by type, date, place, size and currency, with the number of matches. A filter is shown only if the
 * events have different values for it.
 */
export function AnalyticsFilters({ state, onChange, plans, currencies, found }: FiltersProps) {
  const { t } = useTranslation(['analytics', 'common']);
  const categoryLabel = useCategoryLabel();
  const { facet } = facetsOf(state, onChange);
  const types = EVENT_TYPES.filter((type) => plans.some(({ event_type }) => event_type === type));
  const places = LOCATION_TYPES.filter((place) => plans.some(({ location_type }) => location_type === place));
  const sizes = DEVIATION_SIZES.map(String).filter((size) => plans.some((plan) => sizeOf(plan) === size));
  return (
    <ListToolbar
      filterLabel={t('filters')}
      facets={[
        facet('type', {
          label: t('type'),
          none: t('allTypes'),
          all: types,
          text: (type) => t(`common:eventType.${type}`),
        }),
        facet('when', {
          label: t('when'),
          none: t('allDates'),
          all: WHENS,
          text: (when) => t(`whens.${when}`),
        }),
        ...(places.length > 1 || state.place
          ? [
              facet('place', {
                label: t('place'),
                none: t('allPlaces'),
                all: places,
                text: (place) => t(`common:locationType.${place}`),
              }),
            ]
          : []),
        ...(sizes.length > 1 || state.size
          ? [
              facet('size', {
                label: t('size'),
                none: t('allSizes'),
                all: sizes,
                text: (size) =>
                  size === 'null' ? t('deviation.larger') : t('deviation.upTo', { count: Number(size) }),
              }),
            ]
          : []),
        facet('category', {
          label: t('categories.category'),
          none: t('allCategories'),
          all: CATEGORIES,
          text: categoryLabel,
        }),
        ...(currencies.length > 1
          ? [
              facet('currency', {
                label: t('currency'),
                none: t('allCurrencies'),
                all: currencies,
                text: (code) => `${code} · ${currencyName(code)}`,
              }),
            ]
          : []),
      ]}
      found={t('found', { count: found })}
    />
  );
}
