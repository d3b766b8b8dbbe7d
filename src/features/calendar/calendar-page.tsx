import { IN_DEMO } from '@/lib/demo';
import { today as todayNow } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { NewEventLink } from '@/parts/plan/new-event-link';
import { PlansPage } from '@/parts/plan/plans-page';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';
import { FeedPanel } from './feed-panel';
import { MonthView } from './month-view';

/** Page /app/calendar: a month with all events, and the address for subscribing in another calendar. */
export default function CalendarPage() {
  const { t } = useTranslation('dates');
  return (
    <PlansPage
      title={t('title')}
      className="gap-6"
      skeleton={<Skeleton className="h-160 w-full" />}
      empty={
        <EmptyState
          picture={<Sprig className="size-32 text-accent" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<NewEventLink />}
        />
      }
    >
      {(plans) => (
        <>
          <MonthView plans={plans} today={todayNow()} />
          {!IN_DEMO && <FeedPanel />}
        </>
      )}
    </PlansPage>
  );
}
