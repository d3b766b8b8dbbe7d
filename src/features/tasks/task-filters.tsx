import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type TaskCategory } from '@/domain/tasks/task';
import { formatNumber } from '@/lib/format';
import { cx } from '@/ui/class-names';
import { inputClass } from '@/ui/field';
import { CalendarDays, ChevronDown, Columns3, ListTodo, Search, X } from '@/ui/icons';
import { SelectField } from '@/ui/select';
import { SHOWS, SORTS, type TaskListState, VIEWS } from './task-list';
import { useTaskCategoryLabel } from './task-words';

interface FiltersProps {
  /** The categories and people that tasks have. */
  used: readonly TaskCategory[];
  people: readonly string[];
  state: TaskListState;
  onChange: (change: Partial<TaskListState>) => void;
  found: number;
  trailing?: ReactNode;
}

const ANY = 'all';
const ICONS = { list: ListTodo, board: Columns3, month: CalendarDays };

function Views({ state, onChange }: Pick<FiltersProps, 'state' | 'onChange'>) {
  const { t } = useTranslation('tasks');
  return (
    <fieldset aria-label={t('view.label')} className="flex rounded-full border border-line-strong p-0.5">
      {VIEWS.map((view) => {
        const Icon = ICONS[view];
        const on = state.view === view;
        return (
          <button
            key={view}
            type="button"
            aria-pressed={on}
            onClick={() => onChange({ view })}
            className={cx(
              'inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold transition-colors sm:px-4',
              on ? 'bg-accent-soft text-accent-strong' : 'text-ink-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {t(`view.${view}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Search, filters, order and view; what they say is kept in the address. Remembered: an edit of a task seldom changes what can be filtered by. */
export const TaskFilters = memo(function TaskFilters({
  used,
  people,
  state,
  onChange,
  found,
  trailing,
}: FiltersProps) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const category = useTaskCategoryLabel();
  const set = [state.category, state.priority, state.assignee].filter((one) => one !== null).length;
  return (
    <search className="flex flex-col gap-3 print:hidden">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
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
            aria-label={t('filter.search')}
            placeholder={t('filter.search')}
            value={state.q}
            onChange={(event) => onChange({ q: event.target.value })}
            className={`${inputClass} px-11`}
          />
          {state.q && (
            <button
              type="button"
              aria-label={t('filter.clear')}
              onClick={() => onChange({ q: '' })}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-ink-muted hover:text-accent-strong"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
        <Views state={state} onChange={onChange} />
      </div>
      <div className="relative">
        {trailing && <div className="absolute top-0 right-0">{trailing}</div>}
        <details className="group" open={set > 0 || undefined}>
          <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-full text-sm font-semibold text-accent-strong [&::-webkit-details-marker]:hidden">
            {t('filter.title')}
            {set > 0 && <span className="tabular">({formatNumber(set)})</span>}
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-1 lg:grid-cols-5">
            <SelectField
              label={t('filter.category')}
              value={state.category ?? ANY}
              onChange={(value) =>
                onChange({ category: TASK_CATEGORIES.find((one) => one === value) ?? null })
              }
              options={[
                { value: ANY, label: t('filter.allCategories') },
                ...TASK_CATEGORIES.filter((one) => used.includes(one) || state.category === one).map(
                  (one) => ({
                    value: one,
                    label: category(one),
                  }),
                ),
              ]}
            />
            <SelectField
              label={t('filter.priority')}
              value={String(state.priority ?? ANY)}
              onChange={(value) =>
                onChange({ priority: PRIORITY_LEVELS.find((one) => String(one) === value) ?? null })
              }
              options={[
                { value: ANY, label: t('filter.allPriorities') },
                ...PRIORITY_LEVELS.map((one) => ({ value: String(one), label: t(`priority.level${one}`) })),
              ]}
            />
            {(people.length > 0 || state.assignee) && (
              <SelectField
                label={t('filter.assignee')}
                value={state.assignee === null ? ANY : `person ${state.assignee}`}
                onChange={(value) =>
                  onChange({ assignee: value === ANY ? null : value.slice('person '.length) })
                }
                options={[
                  { value: ANY, label: t('filter.everybody') },
                  ...people.map((one) => ({ value: `person ${one}`, label: one })),
                ]}
              />
            )}
            {state.view === 'list' && (
              <>
                <SelectField
                  label={t('filter.show')}
                  value={state.show}
                  onChange={(value) => onChange({ show: SHOWS.find((one) => one === value) ?? 'open' })}
                  options={SHOWS.map((one) => ({ value: one, label: t(`filter.shows.${one}`) }))}
                />
                <SelectField
                  label={t('filter.sort')}
                  value={state.sort}
                  onChange={(value) => onChange({ sort: SORTS.find((one) => one === value) ?? 'date' })}
                  options={SORTS.map((one) => ({ value: one, label: t(`filter.sorts.${one}`) }))}
                />
              </>
            )}
          </div>
        </details>
      </div>
      <p role="status" className="sr-only">
        {t('filter.found', { count: found, formatted: formatNumber(found) })}
      </p>
    </search>
  );
});
