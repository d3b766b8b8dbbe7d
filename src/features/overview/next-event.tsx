import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { daysBetween } from '@/domain/calendar';
import { lastDay, nearestDay } from '@/domain/plan/event-days';
import { formatDays, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { peopleKey } from '@/parts/plan/people-key';
import { placeText } from '@/parts/plan/plan-words';
import { Sprig } from '@/ui/sprig';

interface NextEventProps {
  plan: Plan;
  today: string;
  /** Figures of the next event. Space is reserved for them while they load. */
  children: ReactNode;
}

/** Dot between facts on one line. On a phone, a line break replaces the dot. */
const Separator = () => (
  <>
    <br className="sm:hidden" />
    <span className="max-sm:hidden"> · </span>
  </>
);

/** Main figure of the overview: the time until the next event. */
export function NextEvent({ plan, today, children }: NextEventProps) {
  const { t } = useTranslation(['overview', 'common']);
  const days = daysBetween(today, nearestDay(plan, today));
  return (
    <section className="card relative overflow-hidden p-5 sm:p-8">
      <Sprig className="pointer-events-none absolute -top-4 -right-4 size-36 rotate-12 text-accent opacity-20 sm:size-44" />
      <p className="flex items-baseline gap-2.5 text-accent-strong">
        <span className="tabular font-serif text-6xl leading-none font-medium sm:text-7xl">
          {days === 0 ? t('today') : formatNumber(days)}
        </span>
        <span className="text-lg">{days === 0 ? t('todayUnit') : t('daysTo', { count: days })}</span>
      </p>
      <h2 className="relative mt-3 text-2xl break-words sm:text-3xl">
        <Link
          to={paths.eventPlan(plan.id)}
          className="inline-flex min-h-11 max-w-full items-center gap-1 hover:text-accent-strong"
        >
          <span className="min-w-0">{plan.name}</span>
          <ChevronRight className="size-6 shrink-0" />
        </Link>
      </h2>
      <p className="relative text-ink-muted">
        <time dateTime={plan.event_date} className="first-letter:uppercase">
          {formatDays(plan.event_date, lastDay(plan))}
        </time>
        <Separator />
        <span>{placeText(plan)}</span>
        <Separator />
        <span>{t(peopleKey(plan), { count: plan.guest_count })}</span>
      </p>
      <div className="relative mt-5 min-h-40 border-t border-line pt-4 lg:min-h-21">{children}</div>
    </section>
  );
}
