import { useState } from 'react';
import { sessionIdOf } from '@/data/sessions';
import { deviceStorage } from '@/lib/device-storage';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ASKED_TO_STAY, KeepAccount } from '@/parts/account/keep-account';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Asks people who sign in to an account that will be deleted whether to keep it. Asked once per sign-in. */
export function StayQuestion({ userId, deletesAt }: { userId: string; deletesAt: string }) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState(() => deviceStorage.getItem(ASKED_TO_STAY) !== sessionIdOf());
  const answered = () => {
    deviceStorage.setItem(ASKED_TO_STAY, sessionIdOf() ?? '');
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      insistent
      title={t('departure.question')}
      description={t('departure.own', { date: formatInstant(deletesAt) })}
    >
      <div className="flex flex-wrap gap-3">
        <KeepAccount userId={userId} onKept={answered} />
        <Button look="quiet" onClick={answered}>
          {t('departure.goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
