import { useState } from 'react';
import { endSubscription, type Subscription } from '@/data/billing';
import { lapseOf } from '@/data/grace';
import { fromServiceUnits } from '@/domain/pricing';
import { formatDate, formatInstant, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useRefreshTier } from '@/parts/account/use-refresh-tier';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Withdraw } from './withdraw';

function stateOf({ withdrawn_at, status, ends }: Subscription) {
  if (withdrawn_at) return 'withdrawn';
  if (status === 'past_due') return 'pastDue';
  if (status === 'active') return ends ? 'ending' : 'renews';
  return 'ended';
}

interface SubscriptionRowProps {
  subscription: Subscription;
  /** True if the account is scheduled for deletion. Its ended contracts can't be resumed then. */
  leaving: boolean;
}

/** A Pro subscription. Ending it takes two presses, resuming it one. */
export function SubscriptionRow({ subscription, leaving }: SubscriptionRowProps) {
  const { t } = useTranslation(['profile', 'common']);
  const refreshTier = useRefreshTier();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { amount, currency, period, until, started_at, returns } = subscription;
  const money = (units: number) => formatMoney(fromServiceUnits(units, currency), currency);
  const state = stateOf(subscription);
  const decide = async (ends: boolean) => {
    setBusy(true);
    setFailed(false);
    try {
      await endSubscription(ends);
      await refreshTier();
      setAsked(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const values = {
    amount: t(`billing.${period}`, { amount: money(amount) }),
    paid: formatDate(started_at.slice(0, 10), 'medium'),
    until: formatDate(until.slice(0, 10), 'medium'),
    lapses: formatInstant(lapseOf(until)),
    returned: money(returns),
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{t('common:tier.pro')}</span>
        <span className="block text-sm text-ink-muted">{t(`billing.state.${state}`, values)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {(state === 'renews' || state === 'pastDue') &&
          (asked ? (
            <>
              <Button size="small" look="danger" busy={busy} onClick={() => void decide(true)}>
                {t('billing.endNow', values)}
              </Button>
              <Button size="small" look="secondary" onClick={() => setAsked(false)}>
                {t('billing.keep')}
              </Button>
            </>
          ) : (
            <Button size="small" look="secondary" onClick={() => setAsked(true)}>
              {t('billing.end')}
            </Button>
          ))}
        {state === 'ending' && !leaving && (
          <Button size="small" look="secondary" busy={busy} onClick={() => void decide(false)}>
            {t('billing.resume')}
          </Button>
        )}
        {state !== 'ended' && <Withdraw contract={subscription} tier="pro" money={money} />}
      </div>
      {failed && <FieldError>{t('billing.failed')}</FieldError>}
    </li>
  );
}
