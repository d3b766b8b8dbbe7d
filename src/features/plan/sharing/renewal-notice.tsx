import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Notice } from '@/ui/states';
import type { useRenewal } from './use-renewal';

interface RenewalNoticeProps {
  plan_id: string;
  renewal: ReturnType<typeof useRenewal>;
}

/** What has become of the links that were to be renewed, and what is left to do. */
export function RenewalNotice({ plan_id, renewal: { state, renew } }: RenewalNoticeProps) {
  const { t } = useTranslation('sharing');
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
          to={paths.guestPage(plan_id, 'invitations')}
          className={`mt-2 ${buttonClass('secondary', 'small')}`}
        >
          {t('renewal.send')}
        </Link>
      )}
    </Notice>
  );
}
