import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { includedIn, standingOf } from '@/domain/delivered';
import { offerOf, tierPrice } from '@/domain/pricing';
import { isEntitled, PLAN_TIERS, type PlanTier } from '@/domain/tiers';
import { formatList, formatMoney } from '@/lib/format';
import { authPath, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { EnterpriseButton } from '@/parts/enterprise/enterprise-button';
import { ForMembers, ForVisitors } from '@/parts/public/for-whom';
import { BuyButton } from '@/parts/upgrade/buy-button';
import { SELLS_ONLINE } from '@/parts/upgrade/sells-online';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { useLimitTexts } from './limit-texts';
import type { PriceView } from './use-prices';

/** The tier marked on its card as the usual choice of couples. */
const USUAL: PlanTier = 'basic';

function PriceTag({ tier, view }: { tier: PlanTier; view: PriceView }) {
  const { t } = useTranslation('pricing');
  if (tier === 'enterprise') {
    return (
      <p className="mt-4 flex flex-col sm:min-h-26">
        <span className="font-serif text-4xl">{t('quoted')}</span>
        <span className="text-sm text-ink-muted">{t('quotedNote')}</span>
      </p>
    );
  }
  const offer = offerOf(tier, view.period);
  const price = offer ? tierPrice(offer, view.currency) : 0;
  const money = (cents: number) => formatMoney(cents, view.currency);
  const isYearly = offer === 'pro-yearly';
  return (
    <p className="mt-4 flex flex-col sm:min-h-26">
      {/* The price is above its unit, which prevents a layout shift when the currency changes. */}
      <span className="tabular flex flex-col">
        <span className="font-serif text-4xl whitespace-nowrap">
          {money(isYearly ? Math.round(price / 12) : price)}
        </span>{' '}
        <span className="text-ink-muted">{t(tier === 'basic' ? 'once' : 'perMonth')}</span>
      </span>
      <span className="text-sm sm:min-h-[2lh] text-ink-muted">
        {tier === 'basic'
          ? t('onceNote')
          : isYearly
            ? t('yearlyNote', { amount: money(price) })
            : t(tier === 'free' ? 'freeNote' : 'monthlyNote')}
      </span>
    </p>
  );
}

function Action({ tier, view }: { tier: PlanTier; view: PriceView }) {
  const { t } = useTranslation(['pricing', 'common']);
  const look = buttonClass(tier === 'free' ? 'primary' : 'secondary');
  if (tier === 'free')
    return (
      <>
        <ForVisitors>
          <Link to={authPath('sign-up')} className={look}>
            {t('action.start')}
          </Link>
        </ForVisitors>
        <ForMembers>
          <Link to={paths.app} className={look}>
            {t('action.toApp')}
          </Link>
        </ForMembers>
      </>
    );
  const label = t('action.ask', { tier: t(`common:tier.${tier}`) });
  if (tier === 'enterprise') return <EnterpriseButton label={t('action.talk')} look="secondary" />;
  if (!SELLS_ONLINE)
    return (
      <Link to={paths.contact} className={look}>
        {label}
      </Link>
    );
  return (
    <>
      <ForVisitors>
        <Link to={authPath('sign-up')} className={look}>
          {label}
        </Link>
      </ForVisitors>
      <ForMembers>
        <BuyButton tier={tier} label={label} currency={view.currency} period={view.period} look="secondary" />
      </ForMembers>
    </>
  );
}

function PlanCard({ tier, view }: { tier: PlanTier; view: PriceView }) {
  const { t } = useTranslation(['pricing', 'common']);
  const limits = useLimitTexts();
  const previous = PLAN_TIERS[PLAN_TIERS.indexOf(tier) - 1];
  const adds = includedIn(tier, previous);
  const points = [
    limits.events(tier),
    limits.guests(tier),
    ...(isEntitled(tier, 'team-collaboration') ? [] : [t('limit.partner')]),
    ...(tier === 'free' ? [t('row.recommendations')] : []),
    ...adds.now.map((one) =>
      standingOf(one) === 'contract'
        ? t('byContract', { what: t(`entitlement.${one}`) })
        : t(`entitlement.${one}`),
    ),
  ];
  return (
    <li className={cx('card flex flex-col p-6', tier === USUAL && 'border-2 border-accent')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-2xl">{t(`common:tier.${tier}`)}</h2>
        {tier === USUAL && <p className="text-sm font-semibold text-accent-strong">{t('usual')}</p>}
      </div>
      <p className="mt-1 text-ink-muted">{t(`audience.${tier}`)}</p>
      <PriceTag tier={tier} view={view} />
      <div className="mt-5 grid">
        <Action tier={tier} view={view} />
      </div>
      {previous && tier !== 'basic' && (
        <p className="mt-6 text-sm font-semibold">
          {t('everythingOf', { tier: t(`common:tier.${previous}`) })}
        </p>
      )}
      <ul className={cx('flex flex-col gap-2', previous && tier !== 'basic' ? 'mt-2' : 'mt-6')}>
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check className="mt-1 size-4 shrink-0 text-accent" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {adds.coming.length > 0 && (
        <p className="mt-4 text-sm text-ink-muted">
          {t('coming', { list: formatList(adds.coming.map((one) => t(`entitlement.${one}`))) })}
        </p>
      )}
    </li>
  );
}

export function PlanCards({ view }: { view: PriceView }) {
  return (
    <ul className="mt-8 grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {PLAN_TIERS.map((tier) => (
        <PlanCard key={tier} tier={tier} view={view} />
      ))}
    </ul>
  );
}
