import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { today as todayNow } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { NotHereOffline, ReadFailure } from '@/parts/missing';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { byDate } from './by-date';
import { Dates } from './dates';
import { NewEventLink } from './new-event-link';
import { NextEvent } from './next-event';
import { AttentionSkeleton, OverviewSkeleton } from './overview-skeleton';
import { usePlans, whatIsMissing } from './use-plans';

const JudgedEvents = lazy(async () => {
  const [events] = await Promise.all([import('./judged-events'), loadTexts('plans', 'now', 'checklist')]);
  return events;
});
const NextFigures = lazy(async () => {
  const [figures] = await Promise.all([import('./next-figures'), loadTexts('now', 'checklist')]);
  return figures;
});

/** The events before they are judged. */
function Unjudged({ plans, today }: { plans: readonly Plan[]; today: string }) {
  return (
    <>
      <AttentionSkeleton />
      <Dates plans={plans} today={today} markOf={() => undefined} />
    </>
  );
}

function Ready({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('overview');
  const today = todayNow();
  const ahead = plans.filter(({ archived_at }) => archived_at === null).sort(byDate(today));
  const next = ahead[0];

  if (!next)
    return (
      <EmptyState
        picture={<Sprig className="size-28 text-accent" />}
        title={t('onlyArchivedTitle')}
        text={t('onlyArchivedText')}
        action={
          <Link to={`${paths.savedPlans}?archived=1`} className={buttonClass('secondary')}>
            {t('onlyArchivedAction')}
          </Link>
        }
      />
    );
  return (
    <div className="flex flex-col gap-8">
      {next.event_date >= today ? (
        <NextEvent plan={next} today={today}>
          <Suspense>
            <NextFigures plan={next} today={today} />
          </Suspense>
        </NextEvent>
      ) : (
        <section className="card p-6 sm:p-8">
          <h2 className="text-2xl">{t('nothingAhead')}</h2>
          <p className="measure mt-2 text-ink-muted">{t('nothingAheadText')}</p>
        </section>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Suspense fallback={<Unjudged plans={ahead} today={today} />}>
          <JudgedEvents plans={ahead} today={today} />
        </Suspense>
      </div>
    </div>
  );
}

/** /app: how long until the next event, what needs attention in all of them, and the way to a new one. */
export default function OverviewPage() {
  const { t } = useTranslation('overview');
  const { query, plans } = usePlans();
  const missing = whatIsMissing(query);
  const some = !missing && plans.length > 0;
  return (
    <div className="page flex flex-col gap-6 py-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
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
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<NewEventLink>{t('emptyAction')}</NewEventLink>}
        />
      ) : (
        <Ready plans={plans} />
      )}
    </div>
  );
}
