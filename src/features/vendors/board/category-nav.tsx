import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { LedgerItem } from '@/domain/ledger/ledger-item';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_ICONS, useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';

interface CategoryNavProps {
  current: Category;
  quotes: readonly VendorQuote[];
  /** Ledger items with an agreed price. */
  agreed: readonly LedgerItem[];
}

/**
 * The nine categories, each with its number of vendors and a mark if a price is agreed. On a phone, the list
 * scrolls sideways.
 */
export function CategoryNav({ current, quotes, agreed }: CategoryNavProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const label = useCategoryLabel();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const [link, list] = [here.current, here.current?.closest('ul')];
    if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, []);
  return (
    <nav aria-label={t('categories')} className="-mx-4 sm:mx-0 print:hidden">
      <ul className="relative flex gap-x-1 overflow-x-auto overflow-y-hidden border-b border-line px-4 sm:flex-wrap sm:px-0">
        {CATEGORIES.map((category) => {
          const Icon = CATEGORY_ICONS[category];
          const count = quotes.filter((quote) => quote.category === category).length;
          const isCurrent = category === current;
          return (
            <li key={category}>
              <Link
                ref={isCurrent ? here : undefined}
                to={paths.vendorComparison(category, plan.id)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  '-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 px-2.5 whitespace-nowrap sm:max-2xl:gap-1 sm:max-2xl:px-1.5 transition-colors',
                  isCurrent
                    ? 'border-accent font-semibold text-accent-strong'
                    : 'border-transparent text-ink-muted hover:text-ink',
                )}
              >
                <Icon className="size-4.5 sm:max-2xl:hidden" />
                <span>{label(category)}</span>
                {agreed.some((item) => item.category === category) && (
                  <Check
                    role="img"
                    aria-label={t('agreed.mark')}
                    className="size-4 shrink-0 text-positive sm:max-2xl:size-3.5"
                  />
                )}
                {count > 0 && <span className="tabular text-sm font-normal">{formatNumber(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
