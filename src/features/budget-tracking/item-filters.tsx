import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '@/domain/plan/facts';
import { useCategoryLabel } from '@/parts/category-mark';
import { inputClass } from '@/ui/field';
import { Search, X } from '@/ui/icons';
import { SelectField } from '@/ui/select';
import { type ListState, SHOWS, SORTS } from './ledger-list';

interface ItemFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

const ALL = 'all';

/** Search, category, standing and order; what they say is kept in the address. */
export function ItemFilters({ state, onChange }: ItemFiltersProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const id = useId();
  return (
    <search className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_11rem] print:hidden">
      <div className="flex flex-col gap-1.5 max-lg:col-span-2">
        <label htmlFor={id} className="font-medium">
          {t('filter.search')}
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
            placeholder={t('filter.searchHint')}
            value={state.q}
            onChange={(event) => onChange({ q: event.target.value })}
            className={`${inputClass} px-11`}
          />
          {state.q && (
            <button
              type="button"
              aria-label={t('filter.clearSearch')}
              onClick={() => onChange({ q: '' })}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-ink-muted hover:text-accent-strong"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
      </div>
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
}
