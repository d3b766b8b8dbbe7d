import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { memo, useState } from 'react';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useTaskName } from '@/parts/tasks/task-words';
import { cx } from '@/ui/class-names';
import { CategoryDot } from '../category-word';

interface MonthDayProps {
  day: string;
  /** True for days of the previous or the next month. */
  outside: boolean;
  tasks: readonly Task[];
  facts: TaskFacts;
  onOpen: (id: string) => void;
}

const ROOM = 3;

function Chip({ task, done, onOpen }: { task: Task; done: boolean; onOpen: (id: string) => void }) {
  const { t } = useTranslation('tasks');
  const name = useTaskName()(task);
  const movable = usePlanContext().editable && !done;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: task.id,
    disabled: !movable,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={cx(
        'flex min-w-0 items-start rounded-md border text-sm',
        isDragging ? 'relative z-20 border-accent bg-surface shadow-lg' : 'border-line bg-surface',
      )}
    >
      {movable && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-roledescription={undefined}
          {...listeners}
          aria-label={t('action.drag', { task: name })}
          className="flex min-h-6 w-6 shrink-0 cursor-grab touch-none items-center justify-center self-stretch text-ink-muted hover:text-accent-strong"
        >
          <GripVertical className="size-3.5" />
        </button>
      )}
      <button
        type="button"
        title={name}
        onClick={() => onOpen(task.id)}
        className={cx(
          'flex min-h-6 min-w-0 flex-1 items-start gap-1 py-0.5 pr-1 text-left leading-tight hover:text-accent-strong',
          !movable && 'pl-1',
        )}
      >
        <span className="mt-0.5 flex">
          <CategoryDot category={task.task_category} />
        </span>
        <span className={cx('line-clamp-2 min-w-0 break-words', done && 'text-ink-muted line-through')}>
          {name}
        </span>
      </button>
    </li>
  );
}

/** A day of the calendar. Tasks can be dropped on it. */
export const MonthDay = memo(function MonthDay({ day, outside, tasks, facts, onOpen }: MonthDayProps) {
  const { t } = useTranslation('tasks');
  const { plan, today } = usePlanContext();
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, ROOM);
  const rest = tasks.length - shown.length;
  return (
    <li
      ref={setNodeRef}
      aria-label={formatDate(day)}
      className={cx(
        'flex min-h-28 min-w-0 flex-col gap-1 border-r border-b border-line p-1 transition-colors',
        isOver ? 'bg-accent-soft' : outside ? 'bg-paper' : 'bg-surface',
      )}
    >
      <span className="flex items-center gap-1 text-sm">
        <span
          aria-hidden="true"
          className={cx(
            'tabular inline-flex size-6 items-center justify-center rounded-full',
            day === today ? 'bg-accent font-semibold text-on-accent' : 'text-ink-muted',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {day === plan.event_date && (
          <strong className="truncate text-accent-strong">{t('calendar.event')}</strong>
        )}
      </span>
      {tasks.length > 0 && (
        <ul className="flex flex-col gap-1">
          {shown.map((task) => (
            <Chip key={task.id} task={task} done={stateOf(task, facts) === 'done'} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-6 text-left text-sm font-semibold text-accent-strong hover:underline"
        >
          {t('calendar.more', { count: rest })}
        </button>
      )}
    </li>
  );
});
