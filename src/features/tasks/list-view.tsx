import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatMonth, formatNumber } from '@/lib/format';
import { useDueText, useTaskCategoryLabel } from '@/parts/task-words';
import { usePrinting } from '@/parts/use-printing';
import { ListEnd } from '@/ui/list-end';
import { useGrowing } from '@/ui/use-growing';
import { firstOf, groupTasks, type Heading, type Sort } from './task-list';
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

/** Before any date: what is done is late no more. */
const NEVER = '0001-01-01';

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
  const due = useDueText();
  const printing = usePrinting();
  const { event_date } = plan;
  const groups = useMemo(
    () => groupTasks(tasks, sort, { facts, today, event_date }),
    [tasks, sort, facts, today, event_date],
  );
  const { room, end, grow } = useGrowing(sort, tasks.length);
  const rest = printing ? 0 : tasks.length - room;
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
      {(rest > 0 ? firstOf(groups, room) : groups).map(({ id, heading, tasks: own, count }) => (
        <section key={id} aria-label={heading ? undefined : t('title')} className="print:mb-4">
          {heading && (
            <h3 className="mb-1 flex items-baseline gap-2 text-lg">
              <span className="inline-block first-letter:uppercase">{words(heading)}</span>
              <span className="tabular font-sans text-sm font-normal text-ink-muted">
                {formatNumber(count)}
              </span>
            </h3>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {own.map((task) => {
              const { recommended_completion_date: date } = task;
              const state = stateOf(task, facts);
              return (
                <TaskRow
                  key={task.id}
                  task={task}
                  name={name(task)}
                  state={state}
                  category={category(task.task_category)}
                  due={due(date, state === 'done' ? NEVER : today)}
                  late={state !== 'done' && date < today}
                  onOpen={onOpen}
                  onToggle={editable ? deeds.toggle : undefined}
                  onSelect={editable && selection.active ? selection.toggle : undefined}
                  selected={selection.ids.has(task.id)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {rest > 0 && (
        <ListEnd end={end} grow={grow}>
          {t('board.more', { count: rest, formatted: formatNumber(rest) })}
        </ListEnd>
      )}
    </div>
  );
}
