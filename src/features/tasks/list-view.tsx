import { useMemo } from 'react';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatMonth, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrinting } from '@/parts/print/use-printing';
import { useTaskCategoryLabel } from '@/parts/tasks/task-words';
import { DataList } from '@/ui/data-list';
import type { Selection } from '@/ui/use-selection';
import { groupTasks, type Sort, type TaskHeading } from './task-list';
import { TaskRow } from './task-row';
import type { TaskActions } from './use-task-actions';

interface ListViewProps {
  tasks: readonly Task[];
  facts: TaskFacts;
  sort: Sort;
  actions: TaskActions;
  selection: Selection;
}

const idOf = ({ id }: Task): string => id;

export function ListView({ tasks, facts, sort, actions, selection }: ListViewProps) {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
  const printing = usePrinting();
  const { plan, today, editable } = usePlanContext();
  const { event_date } = plan;
  const groups = useMemo(
    () => groupTasks(tasks, sort, { facts, today, event_date }),
    [tasks, sort, facts, today, event_date],
  );
  const words = (heading: TaskHeading): string => {
    switch (heading.key) {
      case 'in':
        return formatMonth(heading.month);
      case 'category':
        return category(heading.category);
      case 'priority':
        return t(`priority.level${heading.priority}`);
      default:
        return t(`group.${heading.key}`);
    }
  };
  const rows = groups.map(({ id, heading, tasks: own }) => ({
    id,
    rows: own,
    heading: heading && (
      <h3 className="mb-1 flex items-baseline gap-2 text-lg">
        <span className="inline-block first-letter:uppercase">{words(heading)}</span>
        <span className="tabular font-sans text-sm font-normal text-ink-muted">
          {formatNumber(own.length)}
        </span>
      </h3>
    ),
  }));
  return (
    <DataList groups={rows} keyOf={idOf} rowHeight={66} label={t('title')} whole={printing}>
      {(task) => (
        <TaskRow
          task={task}
          facts={facts}
          actions={actions}
          onSelect={editable && selection.active ? selection.toggle : undefined}
          selected={selection.ids.has(task.id)}
        />
      )}
    </DataList>
  );
}
