import { Link } from 'react-router-dom';
import { CATEGORIES } from '@/domain/plan/facts';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { EmptyState } from '@/ui/states';

/** Message for a URL with an unknown category, with links to all categories. */
export function NoSuchCategory({ plan_id }: { plan_id: string | undefined }) {
  const { t } = useTranslation('vendors');
  const label = useCategoryLabel();
  return (
    <div className="page py-8">
      <EmptyState
        heading="h1"
        title={t('noCategory.title')}
        text={t('noCategory.text')}
        action={
          <ul className="flex flex-wrap justify-center gap-x-4">
            {CATEGORIES.map((category) => (
              <li key={category}>
                <Link
                  to={paths.vendorComparison(category, plan_id)}
                  className="inline-flex min-h-11 items-center text-accent-strong underline"
                >
                  {label(category)}
                </Link>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
