import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { compareStandings, type Severity, standing } from '@/domain/plan/standing';
import { formatNumber, today as todayNow } from '@/lib/format';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { AttentionList, type Standing } from './attention-list';
import { DateStrip } from './date-strip';
import { NotHereOffline, ReadFailure } from './missing';
import { NewEventLink } from './new-event-link';
import { NextEvent } from './next-event';
import { OverviewSkeleton } from './overview-skeleton';
import { byDate } from './plan-list';
import { PlanRow } from './plan-row';
import { usePlans, whatIsMissing } from './use-plans';

/** Rows before the saved plans take over. */
const ROWS = 10;

/** What the marks show: a loose end marks no plan. */
const markOf = ({ concerns }: Standing): Severity | null => {
  const worst = concerns[0]?.severity;
  return worst && worst !== 'low' ? worst : null;
};

function Dates({ standings, today }: { standings: readonly Standing[]; today: string }) {
  const { t } = useTranslation('plans');
  const ahead = standings.filter(({ plan }) => plan.event_date >= today);
  const over = standings.filter(({ plan }) => plan.event_date < today);
  const rows = (some: readonly Standing[]) => (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-1">
      {some.map((one) => (
        <PlanRow key={one.plan.id} plan={one.plan} today={today} severity={markOf(one)} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="dates" className="flex flex-col gap-3">
      <h2 id="dates" className="text-xl">
        {t(ahead.length > 0 ? 'overview.dates' : 'overview.past')}
      </h2>
      {ahead.length > 1 && (
        <DateStrip
          today={today}
          marks={ahead.map((one) => ({
            id: one.plan.id,
            date: one.plan.event_date,
            severity: markOf(one),
          }))}
        />
      )}
      {rows((ahead.length > 0 ? ahead : over).slice(0, ROWS))}
      <Link to={paths.savedPlans} className={buttonClass('quiet')}>
        {t('overview.all', { formatted: formatNumber(standings.length) })}
      </Link>
    </section>
  );
}

function Ready({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('plans');
  const today = todayNow();
  const standings: Standing[] = plans
    .filter(({ archived_at }) => archived_at === null)
    .sort(byDate(today))
    .map((plan) => ({ plan, concerns: standing(plan, today) }));
  const next = standings[0]?.plan;
  const pressing = standings
    .filter(({ concerns }) => concerns.length > 0)
    .sort((a, b) => compareStandings(a.concerns, b.concerns));

  if (!next)
    return (
      <EmptyState
        picture={<Sprig className="size-28 text-accent" />}
        title={t('overview.onlyArchivedTitle')}
        text={t('overview.onlyArchivedText')}
        action={
          <Link to={`${paths.savedPlans}?archived=1`} className={buttonClass('secondary')}>
            {t('overview.onlyArchivedAction')}
          </Link>
        }
      />
    );
  return (
    <div className="flex flex-col gap-8">
      {next.event_date >= today ? (
        <NextEvent plan={next} today={today} />
      ) : (
        <section className="card p-6 sm:p-8">
          <h2 className="text-2xl">{t('overview.nothingAhead')}</h2>
          <p className="measure mt-2 text-ink-muted">{t('overview.nothingAheadText')}</p>
        </section>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <AttentionList standings={pressing} />
        <Dates standings={standings} today={today} />
      </div>
    </div>
  );
}

/** /app: how long until the next event, what needs attention in all of them, and the way to a new one. */
export default function OverviewPage() {
  const { t } = useTranslation('plans');
  const { query, plans } = usePlans();
  const missing = whatIsMissing(query);
  const some = !missing && plans.length > 0;
  return (
    <div className="page flex flex-col gap-6 py-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('overview.title')}</h1>
        {some && <NewEventLink />}
      </div>
      {missing === 'error' ? (
        <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : missing === 'offline' ? (
        <NotHereOffline />
      ) : missing === 'loading' ? (
        <OverviewSkeleton />
      ) : !some ? (
        <EmptyState
          picture={<Sprig className="size-36 text-accent" />}
          title={t('overview.emptyTitle')}
          text={t('overview.emptyText')}
          action={<NewEventLink>{t('overview.emptyAction')}</NewEventLink>}
        />
      ) : (
        <Ready plans={plans} />
      )}
    </div>
  );
}
