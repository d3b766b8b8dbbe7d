import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { billingQuery } from '@/data/billing';
import { accountStateQuery } from '@/data/departures';
import { usualCurrency } from '@/domain/pricing';
import { formatDate } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { PortalButton } from '@/parts/account/portal-button';
import { BuyButton } from '@/parts/upgrade/buy-button';
import { SELLS_ONLINE } from '@/parts/upgrade/sells-online';
import { buttonClass } from '@/ui/button';
import { PurchaseRow } from './purchase-row';
import { SubscriptionRow } from './subscription-row';

/** Returns the last day of a period. A period that ends at midnight ends on the day before. */
const lastDayOf = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString().slice(0, 10);

/** Shows when the paid period ends, and each contract with its price, end date and withdrawal. */
export function BillingPanel() {
  const { t } = useTranslation('profile');
  const heading = useId();
  const { user } = useSession();
  const { data: billing } = useQuery({
    ...billingQuery(user?.id ?? ''),
    enabled: user !== null,
    refetchOnMount: 'always',
  });
  const { data: account } = useQuery({ ...accountStateQuery(user?.id ?? ''), enabled: user !== null });
  if (!billing) return null;
  const leaving = account?.deletes_at != null;
  const { purchases, subscriptions, until, tier, extended_until } = billing;
  const isBuyer = purchases.length > 0 || subscriptions.length > 0;
  return (
    <div className="mt-5 flex flex-col gap-4">
      {tier !== 'free' && until && <p>{t('billing.until', { date: formatDate(lastDayOf(until)) })}</p>}
      {isBuyer && (
        <section aria-labelledby={heading} className="flex flex-col gap-3">
          <h3 id={heading} className="font-semibold">
            {t('billing.title')}
          </h3>
          <ul className="divide-y divide-line border-y border-line">
            {subscriptions.map((one) => (
              <SubscriptionRow key={one.id} subscription={one} leaving={leaving} />
            ))}
            {purchases.map((one) => (
              <PurchaseRow key={one.id} purchase={one} />
            ))}
          </ul>
          <PortalButton look="secondary" label={t('billing.invoices')} />
        </section>
      )}
      {SELLS_ONLINE && extended_until && !leaving && (
        <div className="flex flex-col items-start gap-2">
          <p>{t('billing.extendText', { until: formatDate(extended_until) })}</p>
          <BuyButton
            tier="basic"
            label={t('billing.extend')}
            currency={usualCurrency(navigator.languages, currentLanguage())}
            extendsTo={extended_until}
            look="secondary"
          />
        </div>
      )}
      {(tier === 'free' || tier === 'basic') && (
        <Link to={paths.pricing} className={`${buttonClass('secondary')} self-start`}>
          {t('billing.plans')}
        </Link>
      )}
    </div>
  );
}
