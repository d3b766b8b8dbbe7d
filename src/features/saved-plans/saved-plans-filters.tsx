import { memo } from 'react';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { Checkbox } from '@/ui/checkbox';
import { facetsOf, ListToolbar } from '@/ui/list-toolbar';
import { type ListState, SORTS } from './plan-list';

interface FiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  hasArchived: boolean;
  found: string;
}

/** Search field and filters of the saved plans. Their values are part of the URL. */
export const SavedPlansFilters = memo(function SavedPlansFilters(props: FiltersProps) {
  const { state, onChange, hasArchived, found } = props;
  const { t } = useTranslation(['plans', 'common']);
  const { facet, choice } = facetsOf(state, onChange);
  return (
    <ListToolbar
      search={{
        label: t('saved.search'),
        clearLabel: t('saved.clearSearch'),
        value: state.q,
        onChange: (q) => onChange({ q }),
      }}
      facets={[
        facet('type', {
          label: t('saved.type'),
          none: t('saved.allTypes'),
          all: EVENT_TYPES,
          text: (type) => t(`common:eventType.${type}`),
        }),
        choice('sort', {
          label: t('saved.sort'),
          all: SORTS,
          usual: 'date',
          text: (sort) => t(`saved.sorts.${sort}`),
        }),
      ]}
      filterLabel={t('saved.filters')}
      found={found}
      trailing={
        (hasArchived || state.archived) && (
          <Checkbox
            label={t('saved.showArchived')}
            checked={state.archived}
            onChange={(on) => onChange({ archived: on })}
            className="px-1"
          />
        )
      }
    />
  );
});
