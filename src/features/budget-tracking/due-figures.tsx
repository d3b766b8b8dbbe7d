import { useTranslation } from 'react-i18next';
import type { LedgerSums } from '@/domain/budget/ledger';
import { formatMoney } from '@/lib/format';
import { cx } from '@/ui/class-names';
import { TriangleAlert } from '@/ui/icons';
import type { Show } from './ledger-list';

interface DueFiguresProps {
  sums: Readonly<LedgerSums>;
  currency: string;
  /** Shows the items behind a figure. */
  onShow: (show: Show) => void;
}

/** What falls due and when; each figure opens the items behind it. */
export function DueFigures({ sums, currency, onShow }: DueFiguresProps) {
  const { t } = useTranslation('ledger');
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
      <ul className="grid grid-cols-2 rounded-card border border-line bg-surface lg:grid-cols-4 print:grid-cols-4">
        {figures.map(({ key, show, amount }, i) => (
          <li
            key={key}
            className={cx(
              'min-w-0 border-line',
              i % 2 === 1 && 'border-l',
              i === 2 && 'lg:border-l print:border-l',
              i < 2 && 'max-lg:border-b print:border-b-0',
            )}
          >
            <button
              type="button"
              onClick={() => onShow(show)}
              className="flex w-full flex-col rounded-card px-3 py-3 text-left hover:bg-accent-soft sm:px-4"
            >
              <span className="text-sm text-ink-muted">{t(`due.${key}`)}</span>
              <span
                className={cx(
                  'tabular flex items-center gap-1.5 font-semibold wrap-anywhere sm:text-lg',
                  amount === 0 && 'font-normal text-ink-muted',
                  key === 'overdue' && amount > 0 && 'text-danger',
                )}
              >
                {key === 'overdue' && amount > 0 && (
                  <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
                )}
                {amount === 0 ? t('due.none') : formatMoney(amount, currency)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {sums.incoming > 0 && (
        <p className="mt-2 text-sm text-ink-muted">
          {t('due.incoming')}: <span className="tabular">{formatMoney(sums.incoming, currency)}</span>
        </p>
      )}
    </section>
  );
}
