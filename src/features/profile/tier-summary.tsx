import { Check } from 'lucide-react';
import { useId } from 'react';
import { includedIn, standingOf } from '@/domain/delivered';
import { guestLimit, isEntitled, type PlanTier, planLimit } from '@/domain/tiers';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useOwnTier } from '@/parts/account/use-tier';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Skeleton, Tag } from '@/ui/states';
import { BillingPanel } from './billing/billing-panel';

export function TierSummary() {
  const { t } = useTranslation(['profile', 'common']);
  const heading = useId();
  const query = useOwnTier();
  const { data: tier } = query;
  const missing = whatIsMissing(query);
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={heading} className="text-xl">
          {t('plan.title')}
        </h2>
        {tier && <Tag>{t(`common:tier.${tier}`)}</Tag>}
      </div>
      {missing === 'error' || missing === 'offline' ? (
        <p className="mt-3 text-ink-muted">{t('plan.loadFailed')}</p>
      ) : tier ? (
        <>
          <Included tier={tier} />
          <BillingPanel />
        </>
      ) : (
        <Skeleton className="mt-4 h-16" />
      )}
    </section>
  );
}

function Included({ tier }: { tier: PlanTier }) {
  const { t } = useTranslation('profile');
  const plans = planLimit(tier);
  const guests = guestLimit(tier);
  const { now, coming } = includedIn(tier);
  const lines = [
    plans === null ? t('plan.plansUnlimited') : t('plan.plans', { count: plans }),
    guests === null ? t('plan.guestsUnlimited') : t('plan.guests', { count: guests }),
    ...(isEntitled(tier, 'team-collaboration') ? [] : [t('plan.partner')]),
    ...now.map((one) =>
      standingOf(one) === 'contract'
        ? t('plan.byContract', { what: t(`entitlement.${one}`) })
        : t(`entitlement.${one}`),
    ),
  ];
  return (
    <>
      <ul aria-label={t('plan.includes')} className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check className="mt-1 size-4 shrink-0 text-positive" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {t('plan.coming', { list: formatList(coming.map((one) => t(`entitlement.${one}`))) })}
        </p>
      )}
    </>
  );
}
