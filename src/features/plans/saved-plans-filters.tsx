import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { inputClass } from '@/ui/field';
import { Search, X } from '@/ui/icons';
import { SelectField } from '@/ui/select';
import { type ListState, SORTS, type Sort } from './plan-list';

interface FiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** Whether there is anything archived to be shown. */
  hasArchived: boolean;
}

const ALL = 'all';

/** Search, kind, order and the archive; what they say is kept in the address. */
export function SavedPlansFilters({ state, onChange, hasArchived }: FiltersProps) {
  const { t } = useTranslation(['plans', 'common']);
  const id = useId();
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <div className="flex flex-col gap-1.5 max-lg:col-span-2">
        <label htmlFor={id} className="font-medium">
          {t('saved.search')}
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted"
          />
          <input
            id={id}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder={t('saved.searchHint')}
            value={state.q}
            onChange={(event) => onChange({ q: event.target.value })}
            className={`${inputClass} px-11`}
          />
          {state.q && (
            <button
              type="button"
              aria-label={t('saved.clearSearch')}
              onClick={() => onChange({ q: '' })}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-ink-muted hover:text-accent-strong"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
      </div>
      <SelectField
        label={t('saved.type')}
        value={state.type ?? ALL}
        onChange={(type) => onChange({ type: EVENT_TYPES.find((known) => known === type) ?? null })}
        options={[
          { value: ALL, label: t('saved.allTypes') },
          ...EVENT_TYPES.map((type) => ({ value: type, label: t(`common:eventType.${type}`) })),
        ]}
      />
      <SelectField
        label={t('saved.sort')}
        value={state.sort}
        onChange={(sort) => onChange({ sort: sort as Sort })}
        options={SORTS.map((sort) => ({ value: sort, label: t(`saved.sorts.${sort}`) }))}
      />
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
