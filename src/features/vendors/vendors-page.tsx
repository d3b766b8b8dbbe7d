import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { ATTACHMENTS } from '@/data/attachments';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { QUOTES } from '@/data/vendor-quotes';
import { CATEGORIES } from '@/domain/plan/facts';
import { oneOf } from '@/lib/list-state';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { NoSuchCategory } from './no-such-category';
import { VendorsView } from './vendors-view';

const VendorsSkeleton = () => (
  <>
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-96 w-full" />
  </>
);

/**
 * Kinds of rows that the page loads. Booking writes to the ledger and completes tasks. The drinks preferences
 * might contain the number of children.
 */
const NOUNS = [QUOTES, BUDGET_ITEMS, TASKS, ATTACHMENTS, DRINKS_PREFERENCES];

/**
 * /app/vendor-comparison/:category: a category's quotes at the same terms. The query string names the plan.
 */
export default function VendorsPage() {
  const { t } = useTranslation('vendors');
  const { category: named = '' } = useParams();
  const [search] = useSearchParams();
  const category = oneOf(CATEGORIES, named);
  if (!category) return <NoSuchCategory plan_id={search.get('plan') ?? undefined} />;
  if (!search.get('plan'))
    return <Navigate to={`${paths.openModule('vendor-comparison')}?category=${category}`} replace />;
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<VendorsSkeleton />}>
      {(plan) => <VendorsView key={`${plan.id} ${category}`} category={category} />}
    </ModulePage>
  );
}
