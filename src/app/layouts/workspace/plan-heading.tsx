import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { lastDay, nearestDay } from '@/domain/plan/event-days';
import { formatDays, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useDaysText } from '@/parts/time/days-text';
import type { PlanPlace } from './use-plan-place';

/** Name and date of the open plan, and the number of days until the event, at the top of the sidebar. */
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
          {formatDays(plan.event_date, lastDay(plan), 'medium')}
        </time>
        <br />
        <strong className="text-ink">{daysText(nearestDay(plan, today()), today())}</strong>
      </p>
      <div data-plan-heading />
    </div>
  );
}

/** The open plan in the header on phones, after the link to all events. */
export function PlanBar({ place: { plan } }: { place: PlanPlace }) {
  const { t } = useTranslation();
  const daysText = useDaysText();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1 large-text:basis-full lg:hidden">
      <Link
        to={paths.savedPlans}
        className="-ml-2 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft hover:text-accent-strong"
      >
        <ArrowLeft className="size-5" />
        <span className="sr-only">{t('nav.allEvents')}</span>
      </Link>
      {plan && (
        <p className="min-w-0 leading-tight">
          <span className="line-clamp-2 font-serif text-[0.9375rem] leading-tight font-medium break-words">
            {plan.name}
          </span>
          <span className="block truncate text-xs text-ink-muted">
            {daysText(nearestDay(plan, today()), today())}
          </span>
        </p>
      )}
      <div data-plan-heading />
    </div>
  );
}
