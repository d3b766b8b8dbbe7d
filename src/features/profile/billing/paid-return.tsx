import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { endPaying, notePaying, paymentQuery } from '@/data/paying';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useRefreshTier } from '@/parts/account/use-refresh-tier';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { toast } from '@/ui/toast-store';

const backOf = (params: URLSearchParams): string => {
  const back = params.get('back') ?? '';
  return /^\/app(?:[/?#]|$)/.test(back) && !back.startsWith(`${paths.profile}?paid`) ? back : paths.profile;
};

const OUTCOMES = { waits: 'Waits', none: 'None', paid: 'Reading' } as const;

/**
 * Page to which the payment service returns. The purchase is read directly, without waiting for the webhook,
 * and polled while the payment is pending.
 */
function PaidReturn({ session }: { session: string }) {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refreshTier = useRefreshTier();
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(session));
  const done = useRef(false);
  const back = backOf(params);
  useEffect(() => notePaying(session), [session]);
  useEffect(() => {
    if (done.current || error || data?.payment !== 'paid') return;
    done.current = true;
    endPaying();
    void refreshTier().then(() => {
      toast({ title: t('billing.paid'), text: t('billing.paidText') });
      void navigate(back, { replace: true });
    });
  });
  const outcome = error ? 'Unread' : data ? OUTCOMES[data.payment] : 'Reading';
  return (
    <Notice className="mt-6">
      <div role="status" className="flex flex-col items-start gap-3">
        <p>{t(`billing.paid${outcome}`)}</p>
        {outcome !== 'Reading' && (
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('billing.readAgain')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

export function PaidNotice() {
  const [params] = useSearchParams();
  const session = params.get('paid');
  return session === null ? null : <PaidReturn key={session} session={session} />;
}
