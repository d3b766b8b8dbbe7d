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

/** Where the budget stands, as one bar of it; the words below say the same. */
export function MoneyPicture({ sums }: { sums: Readonly<LedgerSums> }) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const paid = Math.max(0, sums.paid);
  // What comes back is told below and lessens no bill.
  const open = Math.max(0, sums.committed - sums.paid + sums.incoming);
  const planned = Math.max(0, sums.expected - sums.committed);
  const free = plan.budget - sums.expected;
  const parts: readonly (readonly [Part, number])[] = [
    ['paid', paid],
    ['open', open],
    ['planned', planned],
    free < 0 ? ['over', -free] : ['free', free],
  ];
  // What is over the budget lies within the other parts: it is named, but takes no room of its own.
  const shown = parts.filter(([part, amount]) => amount > 0 && part !== 'over');
  return (
    <figure className="flex flex-col gap-2 sm:gap-3">
      <div
        role="img"
        aria-label={t('picture.label', {
          budget: money(plan.budget),
          paid: money(paid),
          open: money(open),
          planned: money(planned),
          free: money(free),
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
