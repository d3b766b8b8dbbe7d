import type { Cents } from '@/domain/money';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import { formatDifference, formatList, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { withLock, withSelected } from '@/parts/allocation/category-choices';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import { Button } from '@/ui/button';

/**
 * Suggests the cost of the shopping list as the plan's amount for drinks, and shows the effect on other
 * categories.
 */
export function PlanAmount({ amount }: { amount: Cents }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const label = useCategoryLabel();
  const change = useChangePlan();
  const isIn = plan.categories.some(({ category, selected }) => category === 'drinks' && selected);
  const choices = isIn ? plan.categories : withSelected(plan.categories, 'drinks', true);
  const next = reallocate({ ...plan, categories: withLock(choices, 'drinks', amount) });
  const money = formatMoney(amount, plan.currency);
  if (!next.ok)
    return <p className="measure mt-1 text-attention">{t('planAmount.impossible', { amount: money })}</p>;
  const moves = plan.categories.flatMap(({ category, allocated_amount }) => {
    const after = next.categories.find((one) => one.category === category)?.allocated_amount ?? 0;
    const difference = after - (allocated_amount ?? 0);
    return category === 'drinks' || difference === 0
      ? []
      : [`${label(category)} ${formatDifference(difference, plan.currency)}`];
  });
  return (
    <div className="mt-2 print:hidden">
      <Button
        look="secondary"
        size="small"
        onClick={() =>
          change(plan, { changes: {}, categories: next.categories }, t('planAmount.said', { amount: money }))
        }
      >
        {t('planAmount.set', { amount: money })}
      </Button>
      {moves.length > 0 && (
        <p className="measure mt-1.5 text-sm text-ink-muted">
          {t('planAmount.moves', { moves: formatList(moves) })}
        </p>
      )}
    </div>
  );
}
