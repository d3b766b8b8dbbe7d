import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Notice } from '@/ui/states';
import type { GuestLimit } from './use-guest-limit';

/** The tier's limit, said before anybody types for nothing. What is typed stays where it is. */
export function LimitNotice({ limit, asked }: { limit: GuestLimit; asked?: number }) {
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  const counts = { count: limit.limit };
  return (
    <Notice tone="attention" icon={<Users className="mt-0.5 size-5 shrink-0" />}>
      <p role="status">
        <span>
          {limit.tier === 'free'
            ? t('limit.tier', { ...counts, tier: t('common:tier.free') })
            : t('limit.most', counts)}
        </span>{' '}
        <span>{t('limit.left', { count: limit.left })}</span>
        {asked !== undefined && <span>{` ${t('limit.kept')}`}</span>}
      </p>
      {limit.tier === 'free' && plan.role === 'owner' && (
        <Link to={paths.pricing} className="font-semibold underline">
          {t('limit.upgrade', { tier: t('common:tier.basic') })}
        </Link>
      )}
    </Notice>
  );
}
