import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { Notice } from '@/ui/states';
import type { useRenewal } from './use-renewal';

/** Shows whether the plan's links were renewed, and what the user still has to do. */
export function RenewalNotice({ renewal: { state, renew } }: { renewal: ReturnType<typeof useRenewal> }) {
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  if (state === 'idle') return null;
  return (
    <Notice tone={state === 'done' ? 'plain' : 'attention'}>
      <p role="status">{t(`renewal.${state}`)}</p>
      {state === 'again' && (
        <Button size="small" className="mt-2" onClick={() => void renew()}>
          {t('renewal.retry')}
        </Button>
      )}
      {state === 'done' && (
        <Link
          to={paths.guestPage(plan.id, 'invitations')}
          className={`mt-2 ${buttonClass('secondary', 'small')}`}
        >
          {t('renewal.send')}
        </Link>
      )}
    </Notice>
  );
}
