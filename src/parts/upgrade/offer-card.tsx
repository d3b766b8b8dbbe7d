import { Check } from 'lucide-react';
import { useContext, useId } from 'react';
import { Link } from 'react-router-dom';
import { roleAllows } from '@/data/permissions';
import { includedIn, standingOf } from '@/domain/delivered';
import { tierPrice, usualCurrency } from '@/domain/pricing';
import { guestLimit, type PlanTier, planLimit } from '@/domain/tiers';
import { formatList, formatMoney } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { type Translate, useTranslation } from '@/lib/translation';
import { EnterpriseButton } from '@/parts/enterprise/enterprise-button';
import { PlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';
import { BuyButton } from './buy-button';
import { SELLS_ONLINE } from './sells-online';
import { TellOwner } from './tell-owner';

export interface UpgradeOfferProps {
  /** `tier` is the current tier, `to` is the tier whose limit is high enough. */
  tier: PlanTier;
  to: PlanTier;
}

function bringsOf(t: Translate<'upgrade'>, tier: PlanTier, to: PlanTier): string[] {
  const plans = planLimit(to);
  return [
    ...(plans === planLimit(tier)
      ? []
      : [plans === null ? t('plansUnlimited') : t('plans', { count: plans })]),
    ...(guestLimit(tier) !== null && guestLimit(to) === null ? [t('guestsUnlimited')] : []),
    ...includedIn(to, tier).now.map((one) =>
      standingOf(one) === 'contract'
        ? t('byContract', { what: t(`entitlement.${one}`) })
        : t(`entitlement.${one}`),
    ),
  ];
}

/**
 * Advantages and price of the next tier. Only owners can pay. Other members can send the offer to the owner.
 */
export default function OfferCard({ tier, to }: UpgradeOfferProps) {
  const { t } = useTranslation(['upgrade', 'common']);
  const heading = useId();
  const plan = useContext(PlanContext)?.plan;
  const name = t(`common:tier.${to}`);
  const currency = usualCurrency(navigator.languages, currentLanguage());
  const money = (offer: Parameters<typeof tierPrice>[0]) => formatMoney(tierPrice(offer, currency), currency);
  const { coming } = includedIn(to, tier);
  const isSold = SELLS_ONLINE && (to === 'basic' || to === 'pro');
  return (
    <section aria-labelledby={heading} className="card w-full p-5 text-left text-ink">
      <h2 id={heading} className="text-xl">
        {t('brings', { tier: name })}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {bringsOf(t, tier, to).map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check className="mt-1 size-4 shrink-0 text-positive" />
            <span className="inline-block first-letter:uppercase">{text}</span>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {t('coming', { list: formatList(coming.map((one) => t(`entitlement.${one}`))) })}
        </p>
      )}
      <p className="mt-4 font-semibold">
        {to === 'basic'
          ? t('once', { amount: money('basic') })
          : to === 'pro'
            ? t('periodically', { monthly: money('pro-monthly'), yearly: money('pro-yearly') })
            : t('quoted')}
      </p>
      {plan && !roleAllows(plan.role, 'upgrade') ? (
        <TellOwner plan_id={plan.id} role={plan.role} to={to} />
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {isSold ? (
              <BuyButton
                tier={to}
                label={t('get', { tier: name })}
                currency={currency}
                eventOn={plan?.event_date}
              />
            ) : to === 'enterprise' ? (
              <EnterpriseButton label={t('ask', { tier: name })} />
            ) : (
              <Link to={paths.contact} className={buttonClass('primary')}>
                {t('ask', { tier: name })}
              </Link>
            )}
            <Link to={paths.pricing} className="font-semibold underline">
              {t('compare')}
            </Link>
          </div>
          {isSold && <p className="mt-3 text-sm text-ink-muted">{t('kept')}</p>}
        </>
      )}
    </section>
  );
}
