import { TriangleAlert } from 'lucide-react';
import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { sumCents } from '@/domain/money';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** In a row of the list: what is left, what is paid next, and what of the money cannot wait. */
export function PlanFigures({ plan, summary }: { plan: Plan; summary: PlanSummary }) {
  const { t } = useTranslation('plans');
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const left = plan.budget - sumCents(Object.values(summary.expected));
  const { next, overdue, short } = summary;
  const urgent =
    overdue > 0
      ? t('figures.overdue', { amount: money(overdue) })
      : short
        ? t('figures.short', { amount: money(short.amount), date: formatDate(short.date, 'short') })
        : null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-muted">
      {urgent && (
        <span className="inline-flex items-center gap-1 text-danger">
          <TriangleAlert className="size-3.5 shrink-0" />
          <span>{urgent}</span>
        </span>
      )}
      <span>
        {left < 0 ? t('figures.over', { amount: money(-left) }) : t('figures.left', { amount: money(left) })}
      </span>
      {next && (
        <span className="min-w-0 break-words">
          {t('figures.next', {
            amount: money(next.amount),
            vendor: next.vendor_name,
            date: formatDate(next.date, 'short'),
          })}
        </span>
      )}
    </p>
  );
}
