import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { type Ledger, leftToSpend } from '@/domain/budget/ledger';
import { formatMoney } from '@/lib/format';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Download, Plus, Printer, TriangleAlert } from '@/ui/icons';
import { useLedgerCsv } from './use-ledger-csv';

interface MoneyHeaderProps {
  plan: Plan;
  items: readonly StoredItem[];
  book: Ledger;
  onAdd?: (() => void) | undefined;
}

/** The page's one number: what is left to spend. */
export function MoneyHeader({ plan, items, book, onAdd }: MoneyHeaderProps) {
  const { t } = useTranslation(['ledger', 'modules']);
  const download = useLedgerCsv();
  const left = leftToSpend(plan.budget, book);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const { expected, committed } = book.total;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-xl text-ink-muted">{t('title')}</h1>
        {/* The sidebar says it on a wide screen. */}
        <p className="break-words lg:hidden print:block">{plan.name}</p>
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
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {onAdd && (
          <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
        {items.length > 0 && (
          <>
            <Button
              look="quiet"
              size="small"
              icon={<Download aria-hidden="true" className="size-4.5" />}
              onClick={() => download(plan, items, book)}
            >
              {t('modules:csv')}
            </Button>
            <Button
              look="quiet"
              size="small"
              icon={<Printer aria-hidden="true" className="size-4.5" />}
              onClick={() => window.print()}
            >
              {t('modules:print')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
