import { LEAD_TIME_SOURCES } from '@/domain/kinds/lists/lead-times.data';
import { templateOf } from '@/domain/tasks/checklist';
import { closingFact, type TaskFacts } from '@/domain/tasks/state';
import { isTaskDateEdited, type Task } from '@/domain/tasks/task';
import { formatDate, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

const DAYS_IN_WEEK = 7;

/**
 * Shows where a task of the checklist comes from: its usual time with the source, and what completes the
 * task.
 */
export function TaskOrigin({ task, facts }: { task: Task; facts: TaskFacts }) {
  const { t } = useTranslation(['tasks', 'common']);
  const { plan } = usePlanContext();
  const line = task.generated && templateOf(task.generated.origin, plan);
  if (!task.generated || !line) return null;
  const source = LEAD_TIME_SOURCES[line.source];
  const from = {
    source: source.kind === 'proposal' ? t('form.own') : source.label,
    year: String(source.year),
  };
  const closed = closingFact(task, facts);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-muted">
      {line.closedBy && (
        <p>
          {t(closed ? 'form.factDone' : 'form.fact', { category: t(`common:category.${line.closedBy}`) })}
        </p>
      )}
      {isTaskDateEdited(task) && (
        <p>{t('form.usual', { date: formatDate(task.generated.origin_date, 'medium') })}</p>
      )}
      {line.lead >= DAYS_IN_WEEK * 2 ? (
        <p>{t('form.why', { weeks: formatNumber(Math.round(line.lead / DAYS_IN_WEEK)), ...from })}</p>
      ) : (
        line.lead > 1 && <p>{t('form.whySoon', { days: formatNumber(line.lead), ...from })}</p>
      )}
    </div>
  );
}
