import { useMemo } from 'react';
import { nextTasks } from '@/domain/tasks/next';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useReasonText, useTaskName } from '@/parts/tasks/task-words';
import { cx } from '@/ui/class-names';
import { CategoryWord } from './category-word';
import { TickButton } from './tick-button';
import type { TaskActions } from './use-task-actions';

interface NextThreeProps {
  tasks: readonly Task[];
  facts: TaskFacts;
  actions: TaskActions;
}

export function NextTaskLine({ tasks, facts }: Omit<NextThreeProps, 'actions'>) {
  const { t } = useTranslation('tasks');
  const { today } = usePlanContext();
  const name = useTaskName();
  const [first] = useMemo(() => nextTasks(tasks, facts, today), [tasks, facts, today]);
  if (!first) return <span>{t('next.none')}</span>;
  return (
    <>
      <span className="text-ink-muted">{t('next.title')}</span>
      <strong className="line-clamp-1 min-w-0 flex-1 wrap-anywhere">{name(first.task)}</strong>
    </>
  );
}

/** The next three tasks, each with the reason why it comes next. */
export function NextThree({ tasks, facts, actions }: NextThreeProps) {
  const { t } = useTranslation('tasks');
  const { today, editable } = usePlanContext();
  const name = useTaskName();
  const reason = useReasonText();
  const next = useMemo(() => nextTasks(tasks, facts, today), [tasks, facts, today]);
  return (
    <section aria-labelledby="next-tasks" className="col-span-full min-w-0 print:hidden">
      <h2 id="next-tasks" className="mb-3 text-xl">
        {t('next.title')}
      </h2>
      {next.length === 0 ? (
        <p className="text-ink-muted">{t('next.none')}</p>
      ) : (
        <ol className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:px-0">
          {next.map(({ task, reason: why }, i) => (
            <li
              key={task.id}
              className={cx(
                'card flex w-[85%] min-w-0 shrink-0 snap-center items-start gap-1 py-3 pr-4 pl-1 md:w-auto',
                i === 0 && 'border-accent md:border-2',
              )}
            >
              <TickButton
                task={task}
                name={name(task)}
                state="todo"
                onToggle={editable ? actions.toggle : undefined}
              />
              <div className="min-w-0 flex-1 pt-2">
                <button
                  type="button"
                  onClick={() => actions.open(task.id)}
                  className="max-w-full text-left font-serif text-lg leading-snug font-medium break-words hover:text-accent-strong"
                >
                  {name(task)}
                </button>
                <p
                  className={cx(
                    'mt-1.5 text-sm font-semibold',
                    why.key === 'overdue' ? 'text-danger' : 'text-accent-strong',
                  )}
                >
                  {reason(why)}
                </p>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
                  <time
                    dateTime={task.recommended_completion_date}
                    className="inline-block first-letter:uppercase"
                  >
                    {formatDate(task.recommended_completion_date, 'medium')}
                  </time>
                  <CategoryWord category={task.task_category} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
