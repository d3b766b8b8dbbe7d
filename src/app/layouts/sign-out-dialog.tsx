// Imported for its side effect: registers the number format that texts with counts use.
import '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface SignOutDialogProps {
  /** Number of unsent changes on this device. */
  waiting: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a sign-out if there are unsent changes, because they would be lost. */
export function SignOutDialog({ waiting, onStay, onLeave }: SignOutDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onStay()}
      title={t('leaving.title')}
      description={`${t('offline.pending', { count: waiting })} ${t('leaving.text')}`}
      closeLabel={t('close')}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>{t('leaving.stay')}</Button>
        <Button look="danger" onClick={onLeave}>
          {t('leaving.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
