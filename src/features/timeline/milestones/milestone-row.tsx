import { Bell, Circle, CircleCheck, MapPin, User } from 'lucide-react';
import { memo } from 'react';
import type { Milestone } from '@/domain/timeline/item';
import type { MilestoneNow } from '@/domain/timeline/milestones';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { useItemTitle } from '@/parts/time/timeline-words';
import { cx } from '@/ui/class-names';

interface MilestoneRowProps {
  milestone: MilestoneNow;
  onOpen: (id: string) => void;
  onReach: (milestone: Milestone) => void;
}

/** A milestone in one row. One press marks it as reached; its title opens it. */
export const MilestoneRow = memo(function MilestoneRow({ milestone, onOpen, onReach }: MilestoneRowProps) {
  const { t } = useTranslation('timeline');
  const { today, editable } = usePlanContext();
  const title = useItemTitle()(milestone);
  const { starts_on, reminder_days_before: reminder, responsible, place } = milestone;
  const reached = milestone.completed_at !== null;
  const late = !reached && starts_on < today;
  const Icon = reached ? CircleCheck : Circle;
  const icon = <Icon className={cx('size-6', reached ? 'text-positive' : 'text-ink-muted')} />;
  const label = t(reached ? 'action.unreach' : 'action.reach', { what: title });
  return (
    <li className="flex items-start gap-1 [contain-intrinsic-size:auto_3.8rem] when-near print:break-inside-avoid">
      {editable && !milestone.by_task ? (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => onReach(milestone)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-accent-soft"
        >
          {icon}
        </button>
      ) : (
        <span
          role="img"
          aria-label={t(reached ? 'rows.reached' : 'rows.late')}
          className="inline-flex size-11 shrink-0 items-center justify-center"
        >
          {icon}
        </span>
      )}
      <button
        type="button"
        onClick={() => onOpen(milestone.id)}
        className="group grid min-h-11 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2 pr-2 text-left"
      >
        <span
          className={cx(
            'min-w-0 font-medium break-words group-hover:text-accent-strong',
            reached && 'text-ink-muted line-through decoration-1',
          )}
        >
          {title}
        </span>
        <span
          className={cx('tabular text-right text-sm', late ? 'font-semibold text-danger' : 'text-ink-muted')}
        >
          {formatDate(starts_on, 'medium')}
        </span>
        <span className="col-span-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <UnsavedMark id={milestone.id} />
          {milestone.by_task && <span>{t('rows.byTask')}</span>}
          {late && <span className="text-danger">{t('rows.late')}</span>}
          {reminder !== null && !reached && (
            <span className="inline-flex items-center gap-1">
              <Bell className="size-3.5" />
              <span>{reminder === 0 ? t('rows.reminderSame') : t('rows.reminder', { count: reminder })}</span>
            </span>
          )}
          {responsible && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <User className="size-3.5 shrink-0" />
              <span className="truncate">{responsible}</span>
            </span>
          )}
          {place && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <MapPin className="size-3.5 shrink-0" />
              <span className="truncate">{place}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
