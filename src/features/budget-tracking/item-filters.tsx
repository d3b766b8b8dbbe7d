import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '@/domain/plan/facts';
import { useCategoryLabel } from '@/parts/category-mark';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select';
import { type ListState, SHOWS, SORTS } from './ledger-list';

interface ItemFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

const ALL = 'all';

/** Search, category, standing and order; what they say is kept in the address. Remembered: three lists of choices are felt in each edit of an item. */
export const ItemFilters = memo(function ItemFilters({ state, onChange }: ItemFiltersProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  return (
    <search className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_11rem] print:hidden">
      <SearchField
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        clearLabel={t('filter.clearSearch')}
        value={state.q}
        onChange={(q) => onChange({ q })}
        className="max-lg:col-span-2"
      />
      <SelectField
        label={t('filter.category')}
        value={state.category ?? ALL}
        onChange={(category) => onChange({ category: CATEGORIES.find((one) => one === category) ?? null })}
        options={[
          { value: ALL, label: t('filter.allCategories') },
          ...CATEGORIES.map((category) => ({ value: category, label: label(category) })),
        ]}
      />
      <SelectField
        label={t('filter.show')}
        value={state.show}
        onChange={(show) => onChange({ show: SHOWS.find((one) => one === show) ?? 'all' })}
        options={SHOWS.map((show) => ({ value: show, label: t(`filter.shows.${show}`) }))}
      />
      <SelectField
        label={t('filter.sort')}
        className="max-lg:col-span-2"
        value={state.sort}
        onChange={(sort) => onChange({ sort: SORTS.find((one) => one === sort) ?? 'due' })}
        options={SORTS.map((sort) => ({ value: sort, label: t(`filter.sorts.${sort}`) }))}
      />
    </search>
  );
});
