import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { can } from '@/domain/access';
import type { Breakdown, Measure } from '@/domain/budget/breakdown';
import { sumCents } from '@/domain/money';
import { formatDate, formatList, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useCategoryLabel } from '@/parts/category-mark';
import { PageActions } from '@/parts/page-actions';
import { CircleCheck, Info, TriangleAlert } from '@/ui/icons';
import { useBreakdownCsv } from './use-breakdown-csv';

interface HeaderProps {
  plan: Plan;
  items: readonly StoredItem[];
  parts: Breakdown<StoredItem>;
  measure: Measure;
}

function Standing({ plan, items, parts }: Omit<HeaderProps, 'measure'>) {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const over = parts.lines.filter(({ variance }) => variance < 0);
  const Icon = items.length === 0 ? Info : over.length > 0 ? TriangleAlert : CircleCheck;
  const tone = items.length === 0 ? 'text-ink-muted' : over.length > 0 ? 'text-attention' : 'text-positive';
  return (
    <p className={`mt-1 flex max-w-prose items-start gap-2 ${tone}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {items.length === 0
        ? t('standing.none')
        : over.length === 0
          ? t('standing.within')
          : t('standing.over', {
              count: over.length,
              categories: formatList(over.map(({ category }) => label(category))),
              amount: formatMoney(-sumCents(over.map(({ variance }) => variance)), plan.currency),
            })}
    </p>
  );
}

/** The page's one number: what the chosen figure comes to, and whether any category takes more than it was given. */
export function BreakdownHeader({ plan, items, parts, measure }: HeaderProps) {
  const { t } = useTranslation('breakdown');
  const navigate = useNavigate();
  const download = useBreakdownCsv();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-xl text-ink-muted">{t('title')}</h1>
        {/* The sidebar says it on a wide screen. */}
        <p className="break-words lg:hidden print:block">
          {plan.name}
          <span className="hidden print:inline"> · {formatDate(plan.event_date)}</span>
        </p>
        <p className="mt-3 text-ink-muted">{t(`measure.${measure}`)}</p>
        <p className="tabular font-serif text-4xl leading-tight font-medium break-words text-accent-strong sm:text-6xl">
          {money(parts.total[measure])}
        </p>
        <p className="text-ink-muted">{t('ofBudget', { budget: money(plan.budget) })}</p>
        <Standing plan={plan} items={items} parts={parts} />
      </div>
      <PageActions
        addLabel={t('add')}
        onAdd={can(plan.role, 'edit') ? () => navigate(paths.budgetTracking(plan.id)) : undefined}
        onCsv={() => download(plan, parts)}
      />
    </header>
  );
}
