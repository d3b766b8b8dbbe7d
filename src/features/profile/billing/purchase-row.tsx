import type { Purchase } from '@/data/billing';
import { fromServiceUnits } from '@/domain/pricing';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Withdraw } from './withdraw';

function stateOf({ withdrawn_at, state, held }: Purchase) {
  if (withdrawn_at) return 'withdrawn';
  if (state !== 'paid') return state;
  return held ? 'basic' : 'passedOn';
}

/** A purchase of Basic, which is paid once. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation(['profile', 'common']);
  const money = (amount: number) =>
    formatMoney(fromServiceUnits(amount, purchase.currency), purchase.currency);
  const state = stateOf(purchase);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{t('common:tier.basic')}</span>
        <span className="block text-sm text-ink-muted">
          {t(`billing.state.${state}`, {
            amount: money(purchase.amount),
            paid: formatDate(purchase.paid_at.slice(0, 10), 'medium'),
            until: formatDate(purchase.until, 'medium'),
            returned: money(purchase.returns),
          })}
        </span>
      </p>
      <Withdraw contract={purchase} tier="basic" money={money} />
    </li>
  );
}
