import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { type Ledger, leftToSpend } from '@/domain/budget/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { PageActions } from '@/parts/page-actions';
import { cx } from '@/ui/class-names';
import { TriangleAlert } from '@/ui/icons';
import { useLedgerCsv } from './use-ledger-csv';

interface MoneyHeaderProps {
  plan: Plan;
  items: readonly StoredItem[];
  book: Ledger;
  onAdd?: (() => void) | undefined;
}

/** The page's one number: what is left to spend. */
export function MoneyHeader({ plan, items, book, onAdd }: MoneyHeaderProps) {
  const { t } = useTranslation('ledger');
  const download = useLedgerCsv();
  const left = leftToSpend(plan.budget, book);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const { expected, committed } = book.total;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-xl text-ink-muted">{t('title')}</h1>
        {/* The sidebar says it on a wide screen. */}
        <p className="break-words lg:hidden print:block">
          {plan.name}
          <span className="hidden print:inline"> · {formatDate(plan.event_date)}</span>
        </p>
        <p className="mt-3 flex items-center gap-2 text-ink-muted">
          {left < 0 && <TriangleAlert aria-hidden="true" className="size-5 text-danger" />}
          {t(left < 0 ? 'overspent' : 'left')}
        </p>
        <p
          className={cx(
            'tabular font-serif text-4xl leading-tight font-medium break-words sm:text-6xl',
            left < 0 ? 'text-danger' : 'text-accent-strong',
          )}
        >
          {money(Math.abs(left))}
        </p>
        <p className="text-ink-muted">
          {t('ofBudget', { budget: money(plan.budget) })}
          {expected !== committed && (
            <span className="block">{t('afterPlans', { amount: money(plan.budget - expected) })}</span>
          )}
        </p>
      </div>
      <PageActions
        addLabel={t('add')}
        onAdd={onAdd}
        onCsv={items.length > 0 ? () => download(plan, items, book) : undefined}
      />
    </header>
  );
}
