import { Check, CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { StoredItem } from '@/data/ledger';
import { type Due, isFirm, itemTotals } from '@/domain/ledger/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CategoryMark } from '@/parts/allocation/category-mark';
import { FileCount } from '@/parts/files/file-count';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { nextDue } from './ledger-list';
import { paidText } from './paid-text';

interface ItemRowProps {
  item: StoredItem;
  files: number;
  /** Passed as a prop, so that the memoised row renders again when the language changes. */
  language: Language;
  onOpen: (id: string) => void;
  onSettle: (item: StoredItem, due: Due) => void;
}

function Next({ due, today, money }: { due: Due; today: string; money: (cents: number) => string }) {
  const { t } = useTranslation('ledger');
  const late = due.date !== null && due.date < today && due.amount > 0;
  const words = {
    amount: money(Math.abs(due.amount)),
    // Non-breaking spaces keep the date on one line.
    date: due.date ? formatDate(due.date, 'medium').replaceAll(' ', '\u00a0') : '',
  };
  return (
    <span className={cx('flex items-start gap-1', late && 'text-danger')}>
      {late && <TriangleAlert className="mt-0.5 size-4 shrink-0" />}
      <span>
        {due.date === null
          ? t('row.undated', words)
          : t(due.amount < 0 ? 'row.back' : late ? 'row.overdue' : 'row.nextDue', words)}
      </span>
    </span>
  );
}

/**
 * A row with an item's name, paid share and next payment. Clicking the row opens the item. A payment that is
 * due can be marked as paid in the row.
 */
export const ItemRow = memo(function ItemRow({ item, files, onOpen, onSettle }: ItemRowProps) {
  const { t } = useTranslation(['ledger', 'common']);
  const { plan, today, editable } = usePlanContext();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const own = itemTotals(item, plan.currency);
  const due = nextDue(own);
  const { committed, paid, expected, over, back, agreed } = own;
  // Without an agreed price, the paid share is unknown.
  const priced =
    agreed !== null || (paid >= expected && item.payments.every(({ kind }) => kind !== 'deposit'));
  const firm = isFirm(own);
  const part = committed > 0 ? Math.min(1, Math.max(0, paid / committed)) : 0;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_13rem] sm:gap-x-5 print:grid-cols-[auto_minmax(0,1fr)_auto]">
      <CategoryMark category={item.category} />
      <div className="min-w-0">
        <button
          type="button"
          aria-label={t('row.open', { name: item.vendor_name })}
          onClick={() => onOpen(item.id)}
          className="min-h-8 max-w-full text-left font-semibold break-words hover:text-accent-strong hover:underline"
        >
          {item.vendor_name}
        </button>{' '}
        <FileCount count={files} />
        <div className="text-sm text-ink-muted">
          {due ? (
            <Next due={due} today={today} money={money} />
          ) : firm && !priced ? (
            <span className="text-attention">{t('row.noPrice')}</span>
          ) : firm ? (
            <span className="flex items-center gap-1 text-positive">
              <CircleCheck className="size-4" />
              <span>{t('row.settled')}</span>
            </span>
          ) : (
            <span>{t('row.planned')}</span>
          )}
          <UnsavedMark id={item.id} />
          {over > 0 && <span className="text-attention">{t('row.over', { amount: money(over) })}</span>}
          {back > 0 && <span className="text-attention">{t('row.above', { amount: money(back) })}</span>}
        </div>
      </div>
      <div className="text-right">
        <p className="tabular font-semibold">{money(expected)}</p>
        {firm && (
          <>
            <div
              aria-hidden="true"
              className="mt-1 ml-auto h-1.5 w-20 overflow-hidden rounded-full bg-line sm:w-32"
            >
              <div
                style={{ width: `${part * 100}%` }}
                className={cx('h-full transition-[width] duration-200', CATEGORY_HUES[item.category].solid)}
              />
            </div>
            <p className="tabular mt-0.5 text-sm text-ink-muted max-sm:sr-only">
              {priced ? paidText(t, { paid, total: committed, money }) : t('row.paid', { paid: money(paid) })}
            </p>
          </>
        )}
      </div>
      {due && editable && (
        <div className="col-span-2 col-start-2 sm:col-auto sm:justify-self-end print:hidden">
          <Button
            look="secondary"
            size="small"
            icon={<Check className="size-4" />}
            onClick={() => onSettle(item, due)}
          >
            <span>{t(due.amount < 0 ? 'row.received' : 'row.pay')}</span>
            <span className="sr-only">
              {t('row.which', { amount: money(Math.abs(due.amount)), name: item.vendor_name })}
            </span>
          </Button>
        </div>
      )}
    </div>
  );
});
