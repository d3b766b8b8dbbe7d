import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { itemTotals } from '@/domain/ledger/ledger';
import type { LedgerItem } from '@/domain/ledger/ledger-item';
import type { Category } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

interface AgreedItemsProps {
  category: Category;
  items: readonly LedgerItem[];
}

/**
 * Vendors whose price is agreed in the ledger without a quote. A category with such a vendor is marked as
 * agreed too.
 */
export function AgreedItems({ category, items }: AgreedItemsProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  if (items.length === 0) return null;
  return (
    <section aria-label={t('agreed.title')} className="card w-full px-4 py-3 text-left">
      <h2 className="flex items-center gap-2 text-base">
        <CircleCheck className="size-5 shrink-0 text-positive" />
        <span>{t('agreed.title')}</span>
      </h2>
      <ul className="mt-1">
        {items.map((item) => (
          <li key={item.id} className="flex items-baseline justify-between gap-4 py-1">
            <Link
              to={paths.budgetItems(plan.id, { category, q: item.vendor_name })}
              className="min-w-0 break-words underline-offset-4 hover:text-accent-strong hover:underline"
            >
              {item.vendor_name}
            </Link>
            <span className="tabular shrink-0">
              {formatMoney(itemTotals(item, plan.currency).committed, plan.currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
