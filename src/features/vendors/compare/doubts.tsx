import type { Cost } from '@/domain/vendors/cost';
import { formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** What is uncertain about a total. */
export function Doubts({ cost, currency }: { cost: Cost | null; currency: string }) {
  const { t } = useTranslation('vendors');
  if (!cost) return null;
  const lines = [
    ...(cost.lowest < cost.total ? [t('doubt.tax', { lowest: formatMoney(cost.lowest, currency) })] : []),
    ...(cost.minimum_binds
      ? [t('doubt.minimum', { count: cost.times, formatted: formatNumber(cost.times) })]
      : []),
    ...(cost.unpriced_hours > 0
      ? [t('doubt.hours', { count: cost.unpriced_hours, formatted: formatNumber(cost.unpriced_hours) })]
      : []),
  ];
  return lines.map((line) => (
    <span key={line} className="block text-sm font-normal text-attention">
      {line}
    </span>
  ));
}
