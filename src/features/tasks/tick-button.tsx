import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { TaskState } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';

interface TickButtonProps {
  task: Task;
  name: string;
  state: TaskState;
  onToggle?: ((task: Task) => void) | undefined;
}

const ICONS = { todo: Circle, doing: CircleDot, done: CircleCheck };

/**
 * Marks a task as done or open in one press. If the budget makes a task done, the task can be reopened only
 * in the budget.
 */
export function TickButton({ task, name, state, onToggle }: TickButtonProps) {
  const { t } = useTranslation('tasks');
  const Icon = ICONS[state];
  const byFact = state === 'done' && task.completed_at === null;
  const label = t(byFact ? 'action.byFact' : state === 'done' ? 'action.reopen' : 'action.complete', {
    task: name,
  });
  const icon = <Icon className={cx('size-6', state === 'done' ? 'text-positive' : 'text-ink-muted')} />;
  if (byFact || !onToggle)
    return (
      <span
        role="img"
        aria-label={byFact ? label : t(`state.${state}`)}
        title={byFact ? label : t(`state.${state}`)}
        className="inline-flex size-11 shrink-0 items-center justify-center"
      >
        {icon}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onToggle(task)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-accent-soft"
    >
      {icon}
    </button>
  );
}
