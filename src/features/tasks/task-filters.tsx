import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type TaskCategory } from '@/domain/tasks/task';
import { formatNumber } from '@/lib/format';
import { useTaskCategoryLabel } from '@/parts/task-words';
import { CalendarDays, ChevronDown, Columns3, ListTodo } from '@/ui/icons';
import { SearchField } from '@/ui/search-field';
import { Segments } from '@/ui/segments';
import { SelectField } from '@/ui/select';
import { SHOWS, SORTS, type TaskListState, VIEWS } from './task-list';

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
  const category = useTaskCategoryLabel();
  const set = [state.category, state.priority, state.assignee].filter((one) => one !== null).length;
  return (
    <search className="flex flex-col gap-3 print:hidden">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
          label={t('filter.search')}
          labelHidden
          hint={t('filter.search')}
          clearLabel={t('filter.clear')}
          value={state.q}
          onChange={(q) => onChange({ q })}
        />
        <Segments
          label={t('view.label')}
          segments={VIEWS.map((view) => ({ value: view, label: t(`view.${view}`), icon: ICONS[view] }))}
          value={state.view}
          onChange={(view) => onChange({ view })}
        />
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
