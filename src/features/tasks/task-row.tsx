import { User } from 'lucide-react';
import { memo } from 'react';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { RowCheckbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { CategoryDot } from './category-word';
import { TickButton } from './tick-button';
import type { TaskActions } from './use-task-actions';
import { useTaskWords } from './use-task-words';

interface TaskRowProps {
  task: Task;
  facts: TaskFacts;
  actions: TaskActions;
  /** True if a heading already shows the date. */
  undated?: boolean;
  selected?: boolean;
  onSelect?: ((id: string) => void) | undefined;
}

/** A row of the list. Memoised, so that an edit rerenders only this row and not hundreds. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, facts, actions, undated, selected, onSelect } = props;
  const { t } = useTranslation('tasks');
  const { editable } = usePlanContext();
  const { name, state, category, due, late } = useTaskWords(task, facts);
  return (
    <div className={cx('flex items-start gap-1', selected && 'bg-accent-soft')}>
      {onSelect ? (
        <RowCheckbox
          label={t('action.select', { task: name })}
          checked={selected === true}
          onChange={() => onSelect(task.id)}
        />
      ) : (
        <TickButton task={task} name={name} state={state} onToggle={editable ? actions.toggle : undefined} />
      )}
      <button
        type="button"
        onClick={() => actions.open(task.id)}
        className="group grid min-h-11 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2 pr-2 text-left"
      >
        <span
          className={cx(
            'min-w-0 font-medium break-words group-hover:text-accent-strong',
            state === 'done' && 'text-ink-muted line-through decoration-1',
          )}
        >
          {name}
        </span>
        {!undated && (
          <span
            className={cx(
              'tabular text-right text-sm whitespace-nowrap',
              late ? 'font-semibold text-danger' : 'text-ink-muted',
            )}
          >
            {due}
          </span>
        )}
        <span className="col-span-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <span className="inline-flex items-center gap-1.5">
            <CategoryDot category={task.task_category} />
            <span>{category}</span>
          </span>
          {task.priority_level !== 2 && (
            <span className={task.priority_level === 1 ? 'font-medium text-ink' : undefined}>
              {t(`priority.level${task.priority_level}`)}
            </span>
          )}
          {state === 'doing' && <span className="font-medium text-positive">{t('state.doing')}</span>}
          <UnsavedMark id={task.id} />
          {task.assignee && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <User className="size-3.5 shrink-0" />
              <span className="truncate">{task.assignee}</span>
            </span>
          )}
        </span>
      </button>
    </div>
  );
});
