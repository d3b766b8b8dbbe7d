import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { today as todayNow } from '@/lib/format';
import { OPEN_MODULES, paths } from '@/lib/paths';
import { NotHereOffline, ReadFailure } from '@/parts/missing';
import { PageSpinner } from '@/ui/spinner';
import { byDate } from './by-date';
import { usePlans, whatIsMissing } from './use-plans';

const WAYS = { 'event-tasks': paths.eventTasks, 'budget-tracking': paths.budgetTracking } as const;

/** /app/open/{module}: on to that module of the next event; to a new event where there is none yet. */
export default function OpenModulePage() {
  const { t } = useTranslation();
  const { module } = useParams();
  const { query, plans } = usePlans();
  const known = OPEN_MODULES.find((one) => one === module);
  const missing = whatIsMissing(query);
  if (!known) return <Navigate to={paths.app} replace />;
  if (missing === 'error') return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (missing === 'offline') return <NotHereOffline />;
  if (missing === 'loading') return <PageSpinner label={t('loading')} />;
  const [next] = plans.filter(({ archived_at }) => archived_at === null).sort(byDate(todayNow()));
  return <Navigate to={next ? WAYS[known](next.id) : paths.newEvent} replace />;
}
