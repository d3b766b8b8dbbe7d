import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import type { Severity } from '@/domain/desk/needs';
import { lastDay } from '@/domain/plan/event-days';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { DateStrip } from './date-strip';
import { PlanRow } from './plan-row';

/** Number of rows shown at first. */
const ROWS = 10;

interface DatesProps {
  plans: readonly Plan[];
  today: string;
  /**
   * Returns the severity of what needs attention in a plan. Null for nothing, undefined while it is loading.
   */
  markOf: (plan: Plan) => Severity | null | undefined;
}

/** Upcoming events by date, or past events if there are no upcoming ones. */
export function Dates({ plans, today, markOf }: DatesProps) {
  const { t } = useTranslation('overview');
  const ahead = plans.filter((plan) => lastDay(plan) >= today);
  const shown = (ahead.length > 0 ? ahead : plans).slice(0, ROWS);
  // A single upcoming event is already shown in full above.
  if (plans.length === 1 && ahead.length === 1) return null;
  return (
    <section aria-labelledby="dates" className="flex min-w-0 flex-col gap-3">
      <h2 id="dates" className="text-xl">
        {t(ahead.length > 0 ? 'dates' : 'past')}
      </h2>
      {ahead.length > 1 && (
        <DateStrip
          today={today}
          marks={ahead.map((plan) => ({ id: plan.id, date: plan.event_date, severity: markOf(plan) }))}
        />
      )}
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-1">
        {shown.map((plan) => (
          <PlanRow key={plan.id} plan={plan} today={today} severity={markOf(plan) ?? null} />
        ))}
      </ul>
      <Link to={paths.savedPlans} className={buttonClass('quiet')}>
        {t('all')}
      </Link>
    </section>
  );
}
