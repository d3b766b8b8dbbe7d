import { TriangleAlert } from 'lucide-react';
import type { StoredItem } from '@/data/ledger';
import { type Ledger, leftToSpend } from '@/domain/ledger/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { PageActions } from '@/parts/module/page-actions';
import { usePlanContext } from '@/parts/module/plan-context';
import { saveCsv } from '@/parts/rows/save-csv';
import { cx } from '@/ui/class-names';
import { ledgerFile } from './ledger-file';
import { faces } from './rows';

interface MoneyHeaderProps {
  items: readonly StoredItem[];
  book: Ledger;
  onAdd?: (() => void) | undefined;
}

/** Main figure of the page: the money that remains after all planned amounts. */
export function MoneyHeader({ items, book, onAdd }: MoneyHeaderProps) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const { columns } = faces.budget_items.useDescription(plan.id);
  const save = () => saveCsv(plan.name, t('table.file'), ledgerFile(t, columns, plan.currency, items, book));
  const left = leftToSpend(plan.budget, book);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const { expected, committed } = book.total;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <h1 className="sr-only print:not-sr-only print:text-xl">{t('title')}</h1>
        {/* Only printed, because on screen the page frame already shows the plan's name. */}
        <p className="hidden break-words print:block">{`${plan.name} · ${formatDate(plan.event_date)}`}</p>
        <p className="flex items-center gap-2 text-ink-muted">
          {left < 0 && <TriangleAlert className="size-5 text-danger" />}
          <span>{t(left < 0 ? 'overspent' : 'left')}</span>
        </p>
        <p
          className={cx(
            'tabular font-serif text-4xl leading-tight font-medium break-words',
            left < 0 ? 'text-danger' : 'text-accent-strong',
          )}
        >
          {money(Math.abs(left))}
        </p>
      </div>
      <PageActions addLabel={t('add')} onAdd={onAdd} onCsv={items.length > 0 ? save : undefined} />
      <p className="col-span-full text-ink-muted">
        <span>{t('ofBudget', { budget: money(plan.budget) })}</span>
        {expected !== committed && (
          <span className="max-sm:sr-only">{`. ${t('agreedOnly', { amount: money(plan.budget - committed) })}`}</span>
        )}
      </p>
    </header>
  );
}
