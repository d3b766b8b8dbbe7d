import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Occasion, occasionOf } from '@/domain/drinks/recommend';
import { lastDay } from '@/domain/plan/event-days';
import { formatDate, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { useTranslation } from '@/lib/translation';
import { byDate } from '@/parts/plan/by-date';
import { usePlans } from '@/parts/plan/use-plans';

interface OwnEventProps {
  onOccasion: (change: Partial<Occasion>) => void;
}

/**
 * Fills the calculator with the guests, country and season of the person's next event. Renders nothing if the
 * person has no event.
 */
function NextEvent({ onOccasion }: OwnEventProps) {
  const { t } = useTranslation('bottles');
  const { plans } = usePlans();
  const ahead = plans.filter((plan) => plan.archived_at === null && lastDay(plan) >= today());
  const [next] = ahead.sort(byDate(today()));
  const { id, guest_count, country, event_date } = next ?? {};
  useEffect(() => {
    if (guest_count && country && event_date) onOccasion(occasionOf({ guest_count, country, event_date }));
  }, [guest_count, country, event_date, onOccasion]);
  if (!next || !id) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 font-medium">
      <span className="min-w-0 break-words">
        {t('ownEvent', { name: next.name, date: formatDate(next.event_date, 'medium') })}
      </span>
      <Link
        to={paths.drinksWizard(id)}
        className="inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4"
      >
        {t('ownList')}
      </Link>
    </p>
  );
}

/** Provides a query cache for plans, because public pages don't have one. */
export default function OwnEvent(props: OwnEventProps) {
  const [client] = useState(() => makeQueryClient(() => undefined));
  return (
    <QueryClientProvider client={client}>
      <NextEvent {...props} />
    </QueryClientProvider>
  );
}
