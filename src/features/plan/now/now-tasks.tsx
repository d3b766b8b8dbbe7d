import { Link } from 'react-router-dom';
import type { NextTask } from '@/domain/tasks/next';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useReasonText, useTaskName } from '@/parts/tasks/task-words';

/** Next tasks, each with the reason why it is next. */
export function NowTasks({
  next,
  begun,
}: {
  next: readonly NextTask[];
  /** True if the plan has a checklist. */
  begun: boolean;
}) {
  const { t } = useTranslation('now');
  const { plan } = usePlanContext();
  const name = useTaskName();
  const reason = useReasonText();
  return (
    <>
      {next.length === 0 ? (
        <p className="text-ink-muted">{t(begun ? 'noTasks' : 'notBegun')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {next.map(({ task, reason: why }) => (
            <li key={task.id} className="py-1.5 max-sm:nth-[n+3]:hidden">
              <Link
                to={`${paths.eventTasks(plan.id)}?${new URLSearchParams({ q: name(task) })}`}
                className="group block min-h-12 hover:text-accent-strong"
              >
                <span className="block font-medium break-words group-hover:underline">{name(task)}</span>
                <span className="block text-sm text-ink-muted">
                  <span className={why.key === 'overdue' ? 'text-danger' : undefined}>{reason(why)}</span>{' '}
                  <span>{`· ${formatDate(task.recommended_completion_date, 'short')}`}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <Link
        to={paths.eventTasks(plan.id)}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-accent-strong hover:underline"
      >
        {t('allTasks')}
      </Link>
    </>
  );
}
