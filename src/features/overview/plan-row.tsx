import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import type { Severity } from '@/domain/desk/needs';
import { nearestDay } from '@/domain/plan/event-days';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { MiniAllocation } from '@/parts/plan/mini-allocation';
import { TypeMark } from '@/parts/plan/type-mark';
import { useDaysText } from '@/parts/time/days-text';
import { SeverityTag } from './severity-tag';

interface PlanRowProps {
  plan: Plan;
  today: string;
  /** Highest severity of what needs attention; null hides the mark. */
  severity: Severity | null;
}

/** Summary of a plan: name, date, time left and budget, with the allocation as a bar. */
export function PlanRow({ plan, today, severity }: PlanRowProps) {
  const { t } = useTranslation();
  const daysText = useDaysText();
  return (
    <li className="card relative flex flex-col gap-3 p-4 transition-colors hover:border-line-strong has-focus-visible:border-accent">
      <div className="flex items-start gap-3">
        <TypeMark type={plan.event_type} label={t(`eventType.${plan.event_type}`)} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Link
              to={paths.eventPlan(plan.id)}
              className="min-w-0 font-semibold break-words after:absolute after:inset-0 hover:text-accent-strong"
            >
              {plan.name}
            </Link>
            {severity && <SeverityTag severity={severity} />}
          </div>
          <p className="text-sm text-ink-muted">
            <time dateTime={plan.event_date}>{formatDate(plan.event_date, 'medium')}</time>{' '}
            <span>{`· ${plan.city}`}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm">{daysText(nearestDay(plan, today), today)}</span>
        <span className="tabular font-semibold">{formatMoney(plan.budget, plan.currency)}</span>
      </div>
      <MiniAllocation categories={plan.categories} />
    </li>
  );
}
