import { rowSchema, TIMELINE_LENGTHS } from '@/domain/timeline/schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';

const Form = fields(rowSchema, 'timeline');

/** Fields that activities and milestones share. `people` are suggestions for who is responsible. */
export function AboutFields({ people }: { people: readonly (string | null)[] }) {
  const { t } = useTranslation('timeline');
  return (
    <>
      <Form.Person
        name="responsible"
        max={TIMELINE_LENGTHS.responsible}
        hint={t('form.responsibleHint')}
        people={people}
      />
      <Form.Text name="place" max={TIMELINE_LENGTHS.place} />
      <Form.TextArea name="notes" rows={3} max={TIMELINE_LENGTHS.notes} />
    </>
  );
}
