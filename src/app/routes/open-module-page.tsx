import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { today as todayNow } from '@/lib/format';
import { OPEN_MODULES, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { byDate } from '@/parts/plan/by-date';
import { usePlans } from '@/parts/plan/use-plans';
import { PageSpinner } from '@/ui/spinner';

type Way = (plan_id: string, search: URLSearchParams) => string;
const WAYS: Readonly<Record<(typeof OPEN_MODULES)[number], Way>> = {
  'event-tasks': paths.eventTasks,
  'budget-tracking': paths.budgetTracking,
  'drinks-wizard': paths.drinksWizard,
  'drinks-preferences': paths.drinksPreferences,
  'vendor-comparison': (id, search) => paths.vendorComparison(search.get('category') ?? 'venue', id),
};

/**
 * /app/open/{module} redirects to that module of the next event, or to the form for a new event if there is
 * none.
 */
export default function OpenModulePage() {
  const { t } = useTranslation();
  const { module } = useParams();
  const [search] = useSearchParams();
  const { query, plans } = usePlans();
  const known = OPEN_MODULES.find((one) => one === module);
  const missing = whatIsMissing(query);
  if (!known) return <Navigate to={paths.app} replace />;
  if (missing === 'error') return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (missing === 'offline') return <NotHereOffline />;
  if (missing === 'loading') return <PageSpinner label={t('loading')} />;
  const [next] = plans.filter(({ archived_at }) => archived_at === null).sort(byDate(todayNow()));
  return <Navigate to={next ? WAYS[known](next.id, search) : paths.newEvent} replace />;
}
