import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select';
import { type ListState, SORTS, type Sort } from './plan-list';

interface FiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** Whether there is anything archived to be shown. */
  hasArchived: boolean;
}

type KindAndOrderProps = Pick<ListState, 'type' | 'sort'> & Pick<FiltersProps, 'onChange'>;

const ALL = 'all';

/** Two lists of choices: remembered, since they are felt in each letter of a search. */
const KindAndOrder = memo(function KindAndOrder({ type, sort, onChange }: KindAndOrderProps) {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <>
      <SelectField
        label={t('saved.type')}
        value={type ?? ALL}
        onChange={(type) => onChange({ type: EVENT_TYPES.find((known) => known === type) ?? null })}
        options={[
          { value: ALL, label: t('saved.allTypes') },
          ...EVENT_TYPES.map((type) => ({ value: type, label: t(`common:eventType.${type}`) })),
        ]}
      />
      <SelectField
        label={t('saved.sort')}
        value={sort}
        onChange={(sort) => onChange({ sort: sort as Sort })}
        options={SORTS.map((sort) => ({ value: sort, label: t(`saved.sorts.${sort}`) }))}
      />
    </>
  );
});

/** Search, kind, order and the archive; what they say is kept in the address. */
export function SavedPlansFilters({ state, onChange, hasArchived }: FiltersProps) {
  const { t } = useTranslation('plans');
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <SearchField
        label={t('saved.search')}
        hint={t('saved.searchHint')}
        clearLabel={t('saved.clearSearch')}
        value={state.q}
        onChange={(q) => onChange({ q })}
        className="max-lg:col-span-2"
      />
      <KindAndOrder type={state.type} sort={state.sort} onChange={onChange} />
      {(hasArchived || state.archived) && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 self-start justify-self-start">
          <input
            type="checkbox"
            checked={state.archived}
            onChange={(event) => onChange({ archived: event.target.checked })}
            className="size-5"
          />
          {t('saved.showArchived')}
        </label>
      )}
    </search>
  );
}
