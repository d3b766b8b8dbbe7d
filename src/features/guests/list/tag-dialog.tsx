import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { tagsIn } from '@/domain/guests/schema';
import { cleanLine } from '@/domain/text';
import { useTranslation } from '@/lib/translation';
import { fits, LimitedText } from '@/parts/fields/limited-field';
import { useKeptText } from '@/parts/form/use-kept-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RoleChips } from '../form/role-chips';

interface TagDialogProps {
  onSave: (tags: readonly string[]) => void;
  onClose: () => void;
}

export function TagDialog({ onSave, onClose }: TagDialogProps) {
  const { t } = useTranslation(['guests', 'common']);
  const { text, type, clear } = useKeptText('guest-tag');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.tagTitle')}
      closeLabel={t('common:close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          clear();
          onSave(tagsIn(text).slice(0, 1));
        }}
      >
        <LimitedText
          label={t('filter.tag')}
          value={text}
          max={GUEST_LENGTHS.tag}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
        <RoleChips chosen={[cleanLine(text)]} onPress={type} />
        <Button
          type="submit"
          className="self-start"
          disabled={tagsIn(text).length === 0 || !fits(tagsIn(text)[0] ?? '', GUEST_LENGTHS.tag)}
        >
          {t('common:save')}
        </Button>
      </form>
    </Dialog>
  );
}
