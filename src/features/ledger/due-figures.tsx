import { TriangleAlert } from 'lucide-react';
import type { LedgerSums } from '@/domain/ledger/ledger';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import type { Show } from './ledger-list';

interface DueFiguresProps {
  sums: Readonly<LedgerSums>;
  onShow: (show: Show) => void;
}

/** Amounts due, by period. Clicking an amount shows its items. */
export function DueFigures({ sums, onShow }: DueFiguresProps) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const figures = [
    { key: 'overdue', show: 'overdue', amount: sums.overdue },
    { key: 'week', show: 'week', amount: sums.due_week },
    { key: 'month', show: 'month', amount: sums.due_month },
    { key: 'undated', show: 'undated', amount: sums.undated },
  ] as const;
  return (
    <section aria-labelledby="due">
      <h2 id="due" className="sr-only">
        {t('due.title')}
      </h2>
      <ul
        className={cx(
          // The gaps between figures look like separator lines. Figures that don't fit wrap to the next line.
          'flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line',
          figures.every(({ amount }) => amount === 0) && 'max-sm:hidden',
        )}
      >
        {figures.map(({ key, show, amount }) => (
          <li
            key={key}
            className={cx(
              'flex-1 bg-surface',
              // On a phone, amounts of zero are hidden.
              amount === 0 && 'max-sm:hidden',
            )}
          >
            <button
              type="button"
              onClick={() => onShow(show)}
              className="flex w-full flex-col px-2 py-2 text-left xs:px-3 whitespace-nowrap sm:py-3 hover:bg-accent-soft focus-visible:-outline-offset-2 sm:px-4"
            >
              <span className="text-sm text-ink-muted">{t(`due.${key}`)}</span>
              <span
                className={cx(
                  'tabular flex items-center gap-1.5 font-semibold sm:text-lg',
                  amount === 0 && 'font-normal text-ink-muted',
                  key === 'overdue' && amount > 0 && 'text-danger',
                )}
              >
                {key === 'overdue' && amount > 0 && <TriangleAlert className="size-4.5 shrink-0" />}
                <span>{amount === 0 ? t('due.none') : formatMoney(amount, currency)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {sums.incoming > 0 && (
        <p className="mt-2 text-sm text-ink-muted">
          <span>{`${t('due.incoming')}:`}</span>{' '}
          <span className="tabular">{formatMoney(sums.incoming, currency)}</span>
        </p>
      )}
    </section>
  );
}
