import { TriangleAlert } from 'lucide-react';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

/** Text that says how much of a category's amount is left, or by how much it is exceeded. */
export function VarianceText({ variance }: { variance: number }) {
  const { t } = useTranslation('breakdown');
  const { currency } = usePlanContext().plan;
  const amount = formatMoney(Math.abs(variance), currency);
  if (variance === 0) return <span className="text-ink-muted">{t('table.even')}</span>;
  if (variance > 0) return <span className="tabular text-ink-muted">{t('table.left', { amount })}</span>;
  return (
    <span className="tabular inline-flex items-center justify-end gap-1 font-medium text-danger print:[&>svg]:hidden">
      <TriangleAlert className="size-4 shrink-0" />
      <span>{t('table.over', { amount })}</span>
    </span>
  );
}
