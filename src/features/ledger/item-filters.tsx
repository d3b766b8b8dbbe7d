import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '@/domain/plan/facts';
import { useCategoryLabel } from '@/parts/category-mark';
import { choiceOf, facetOf, ListToolbar } from '@/ui/list-toolbar';
import { type ListState, SHOWS, SORTS } from './ledger-list';

interface ItemFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** How many items are left and what they come to, in words. */
  found: string;
}

/** Search, category, standing and order; what they say is kept in the address. Memoised: three lists of choices are felt in each edit of an item. */
export const ItemFilters = memo(function ItemFilters({ state, onChange, found }: ItemFiltersProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  return (
    <ListToolbar
      search={{
        label: t('filter.search'),
        hint: t('filter.searchHint'),
        clearLabel: t('filter.clearSearch'),
        value: state.q,
        onChange: (q) => onChange({ q }),
      }}
      facets={[
        facetOf({
          key: 'category',
          label: t('filter.category'),
          none: t('filter.allCategories'),
          all: CATEGORIES,
          value: state.category,
          text: label,
          onChange: (category) => onChange({ category }),
        }),
        choiceOf({
          key: 'show',
          label: t('filter.show'),
          all: SHOWS,
          value: state.show,
          usual: 'all',
          text: (show) => t(`filter.shows.${show}`),
          onChange: (show) => onChange({ show }),
        }),
        choiceOf({
          key: 'sort',
          label: t('filter.sort'),
          all: SORTS,
          value: state.sort,
          usual: 'due',
          text: (sort) => t(`filter.sorts.${sort}`),
          onChange: (sort) => onChange({ sort }),
        }),
      ]}
      filterLabel={t('filter.title')}
      found={found}
    />
  );
});
