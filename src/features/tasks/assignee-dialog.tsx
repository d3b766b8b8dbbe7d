import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_LENGTHS } from '@/domain/tasks/schema';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';

interface AssigneeDialogProps {
  onSave: (assignee: string | null) => void;
  onClose: () => void;
}

export function AssigneeDialog({ onSave, onClose }: AssigneeDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const [name, setName] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.whoTitle')}
      description={t('bulk.whoText')}
      closeLabel={t('common:close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name.replace(/\s+/gu, ' ').trim() || null);
        }}
      >
        <TextField
          label={t('form.assignee')}
          value={name}
          maxLength={TASK_LENGTHS.assignee}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="self-start">
          {t('common:save')}
        </Button>
      </form>
    </Dialog>
  );
}
