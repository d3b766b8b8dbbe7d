import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refreshBilling } from '@/data/billing';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { useRefreshTier } from './use-refresh-tier';

const backOf = (params: URLSearchParams): string => {
  const back = params.get('back') ?? '';
  return /^\/app(?:[/?#]|$)/.test(back) && !back.startsWith(`${paths.profile}?paid`) ? back : paths.profile;
};

/** Back from the payment service: what was bought is read, and one goes on where one was. */
function PaidReturn() {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refreshTier = useRefreshTier();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const back = backOf(params);
  const read = async () => {
    setFailed(false);
    try {
      await refreshBilling();
      await refreshTier();
      toast({ title: t('billing.paid'), text: t('billing.paidText') });
      void navigate(back, { replace: true });
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read();
  });
  return (
    <Notice className="mt-6">
      <div role="status" className="flex flex-col items-start gap-3">
        <p>{t(failed ? 'billing.paidUnread' : 'billing.paidReading')}</p>
        {failed && (
          <Button size="small" onClick={() => void read()}>
            {t('billing.readAgain')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

export function PaidNotice() {
  const [params] = useSearchParams();
  return params.has('paid') ? <PaidReturn /> : null;
}
