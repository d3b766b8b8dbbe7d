import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { StoredItem } from '@/data/ledger';
import type { Breakdown, Measure } from '@/domain/ledger/breakdown';
import { sumCents } from '@/domain/money';
import { formatDate, formatList, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { PageActions } from '@/parts/module/page-actions';
import { usePlanContext } from '@/parts/module/plan-context';
import { saveCsv } from '@/parts/rows/save-csv';
import { breakdownFile } from './breakdown-file';

interface HeaderProps {
  items: readonly StoredItem[];
  parts: Breakdown<StoredItem>;
  measure: Measure;
}

function BudgetStatus({ items, parts }: Omit<HeaderProps, 'measure'>) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const over = parts.lines.filter(({ variance }) => variance < 0);
  const Icon = items.length === 0 ? Info : over.length > 0 ? TriangleAlert : CircleCheck;
  const tone = items.length === 0 ? 'text-ink-muted' : over.length > 0 ? 'text-attention' : 'text-positive';
  return (
    <p className={`mt-1 flex max-w-prose items-start gap-2 ${tone}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <span>
        {items.length === 0
          ? t('status.none')
          : over.length === 0
            ? t('status.within')
            : t('status.over', {
                count: over.length,
                categories: formatList(over.map(({ category }) => label(category))),
                amount: formatMoney(-sumCents(over.map(({ variance }) => variance)), plan.currency),
              })}
      </span>
    </p>
  );
}

/** Main figure of the page: the total of the selected measure, and whether a category exceeds its amount. */
export function BreakdownHeader({ items, parts, measure }: HeaderProps) {
  const { plan, editable } = usePlanContext();
  const { t } = useTranslation('breakdown');
  const navigate = useNavigate();
  const label = useCategoryLabel();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <h1 className="sr-only print:not-sr-only print:text-xl">{t('title')}</h1>
        {/* Only printed: on screen the frame already shows the plan's name and date. */}
        <p className="hidden break-words print:block">{`${plan.name} · ${formatDate(plan.event_date)}`}</p>
        <p className="text-ink-muted">{t(`measure.${measure}`)}</p>
        <p className="tabular font-serif text-4xl leading-tight font-medium break-words text-accent-strong">
          {money(parts.total[measure])}
        </p>
      </div>
      <PageActions
        addLabel={t('add')}
        onAdd={editable ? () => navigate(paths.budgetTracking(plan.id)) : undefined}
        onCsv={() => saveCsv(plan.name, t('table.file'), breakdownFile(t, label, plan, parts))}
      />
      <div className="col-span-full">
        <p className="text-ink-muted">{t('ofBudget', { budget: money(plan.budget) })}</p>
        <BudgetStatus items={items} parts={parts} />
      </div>
    </header>
  );
}
