import { type DraggableAttributes, useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, GripVertical, User } from 'lucide-react';
import { memo, type Ref } from 'react';
import { closingFact, TASK_STATES, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { CategoryDot } from '../category-word';
import type { TaskActions } from '../use-task-actions';
import { useTaskWords } from '../use-task-words';

interface BoardCardProps {
  task: Task;
  facts: TaskFacts;
  actions: TaskActions;
}

const control =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft hover:text-accent-strong sm:size-9';

interface ContentProps extends BoardCardProps {
  movable: boolean;
  handle: Ref<HTMLButtonElement>;
  attributes: DraggableAttributes;
  listeners: ReturnType<typeof useDraggable>['listeners'];
}

/** Content of a card. Memoised separately, because dragging one card notifies all cards. */
const Content = memo(function Content(props: ContentProps) {
  const { task, facts, actions, movable, handle, attributes, listeners } = props;
  const { t } = useTranslation('tasks');
  const { name, state, due, late, category } = useTaskWords(task, facts);
  const at = TASK_STATES.indexOf(state);
  const beside = (by: -1 | 1) => {
    const to = TASK_STATES[at + by];
    if (!to) return null;
    const label = t('action.forward', { task: name, column: t(`state.${to}`) });
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => actions.move(task, to)}
        className={control}
      >
        {by < 0 ? <ArrowLeft className="size-4.5" /> : <ArrowRight className="size-4.5" />}
      </button>
    );
  };
  return (
    <>
      <button
        type="button"
        onClick={() => actions.open(task.id)}
        className={cx(
          'min-h-8 text-left leading-snug font-medium break-words hover:text-accent-strong',
          state === 'done' && 'text-ink-muted line-through decoration-1',
        )}
      >
        {name}
      </button>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <span className={late ? 'font-semibold text-danger' : undefined}>{due}</span>
        <span className="inline-flex items-center gap-1.5">
          <CategoryDot category={task.task_category} />
          <span>{category}</span>
        </span>
        {task.assignee && (
          <span className="inline-flex min-w-0 items-center gap-1">
            <User className="size-3.5 shrink-0" />
            <span className="truncate">{task.assignee}</span>
          </span>
        )}
      </p>
      {movable && (
        <div className="-mr-1.5 -mb-1.5 -ml-2 flex items-center">
          <button
            type="button"
            ref={handle}
            {...attributes}
            aria-roledescription={undefined}
            {...listeners}
            aria-label={t('action.drag', { task: name })}
            className={cx(control, 'cursor-grab touch-none active:cursor-grabbing')}
          >
            <GripVertical className="size-4.5" />
          </button>
          <span className="flex-1" />
          {beside(-1)}
          {beside(1)}
        </div>
      )}
    </>
  );
});

/** A task on the board, with a drag handle and buttons that move it to the next column. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, facts } = props;
  const { editable } = usePlanContext();
  const movable = editable && closingFact(task, facts) === null;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: task.id,
    disabled: !movable,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={cx(
        'card flex flex-col p-3 [contain-intrinsic-size:auto_7rem]',
        isDragging ? 'relative z-20 border-accent shadow-lg' : 'when-near',
      )}
    >
      <Content
        {...props}
        movable={movable}
        handle={setActivatorNodeRef}
        attributes={attributes}
        listeners={listeners}
      />
    </li>
  );
});
