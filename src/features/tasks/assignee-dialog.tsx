import * as z from 'zod/mini';
import { TASK_LENGTHS } from '@/domain/tasks/schema';
import { cleanLine } from '@/domain/text';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { Dialog } from '@/ui/dialog';

interface AssigneeDialogProps {
  onSave: (assignee: string | null) => void;
  onClose: () => void;
}

const schema = z.object({ assignee: z.string().check(z.overwrite(cleanLine)) });
const Form = fields(schema, 'tasks');

const NOBODY = { assignee: '' };

export function AssigneeDialog({ onSave, onClose }: AssigneeDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.whoTitle')}
      description={t('bulk.whoText')}
      closeLabel={t('common:close')}
    >
      <RowForm
        form={{ name: 'assignee', schema, problem: (message) => message, values: NOBODY }}
        labels={{ save: t('common:save') }}
        onSave={({ assignee }) => onSave(assignee || null)}
      >
        <Form.Text name="assignee" max={TASK_LENGTHS.assignee} />
      </RowForm>
    </Dialog>
  );
}
