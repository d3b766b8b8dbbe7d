import { ledger, leftToSpend } from '@/domain/ledger/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import { exampleItems, exampleWedding, LEDGER_DAY } from './example';

const LOOKS = {
  paid: 'bg-accent-strong',
  open: 'bg-accent/55',
  planned: 'border border-dashed border-accent bg-accent/15',
  free: 'bg-line',
} as const;

const NEXT = 3;

/** A wedding's money six months before the event: money left, budget, and next payments. */
export function MoneyPicture() {
  const { t } = useTranslation('tour');
  const label = useCategoryLabel();
  const { budget, currency } = exampleWedding();
  const book = ledger(exampleItems(), LEDGER_DAY, currency);
  const money = (cents: number) => formatMoney(cents, currency);
  const { committed, expected, paid } = book.total;
  const parts = [
    ['paid', paid],
    ['open', committed - paid],
    ['planned', expected - committed],
    ['free', budget - expected],
  ] as const;
  return (
    <div>
      <p className="text-ink-muted">{t('money.left')}</p>
      <p className="tabular font-serif text-4xl leading-tight font-medium text-accent-strong sm:text-5xl">
        {money(leftToSpend(budget, book))}
      </p>
      <p className="text-sm text-ink-muted">{t('money.of', { budget: money(budget) })}</p>
      <div aria-hidden="true" className="mt-4 flex h-9 gap-0.5 overflow-hidden rounded-lg">
        {parts.map(([part, amount]) => (
          <span key={part} style={{ flexGrow: amount }} className={cx('basis-0', LOOKS[part])} />
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {parts.map(([part, amount]) => (
          <div key={part}>
            <dt className="flex items-center gap-2 text-sm text-ink-muted">
              <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-sm', LOOKS[part])} />
              <span>{t(`money.${part}`)}</span>
            </dt>
            <dd className="tabular font-semibold">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm font-semibold text-ink-muted">{t('money.next')}</p>
      <ul className="mt-1 -mb-2 divide-y divide-line">
        {book.dues.slice(0, NEXT).map(({ item, amount, date }) => (
          <li key={item.id} className="flex min-h-13 flex-wrap items-center justify-end gap-x-3 py-1.5">
            <CategoryMark category={item.category} small />
            <span className="min-w-0 flex-auto font-medium break-words">{label(item.category)}</span>
            {date && (
              <span suppressHydrationWarning className="text-sm whitespace-nowrap text-ink-muted">
                {formatDate(date, 'short')}
              </span>
            )}
            <span className="tabular w-20 text-right font-semibold whitespace-nowrap">{money(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
