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

/** Back from the payment service: what was bought is read there, whether or not it has told of it, and one goes on. */
function PaidReturn() {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refreshTier = useRefreshTier();
  const [outcome, setOutcome] = useState<'Unread' | 'Waits' | 'None' | null>(null);
  const begun = useRef(false);
  const back = backOf(params);
  const read = async () => {
    setOutcome(null);
    try {
      const { payment } = await refreshBilling(params.get('paid') ?? '');
      await refreshTier();
      if (payment !== 'paid') return setOutcome(payment === 'waits' ? 'Waits' : 'None');
      toast({ title: t('billing.paid'), text: t('billing.paidText') });
      void navigate(back, { replace: true });
    } catch {
      setOutcome('Unread');
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
        <p>{t(`billing.paid${outcome ?? 'Reading'}`)}</p>
        {outcome && (
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
