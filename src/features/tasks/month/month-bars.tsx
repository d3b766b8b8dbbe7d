import { memo } from 'react';
import { isOverdue, stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { currentLanguage } from '@/lib/i18n';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';

interface MonthBarsProps {
  tasks: readonly Task[];
  facts: TaskFacts;
}

const MOST = 24;

/**
 * Returns at most 60 months (YYYY-MM). They begin with the first task or today, whichever is earlier. They
 * end with the last task or the event, whichever is later.
 */
function monthsOf(tasks: readonly Task[], today: string, event_date: string): string[] {
  const dates = [today, event_date, ...tasks.map((task) => task.recommended_completion_date)].sort();
  const [first = today, last = event_date] = [dates[0], dates.at(-1)];
  const months: string[] = [];
  let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  for (let key = first.slice(0, 7); key <= last.slice(0, 7) && months.length < 60; ) {
    months.push(key);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    key = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months.slice(-MOST);
}

/** Chart of all tasks and done tasks per month. The rows below give the same information as text. */
export const MonthBars = memo(function MonthBars({ tasks, facts }: MonthBarsProps) {
  const { plan, today } = usePlanContext();
  const { event_date } = plan;
  const months = monthsOf(tasks, today, event_date).map((key) => {
    const here = tasks.filter((task) => task.recommended_completion_date.startsWith(key));
    const done = here.filter((task) => stateOf(task, facts) === 'done').length;
    const late = here.some((task) => isOverdue(task, facts, today));
    return { key, total: here.length, done, late };
  });
  const most = Math.max(1, ...months.map(({ total }) => total));
  const format = new Intl.DateTimeFormat(currentLanguage(), { month: 'narrow', timeZone: 'UTC' });
  return (
    <div aria-hidden="true" className="flex h-28 items-end gap-1 border-b border-line print:hidden">
      {months.map(({ key, total, done, late }) => (
        <div key={key} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
          {total > 0 && <span className="tabular text-xs text-ink-muted">{total}</span>}
          <span
            data-fill=""
            className={cx(
              'mx-auto flex w-full max-w-8 flex-col justify-end rounded-t-sm',
              late ? 'bg-danger' : 'bg-accent',
            )}
            style={{ height: `${(total / most) * 60}%` }}
          >
            <span className="bg-positive" style={{ height: `${total ? (done / total) * 100 : 0}%` }} />
          </span>
          <span
            className={cx(
              'text-xs uppercase',
              key === event_date.slice(0, 7) ? 'font-bold text-accent-strong' : 'text-ink-muted',
            )}
          >
            {format.format(new Date(`${key}-01T00:00:00Z`))}
          </span>
        </div>
      ))}
    </div>
  );
});
