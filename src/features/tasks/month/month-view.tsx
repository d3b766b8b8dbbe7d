import { DndContext } from '@dnd-kit/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { isOpen, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate, formatMonth } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useDrag } from '@/parts/rows/use-drag';
import { useTaskName } from '@/parts/tasks/task-words';
import { daysOf, monthAfter, weekdayNames } from '@/parts/time/month-days';
import { IconButton } from '@/ui/button';
import { TaskRow } from '../task-row';
import type { TaskActions } from '../use-task-actions';
import { MonthDay } from './month-day';

interface MonthViewProps {
  tasks: readonly Task[];
  facts: TaskFacts;
  month: string | null;
  actions: TaskActions;
  onMonth: (month: string) => void;
}

function byDay(tasks: readonly Task[]): Map<string, Task[]> {
  const days = new Map<string, Task[]>();
  for (const task of tasks) {
    const day = days.get(task.recommended_completion_date);
    if (day) day.push(task);
    else days.set(task.recommended_completion_date, [task]);
  }
  return days;
}

/**
 * A month of tasks: a calendar, or on a phone a list of days. Dragging a task to another day changes its
 * date.
 */
export function MonthView({ tasks, facts, month, actions, onMonth }: MonthViewProps) {
  const { t } = useTranslation('tasks');
  const { plan, today } = usePlanContext();
  const name = useTaskName();
  const first = tasks
    .map((task) => (isOpen(task, facts) ? task.recommended_completion_date : ''))
    .find((date) => date >= today);
  const shown = month ?? (first ?? today).slice(0, 7);
  const days = useMemo(() => daysOf(shown), [shown]);
  const on = useMemo(() => byDay(tasks), [tasks]);
  const drag = useDrag({
    rows: tasks,
    instructions: t('drag.instructions'),
    said: (what, task, place) => t(`drag.${what}`, { task, place }),
    name,
    place: (day) => formatDate(day),
    onDrop: (task, day) => actions.date(task, day),
  });
  const used = days.filter((day) => day.startsWith(shown) && (on.has(day) || day === plan.event_date));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-1">
        <IconButton label={t('calendar.previous')} onClick={() => onMonth(monthAfter(shown, -1))}>
          <ChevronLeft className="size-5" />
        </IconButton>
        <h3
          aria-live="polite"
          className="min-w-0 grow basis-0 text-center text-xl sm:min-w-44 sm:grow-0 sm:basis-auto first-letter:uppercase"
        >
          {formatMonth(shown)}
        </h3>
        <IconButton label={t('calendar.next')} onClick={() => onMonth(monthAfter(shown, 1))}>
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
      <DndContext {...drag}>
        <div className="hidden md:block">
          <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-center text-sm text-ink-muted">
            {weekdayNames(days).map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          <ol className="grid grid-cols-7 border-t border-l border-line">
            {days.map((day) => (
              <MonthDay
                key={day}
                day={day}
                outside={!day.startsWith(shown)}
                tasks={on.get(day) ?? NONE}
                facts={facts}
                onOpen={actions.open}
              />
            ))}
          </ol>
        </div>
      </DndContext>
      <div className="flex flex-col gap-4 md:hidden">
        {used.length === 0 && <p className="py-6 text-center text-ink-muted">{t('calendar.none')}</p>}
        {used.map((day) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h4 id={`day-${day}`} className="mb-1 font-sans text-base font-semibold first-letter:uppercase">
              <span>{formatDate(day, 'medium')}</span>
              {day === plan.event_date && (
                <span className="text-accent-strong">{` · ${t('calendar.event')}`}</span>
              )}
            </h4>
            <ul className="divide-y divide-line border-y border-line">
              {(on.get(day) ?? NONE).map((task) => (
                <li key={task.id}>
                  <TaskRow task={task} facts={facts} actions={actions} undated />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const NONE: Task[] = [];
