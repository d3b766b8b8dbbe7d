import type { EventPart } from '@/domain/guests/guest';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface PartDialogProps {
  part: EventPart;
  /** Number of guests who have replied for this part. */
  answers: number;
  onDelete: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before a part with replies is deleted. */
export function PartDialog({ part, answers, onDelete, onKeep }: PartDialogProps) {
  const { t } = useTranslation('guests');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={t('parts.askDelete', { name: part.name })}
      description={t('parts.answered', { count: answers })}
    >
      <div className="flex flex-wrap gap-2">
        <Button look="danger" onClick={onDelete}>
          {t('parts.delete')}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          {t('parts.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
