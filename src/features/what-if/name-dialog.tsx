import * as z from 'zod/mini';
import { cleanLine, lengthOf } from '@/domain/text';
import { MAX_SCENARIO_NAME } from '@/domain/what-if/scenario-schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { Dialog } from '@/ui/dialog';

interface NameDialogProps {
  title: string;
  action: string;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

const schema = z.object({
  name: z.string().check(
    z.overwrite(cleanLine),
    z.refine((text) => text !== '' && lengthOf(text) <= MAX_SCENARIO_NAME),
  ),
});

const Form = fields(schema, 'whatif', 'name');

export function NameDialog({ title, action, name, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation(['whatif', 'common']);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('common:close')}>
      <RowForm
        form={{
          name: 'scenario-name',
          row: name,
          schema,
          problem: () => t('name.required'),
          values: { name },
          selectFirst: true,
        }}
        labels={{ save: action }}
        onSave={(named) => onName(named.name)}
      >
        <Form.Text name="name" label={t('name.label')} hint={t('name.hint')} max={MAX_SCENARIO_NAME} />
      </RowForm>
    </Dialog>
  );
}
