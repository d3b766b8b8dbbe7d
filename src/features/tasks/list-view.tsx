import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatMonth, formatNumber } from '@/lib/format';
import { useTaskCategoryLabel } from '@/parts/task-words';
import { groupTasks, type Heading, type Sort } from './task-list';
import { TaskRow } from './task-row';
import type { Selection } from './use-selection';
import type { TaskDeeds } from './use-task-deeds';

interface ListViewProps {
  tasks: readonly Task[];
  facts: TaskFacts;
  today: string;
  plan: Plan;
  sort: Sort;
  name: (task: Task) => string;
  deeds: TaskDeeds;
  editable: boolean;
  selection: Selection;
  onOpen: (id: string) => void;
}

export function ListView({
  tasks,
  facts,
  today,
  plan,
  sort,
  name,
  deeds,
  editable,
  selection,
  onOpen,
}: ListViewProps) {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
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
  return (
    <div className="flex flex-col gap-6 print:block">
      {groups.map(({ id, heading, tasks: own }) => (
        <section key={id} aria-label={heading ? undefined : t('title')} className="print:mb-4">
          {heading && (
            <h3 className="mb-1 flex items-baseline gap-2 text-lg">
              <span className="inline-block first-letter:uppercase">{words(heading)}</span>
              <span className="tabular font-sans text-sm font-normal text-ink-muted">
                {formatNumber(own.length)}
              </span>
            </h3>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {own.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                name={name(task)}
                state={stateOf(task, facts)}
                today={today}
                onOpen={onOpen}
                onToggle={editable ? deeds.toggle : undefined}
                onSelect={editable && selection.active ? selection.toggle : undefined}
                selected={selection.ids.has(task.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
