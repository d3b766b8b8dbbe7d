import { DndContext, useDroppable } from '@dnd-kit/core';
import { memo, useMemo, useState } from 'react';
import { stateOf, TASK_STATES, type TaskFacts, type TaskState } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useDrag } from '@/parts/rows/use-drag';
import { useTaskName } from '@/parts/tasks/task-words';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import type { TaskActions } from '../use-task-actions';
import { BoardCard } from './board-card';

interface BoardViewProps {
  tasks: readonly Task[];
  facts: TaskFacts;
  actions: TaskActions;
}

/** Number of cards shown at first, and added with each press. */
const STEP = 25;

type ColumnProps = BoardViewProps & { state: TaskState };

/** Memoised separately from their column, because a drag notifies every column without changing its cards. */
const Cards = memo(function Cards(props: ColumnProps) {
  const { state, tasks, facts, actions } = props;
  const { t } = useTranslation('tasks');
  const [room, setRoom] = useState(STEP);
  const rest = tasks.length - room;
  return (
    <>
      <h3 id={`column-${state}`} className="flex items-baseline gap-2 px-2 pt-1 text-lg">
        <span>{t(`state.${state}`)}</span>
        <span className="tabular font-sans text-sm font-normal text-ink-muted">
          {formatNumber(tasks.length)}
        </span>
      </h3>
      {tasks.length === 0 && <p className="px-2 text-sm text-ink-muted">{t('board.empty')}</p>}
      <ul className="flex flex-col gap-2">
        {tasks.slice(0, room).map((task) => (
          <BoardCard key={task.id} task={task} facts={facts} actions={actions} />
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" size="small" onClick={() => setRoom(room + STEP)}>
          {t('board.more', { count: Math.min(rest, STEP) })}
        </Button>
      )}
    </>
  );
});

function Column(props: ColumnProps) {
  const { state } = props;
  const { setNodeRef, isOver } = useDroppable({ id: state });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${state}`}
      className={cx(
        'flex min-h-40 w-[82vw] shrink-0 snap-center flex-col gap-2 rounded-card border p-2 transition-colors sm:w-auto sm:shrink',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-paper',
      )}
    >
      <Cards {...props} />
    </section>
  );
}

/** Columns of open, started and done tasks. Cards are moved by dragging, by keyboard or by buttons. */
export function BoardView({ tasks, facts, actions }: BoardViewProps) {
  const { t } = useTranslation('tasks');
  const name = useTaskName();
  const columns = useMemo(
    () =>
      TASK_STATES.map((state) => ({ state, own: tasks.filter((task) => stateOf(task, facts) === state) })),
    [tasks, facts],
  );
  const drag = useDrag({
    rows: tasks,
    instructions: t('drag.instructions'),
    said: (what, task, place) => t(`drag.${what}`, { task, place }),
    name,
    place: (id) => t(`state.${TASK_STATES.find((state) => state === id) ?? 'todo'}`),
    onDrop: (task, place) => {
      const to = TASK_STATES.find((state) => state === place);
      if (to) actions.move(task, to);
    },
  });
  return (
    <DndContext {...drag}>
      <div className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-3 sm:items-start sm:overflow-visible sm:px-0">
        {columns.map(({ state, own }) => (
          <Column key={state} state={state} tasks={own} facts={facts} actions={actions} />
        ))}
      </div>
    </DndContext>
  );
}
