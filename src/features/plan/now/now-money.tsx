import { Link } from 'react-router-dom';
import { isFirm, type Ledger, leftToSpend } from '@/domain/ledger/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import type { Now } from './now-of';

/**
 * Shows the money left after agreed and planned amounts. Also shows the spent share of the budget and the
 * next milestone.
 */
export function NowMoney({ book, milestone }: { book: Ledger; milestone: Now['milestone'] }) {
  const { t } = useTranslation('now');
  const { plan } = usePlanContext();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const left = leftToSpend(plan.budget, book);
  const { committed, expected } = book.total;
  return (
    <div>
      <h3 className="mb-1 text-lg">{t(left < 0 ? 'overspent' : 'left')}</h3>
      <Link
        to={paths.budgetTracking(plan.id)}
        className={cx(
          'tabular inline-flex min-h-11 items-center font-serif text-3xl font-medium break-words hover:underline',
          left < 0 ? 'text-danger' : 'text-accent-strong',
        )}
      >
        {money(Math.abs(left))}
      </Link>
      <p className="text-sm text-ink-muted">
        <span>{t('ofBudget', { budget: money(plan.budget) })}</span>
        <span>.</span>{' '}
        {expected !== committed && <span>{t('agreedOnly', { amount: money(plan.budget - committed) })}</span>}{' '}
        <span>{isFirm(book.total) ? t('paid', { amount: money(book.total.paid) }) : t('nothingAgreed')}</span>
      </p>
      {milestone && (
        <p className="mt-4">
          <span className="block text-sm text-ink-muted">{t('milestone')}</span>
          <Link
            to={paths.eventTimeline(plan.id)}
            className="inline-flex min-h-6 max-w-full items-center font-medium wrap-anywhere hover:text-accent-strong hover:underline"
          >
            {milestone.title}
          </Link>
          <span className="block text-sm text-ink-muted first-letter:uppercase">
            {formatDate(milestone.starts_on, 'medium')}
          </span>
        </p>
      )}
    </div>
  );
}
