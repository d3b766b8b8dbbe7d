import type { LedgerSums } from '@/domain/ledger/ledger';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';

const LOOKS = {
  paid: 'bg-accent-strong',
  open: 'bg-accent/55',
  planned: 'bg-accent/15 border border-accent border-dashed',
  free: 'bg-line',
  over: 'bg-danger',
} as const;
type Part = keyof typeof LOOKS;

/**
 * Returns the parts of the budget bar. An excess gets a label but no width, because the other parts already
 * include it.
 */
function partsOf(sums: Readonly<LedgerSums>, budget: number) {
  const paid = Math.max(0, sums.paid);
  // Expected refunds don't reduce the amount that is due.
  const open = Math.max(0, sums.committed - sums.paid + sums.incoming);
  const planned = Math.max(0, sums.expected - sums.committed);
  const free = budget - sums.expected;
  const parts: readonly (readonly [Part, number])[] = [
    ['paid', paid],
    ['open', open],
    ['planned', planned],
    free < 0 ? ['over', -free] : ['free', free],
  ];
  return { parts, shown: parts.filter(([part, amount]) => amount > 0 && part !== 'over') };
}

/** The budget in one line: the bar, the paid amount, and the overdue amount. */
export function MoneyLine({ sums }: { sums: Readonly<LedgerSums> }) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const { shown } = partsOf(sums, plan.budget);
  const due = sums.overdue > 0 ? 'overdue' : 'week';
  const amount = sums.overdue > 0 ? sums.overdue : sums.due_week;
  const figures = [{ key: 'paid', label: t('picture.paid'), amount: Math.max(0, sums.paid) }];
  if (amount > 0) figures.push({ key: due, label: t(`due.${due}`), amount });
  return (
    <>
      <span aria-hidden="true" className="mb-1 flex h-2 w-full gap-px overflow-hidden rounded-full">
        {shown.map(([part, share]) => (
          <span key={part} style={{ flexGrow: share }} className={cx('min-w-1 basis-0', LOOKS[part])} />
        ))}
      </span>
      {figures.map(({ key, label, amount }) => (
        <span key={key} className={cx('inline-flex gap-1.5', key === 'overdue' && 'text-danger')}>
          <span>{label}</span>
          <span className="tabular font-semibold">{formatMoney(amount, plan.currency)}</span>
        </span>
      ))}
    </>
  );
}

/** The budget as a bar. The text below contains the same information. */
export function MoneyPicture({ sums }: { sums: Readonly<LedgerSums> }) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const { parts, shown } = partsOf(sums, plan.budget);
  const amountOf = (one: Part) => money(parts.find(([part]) => part === one)?.[1] ?? 0);
  return (
    <figure className="flex flex-col gap-2 sm:gap-3">
      <div
        role="img"
        aria-label={t('picture.label', {
          budget: money(plan.budget),
          paid: amountOf('paid'),
          open: amountOf('open'),
          planned: amountOf('planned'),
          free: money(plan.budget - sums.expected),
        })}
        className="flex h-6 gap-0.5 overflow-hidden rounded-lg sm:h-8"
      >
        {shown.map(([part, amount]) => (
          <span
            key={part}
            style={{ flexGrow: amount }}
            className={cx('min-w-1 basis-0 transition-[flex-grow] duration-200', LOOKS[part])}
          />
        ))}
      </div>
      <figcaption>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 sm:gap-y-2">
          {parts.map(([part, amount]) => (
            <div key={part} className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-1.5">
              <dt className="flex items-center gap-1.5 text-sm sm:gap-2 text-ink-muted">
                <span aria-hidden="true" className={cx('size-3.5 shrink-0 rounded-sm', LOOKS[part])} />
                <span>{t(`picture.${part}`)}</span>
              </dt>
              <dd className="tabular text-sm font-semibold break-words sm:pl-5.5 sm:text-base">
                {money(amount)}
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
