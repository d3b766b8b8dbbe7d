import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { lastDay } from '@/domain/plan/event-days';
import { today as todayNow } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { afterPaint } from '@/lib/idle';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { byDate } from '@/parts/plan/by-date';
import { NewEventLink } from '@/parts/plan/new-event-link';
import { PlansPage } from '@/parts/plan/plans-page';
import { type Summaries, useSummaries } from '@/parts/plan/use-summaries';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { Dates } from './dates';
import { NextEvent } from './next-event';
import { AttentionSkeleton, OverviewSkeleton } from './overview-skeleton';

const PlanStatusList = lazy(async () => {
  const [events] = await Promise.all([
    import('./plan-status-list'),
    loadTexts('plans', 'now', 'checklist', 'desk'),
  ]);
  return events;
});
const NewsList = lazy(async () => {
  const [news] = await Promise.all([import('./news-list'), loadTexts('suggestions')]);
  return news;
});
const NextFigures = lazy(async () => {
  const [figures] = await Promise.all([import('./next-figures'), loadTexts('now', 'checklist')]);
  return figures;
});

/** Lists the events without their needs until the code for the complete list is loaded. */
function PlanStatusFallback({ plans, today }: { plans: readonly Plan[]; today: string }) {
  return (
    <>
      <AttentionSkeleton />
      <Dates plans={plans} today={today} markOf={() => undefined} />
    </>
  );
}

interface EventsProps {
  /** Upcoming events by date, at least one. */
  ahead: readonly Plan[];
  next: Plan;
  today: string;
  summaries: Summaries;
}

function Events({ ahead, next, today, summaries }: EventsProps) {
  const { t } = useTranslation('overview');
  // The engine is larger than the rest of the page, so it is loaded after the events are visible.
  const [painted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  const told = ahead.filter(({ news }) => news);
  return (
    <div className="flex flex-col gap-8">
      {told.length > 0 && (
        <Suspense>
          <NewsList plans={told} />
        </Suspense>
      )}
      {lastDay(next) >= today ? (
        <NextEvent plan={next} today={today}>
          <Suspense>{painted && <NextFigures plan={next} summary={summaries.summaryOf(next.id)} />}</Suspense>
        </NextEvent>
      ) : (
        <section className="card p-6 sm:p-8">
          <h2 className="text-2xl">{t('nothingAhead')}</h2>
          <p className="measure mt-2 text-ink-muted">{t('nothingAheadText')}</p>
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-8 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        <Suspense fallback={<PlanStatusFallback plans={ahead} today={today} />}>
          {painted ? (
            <PlanStatusList plans={ahead} today={today} summaries={summaries} />
          ) : (
            <PlanStatusFallback plans={ahead} today={today} />
          )}
        </Suspense>
      </div>
    </div>
  );
}

interface ReadyProps {
  plans: readonly Plan[];
  summaries: Summaries;
  today: string;
}

function Ready({ plans, summaries, today }: ReadyProps) {
  const { t } = useTranslation('overview');
  const ahead = plans.filter(({ archived_at }) => archived_at === null).sort(byDate(today));
  const next = ahead[0];
  if (next) return <Events ahead={ahead} next={next} today={today} summaries={summaries} />;
  return (
    <EmptyState
      picture={<Sprig className="size-28 text-accent" />}
      title={t('onlyArchivedTitle')}
      text={t('onlyArchivedText')}
      action={
        <Link to={`${paths.savedPlans}?archived=true`} className={buttonClass('secondary')}>
          {t('onlyArchivedAction')}
        </Link>
      }
    />
  );
}

/** Page /app: the time until the next event, what all events need, and a link to create an event. */
export default function OverviewPage() {
  const { t } = useTranslation('overview');
  const today = todayNow();
  const summaries = useSummaries(today);
  return (
    <PlansPage
      title={t('title')}
      className="gap-6"
      skeleton={<OverviewSkeleton />}
      empty={
        <EmptyState
          picture={<Sprig className="size-36 text-accent" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<NewEventLink>{t('emptyAction')}</NewEventLink>}
        />
      }
    >
      {(plans) => <Ready plans={plans} summaries={summaries} today={today} />}
    </PlansPage>
  );
}
