import { TriangleAlert } from 'lucide-react';
import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { sumCents } from '@/domain/money';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { ListFigures } from './list-figures';

interface PlanFiguresProps {
  plan: Plan;
  figures: ListFigures;
  summary: PlanSummary | undefined;
}

export function PlanFigures({ plan, figures, summary }: PlanFiguresProps) {
  const { t } = useTranslation('plans');
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const left = summary && plan.budget - sumCents(Object.values(summary.expected));
  const { overdue, due, next } = figures;
  const urgent =
    overdue > 0
      ? t('figures.overdue', { amount: money(overdue) })
      : summary?.short
        ? t('figures.short', {
            amount: money(summary.short.amount),
            date: formatDate(summary.short.date, 'short'),
          })
        : null;
  if (!urgent && due === 0 && left === undefined && (!next || next.what === 'event')) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-muted">
      {urgent && (
        <span className="inline-flex items-center gap-1 text-danger">
          <TriangleAlert className="size-3.5 shrink-0" />
          <span>{urgent}</span>
        </span>
      )}
      {due > 0 && <span>{t('figures.due', { amount: money(due) })}</span>}
      {left !== undefined && (
        <span>
          {left < 0
            ? t('figures.over', { amount: money(-left) })
            : t('figures.left', { amount: money(left) })}
        </span>
      )}
      {next && next.what !== 'event' && (
        <span>{t(`figures.next.${next.what}`, { date: formatDate(next.date, 'short') })}</span>
      )}
    </p>
  );
}
