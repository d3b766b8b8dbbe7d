import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatMonth, formatNumber } from '@/lib/format';
import { useDueText, useTaskCategoryLabel } from '@/parts/task-words';
import { usePrinting } from '@/parts/use-printing';
import { DataList } from '@/ui/data-list';
import type { Selection } from '@/ui/use-selection';
import { groupTasks, type Heading, type Sort } from './task-list';
import { TaskRow } from './task-row';
import type { TaskActions } from './use-task-actions';

interface ListViewProps {
  tasks: readonly Task[];
  facts: TaskFacts;
  today: string;
  plan: Plan;
  sort: Sort;
  name: (task: Task) => string;
  actions: TaskActions;
  editable: boolean;
  selection: Selection;
  onOpen: (id: string) => void;
}

const idOf = ({ id }: Task): string => id;

/** Before any date: what is done is late no more. */
const NEVER = '0001-01-01';

export function ListView({
  tasks,
  facts,
  today,
  plan,
  sort,
  name,
  actions,
  editable,
  selection,
  onOpen,
}: ListViewProps) {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
  const due = useDueText();
  const printing = usePrinting();
  const { event_date } = plan;
  const groups = useMemo(
    () => groupTasks(tasks, sort, { facts, today, event_date }),
    [tasks, sort, facts, today, event_date],
  );
  const words = (heading: Heading): string => {
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
      {(task) => {
        const { recommended_completion_date: date } = task;
        const state = stateOf(task, facts);
        return (
          <TaskRow
            task={task}
            name={name(task)}
            state={state}
            category={category(task.task_category)}
            due={due(date, state === 'done' ? NEVER : today)}
            late={state !== 'done' && date < today}
            onOpen={onOpen}
            onToggle={editable ? actions.toggle : undefined}
            onSelect={editable && selection.active ? selection.toggle : undefined}
            selected={selection.ids.has(task.id)}
          />
        );
      }}
    </DataList>
  );
}
