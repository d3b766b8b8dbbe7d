import { Link } from 'react-router-dom';
import type { Due } from '@/domain/ledger/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { CategoryMark } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';

export function NowPayments({ dues }: { dues: readonly Due[] }) {
  const { t } = useTranslation('now');
  const { plan, today } = usePlanContext();
  if (dues.length === 0) return <p className="text-ink-muted">{t('noPayments')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {dues.map(({ item, entry, amount, date }) => {
          const late = date !== null && date < today;
          return (
            <li key={entry?.id ?? item.id} className="max-sm:nth-[n+3]:hidden">
              <Link
                to={paths.budgetItems(plan.id, { category: item.category, q: item.vendor_name })}
                className="group flex min-h-12 items-center gap-2.5 large-text:flex-wrap py-1.5 hover:text-accent-strong"
              >
                <CategoryMark category={item.category} small />
                <span className="min-w-0 flex-1 large-text:basis-3/5">
                  <span className="line-clamp-2 large-text:line-clamp-none font-medium break-words group-hover:underline">
                    {item.vendor_name}
                  </span>
                  <span className={`block text-sm ${late ? 'text-danger' : 'text-ink-muted'}`}>
                    {date === null
                      ? t('undated')
                      : late
                        ? t('late', { date: formatDate(date, 'short') })
                        : formatDate(date, 'medium')}
                  </span>
                </span>
                <span className="tabular font-semibold whitespace-nowrap">
                  {formatMoney(amount, plan.currency)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        to={paths.budgetItems(plan.id, { show: 'open' })}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-accent-strong hover:underline"
      >
        {t('allPayments')}
      </Link>
    </>
  );
}
