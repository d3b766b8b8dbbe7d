import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { isFirm, itemTotals } from '@/domain/ledger/ledger';
import { sumCents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

interface CategoryMoneyProps {
  category: Category;
  /** Amount allocated to the category. */
  given: number;
}

/**
 * Agreed, paid and remaining money of a category in one line. Renders nothing if the category has no items.
 */
export function CategoryMoney({ category, given }: CategoryMoneyProps) {
  const { t } = useTranslation('now');
  const { plan } = usePlanContext();
  const items = useRows(BUDGET_ITEMS, plan.id);
  const totals = useMemo(
    () => items.filter((item) => item.category === category).map((item) => itemTotals(item, plan.currency)),
    [items, category, plan.currency],
  );
  if (totals.length === 0) return null;
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const sum = (figure: 'committed' | 'expected' | 'paid') => sumCents(totals.map((one) => one[figure]));
  const [committed, expected, paid] = [sum('committed'), sum('expected'), sum('paid')];
  const left = given - expected;
  return (
    <p className="tabular mt-1 flex flex-wrap gap-x-3 text-sm print:hidden">
      <Link
        to={paths.budgetItems(plan.id, { category })}
        className="inline-flex min-h-6 items-center text-ink-muted underline decoration-line-strong underline-offset-3 hover:text-accent-strong"
      >
        {[
          isFirm({ committed, paid })
            ? t('category.agreed', { amount: money(committed) })
            : t('category.planned', { amount: money(expected) }),
          ...(paid !== 0 ? [t('category.paid', { amount: money(paid) })] : []),
        ].join(' · ')}
      </Link>
      <span className={left < 0 ? 'font-semibold text-danger' : 'text-ink'}>
        {t(left < 0 ? 'category.over' : 'category.left', { amount: money(Math.abs(left)) })}
      </span>
    </p>
  );
}
