import { useState } from 'react';
import { type Purchase, type Subscription, withdrawFrom } from '@/data/billing';
import { statusOf } from '@/lib/errors';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useRefreshTier } from '@/parts/account/use-refresh-tier';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FieldError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { mayWithdraw } from './contracts';

interface WithdrawProps {
  contract: Purchase | Subscription;
  tier: 'basic' | 'pro';
  money: (units: number) => string;
}

/**
 * Form to withdraw from a contract within fourteen days. The refund is shown before confirmation, and a
 * receipt follows by email.
 */
export function Withdraw({ contract, tier, money }: WithdrawProps) {
  const { t } = useTranslation(['profile', 'common']);
  const refreshTier = useRefreshTier();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'withdrawLate' | 'failed' | null>(null);
  const { id, withdraw_until, returns } = contract;
  if (!mayWithdraw(contract)) return null;
  const name = t(`common:tier.${tier}`);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await withdrawFrom(id);
      setOpen(false);
      toast({ title: t('billing.withdrawn', { tier: name }), text: t('billing.withdrawnText') });
      await refreshTier();
    } catch (error) {
      setProblem(statusOf(error) === 410 ? 'withdrawLate' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" look="secondary" onClick={() => setOpen(true)}>
        {t('billing.withdraw')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('billing.withdrawTitle', { tier: name })}
        description={t('billing.withdrawText', {
          amount: money(returns),
          until: formatDate(withdraw_until),
        })}
        closeLabel={t('common:close')}
      >
        <div className="flex flex-col items-start gap-4">
          <p>{t('billing.withdrawKeeps')}</p>
          {problem && <FieldError>{t(`billing.${problem}`)}</FieldError>}
          <Button look="danger" busy={busy} onClick={() => void confirm()}>
            {t('billing.withdrawConfirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
