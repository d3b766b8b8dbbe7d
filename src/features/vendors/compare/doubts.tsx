import type { Cost } from '@/domain/vendors/cost';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

/** Lists the reasons why a total is uncertain. */
export function Doubts({ cost }: { cost: Cost | null }) {
  const { t } = useTranslation('vendors');
  const { currency } = usePlanContext().plan;
  if (!cost) return null;
  const lines = [
    ...(cost.lowest < cost.total ? [t('doubt.tax', { lowest: formatMoney(cost.lowest, currency) })] : []),
    ...(cost.minimum_binds ? [t('doubt.minimum', { count: cost.times })] : []),
    ...(cost.parts.minimum > 0
      ? [t('doubt.spend', { amount: formatMoney(cost.parts.minimum, currency) })]
      : []),
    ...(cost.unpriced_guests > 0 ? [t('doubt.guests', { count: cost.unpriced_guests })] : []),
    ...(cost.unknown_children ? [t('doubt.children')] : []),
    ...(cost.unpriced_hours > 0 ? [t('doubt.hours', { count: cost.unpriced_hours })] : []),
  ];
  return lines.map((line) => (
    <span key={line} className="block text-sm font-normal text-attention">
      {line}
    </span>
  ));
}
