import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FieldError } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';

interface ChoicesDialogProps {
  title: string;
  /** Shown instead of the form if there is nothing to choose. */
  instead?: Pieces;
  children: Pieces;
  submit: string;
  busy: boolean;
  failed: string | null;
  onSubmit: () => void;
  onClose: () => void;
}

/**
 * Dialog shown before something is created from a plan. It lists what is included, what isn't, and the
 * choices.
 */
export function ChoicesDialog(props: ChoicesDialogProps) {
  const { title, instead, children, submit, busy, failed, onSubmit, onClose } = props;
  const { t } = useTranslation('common');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('close')}>
      {instead || (
        <form
          noValidate
          className="flex flex-col gap-7"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
          {failed && <FieldError>{failed}</FieldError>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy}>
              {submit}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
