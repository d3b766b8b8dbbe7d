import { CalendarDays, Columns3, ListTodo } from 'lucide-react';
import { memo } from 'react';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type TaskCategory } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { useTaskCategoryLabel } from '@/parts/tasks/task-words';
import { facetsOf, ListToolbar } from '@/ui/list-toolbar';
import type { Pieces } from '@/ui/pieces';
import { Segments } from '@/ui/segments';
import { SHOWS, SORTS, type TaskListState, VIEWS } from './task-list';

interface FiltersProps {
  used: readonly TaskCategory[];
  people: readonly string[];
  state: TaskListState;
  onChange: (change: Partial<TaskListState>) => void;
  found: number;
  trailing?: Pieces;
}

const ICONS = { list: ListTodo, board: Columns3, month: CalendarDays };

/**
 * Search, filters, order and view, which are stored in the URL. Memoised, because editing a task rarely
 * changes the filters.
 */
export const TaskFilters = memo(function TaskFilters(props: FiltersProps) {
  const { used, people, state, onChange, found, trailing } = props;
  const { t } = useTranslation('tasks');
  const { facet, choice } = facetsOf(state, onChange);
  const categoryLabel = useTaskCategoryLabel();
  const category = facet('category', {
    label: t('filter.category'),
    none: t('filter.allCategories'),
    all: TASK_CATEGORIES.filter((one) => used.includes(one) || state.category === one),
    text: categoryLabel,
  });
  const priority = facet('priority', {
    label: t('filter.priority'),
    none: t('filter.allPriorities'),
    all: PRIORITY_LEVELS,
    text: (one) => t(`priority.level${one}`),
  });
  const assignee = facet('assignee', {
    label: t('filter.assignee'),
    none: t('filter.everybody'),
    all: [...new Set([...people, ...(state.assignee ? [state.assignee] : [])])],
    text: (one) => one,
  });
  const show = choice('show', {
    label: t('filter.show'),
    all: SHOWS,
    usual: 'open',
    text: (one) => t(`filter.shows.${one}`),
  });
  const sort = choice('sort', {
    label: t('filter.sort'),
    all: SORTS,
    usual: 'date',
    text: (one) => t(`filter.sorts.${one}`),
  });
  return (
    <ListToolbar
      search={{
        label: t('filter.search'),
        clearLabel: t('filter.clear'),
        value: state.q,
        onChange: (q) => onChange({ q }),
      }}
      facets={[
        category,
        priority,
        ...(people.length > 0 || state.assignee ? [assignee] : []),
        ...(state.view === 'list' ? [show, sort] : []),
      ]}
      filterLabel={t('filter.title')}
      found={t('filter.found', { count: found })}
      trailing={
        <>
          {trailing}
          <Segments
            label={t('view.label')}
            segments={VIEWS.map((view) => ({ value: view, label: t(`view.${view}`), icon: ICONS[view] }))}
            value={state.view}
            onChange={(view) => onChange({ view })}
          />
        </>
      }
    />
  );
});
