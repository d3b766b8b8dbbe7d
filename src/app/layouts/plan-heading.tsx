import { Link } from 'react-router-dom';
import { formatDate, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useDaysText } from '@/parts/days-text';
import type { PlanPlace } from './use-plan-place';

/** The plan at the top of the sidebar: its name, its date and the days to go. */
export function PlanHeading({ place: { id, plan } }: { place: PlanPlace }) {
  const daysText = useDaysText();
  if (!plan) return <div className="mx-1 mb-3 h-18" />;
  return (
    <div className="mx-1 mb-3 border-b border-line px-3 pb-4">
      <Link
        to={paths.eventPlan(id)}
        className="line-clamp-3 font-serif text-lg leading-snug font-medium break-words hover:text-accent-strong"
      >
        {plan.name}
      </Link>
      <p className="mt-1 text-sm text-ink-muted">
        <time dateTime={plan.event_date} className="inline-block first-letter:uppercase">
          {formatDate(plan.event_date, 'medium')}
        </time>
        <br />
        <strong className="text-ink">{daysText(plan.event_date, today())}</strong>
      </p>
    </div>
  );
}
