import { memo } from 'react';
import { CATEGORIES } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { facetsOf, ListToolbar } from '@/ui/list-toolbar';
import { type ListState, SHOWS, SORTS } from './ledger-list';

interface ItemFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  found: string;
}

/**
 * Search, category, state and sort order, all kept in the address. Memoised, because rendering the three
 * option lists would slow down each edit of an item.
 */
export const ItemFilters = memo(function ItemFilters({ state, onChange, found }: ItemFiltersProps) {
  const { t } = useTranslation('ledger');
  const { facet, choice } = facetsOf(state, onChange);
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
        facet('category', {
          label: t('filter.category'),
          none: t('filter.allCategories'),
          all: CATEGORIES,
          text: label,
        }),
        choice('show', {
          label: t('filter.show'),
          all: SHOWS,
          usual: 'all',
          text: (show) => t(`filter.shows.${show}`),
        }),
        choice('sort', {
          label: t('filter.sort'),
          all: SORTS,
          usual: 'due',
          text: (sort) => t(`filter.sorts.${sort}`),
        }),
      ]}
      filterLabel={t('filter.title')}
      found={found}
    />
  );
});
