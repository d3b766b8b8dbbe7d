import type { Due } from '@/domain/ledger/ledger';
import type { Lift } from '@/domain/ledger/lift';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';

interface LiftListProps {
  lift: Lift;
  /** First day on which the balance is negative. */
  short: string;
  onMonthly?: ((amount: number) => void) | undefined;
  onLater?: ((due: Due, date: string) => void) | undefined;
}

/** Lists ways to avoid a shortfall. Each way alone is enough. Two of them can be applied with one click. */
export function LiftList({ lift, short, onMonthly, onLater }: LiftListProps) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const { monthly, later, once } = lift;
  const row = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2';
  return (
    <section aria-labelledby="lift">
      <h3 id="lift" className="font-sans text-base font-semibold tracking-normal">
        {t('cash.liftTitle')}
      </h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {monthly !== null && (
          <li className={row}>
            <span>{t('cash.liftMonthly', { amount: formatMoney(monthly, currency) })}</span>
            {onMonthly && (
              <Button
                look="secondary"
                size="small"
                className="print:hidden"
                onClick={() => onMonthly(monthly)}
              >
                {t('cash.addMonthly')}
              </Button>
            )}
          </li>
        )}
        {later && (
          <li className={row}>
            <span>
              {t('cash.liftLater', {
                name: later.due.item.vendor_name,
                count: later.days,
                date: formatDate(later.date, 'medium'),
              })}
            </span>
            {onLater && (
              <Button
                look="secondary"
                size="small"
                className="print:hidden"
                onClick={() => onLater(later.due, later.date)}
              >
                {t('cash.moveIt')}
              </Button>
            )}
          </li>
        )}
        <li className={row}>
          {t('cash.liftOnce', { amount: formatMoney(once, currency), date: formatDate(short, 'medium') })}
        </li>
      </ul>
    </section>
  );
}
