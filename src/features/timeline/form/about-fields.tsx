import { TIMELINE_LENGTHS } from '@/domain/timeline/schema';
import { useTranslation } from '@/lib/translation';
import { FormPerson, FormText, FormTextArea } from '@/parts/form/form-fields';

/** What a line of the day and a milestone have in common. `people` are in charge of something already. */
export function AboutFields({ people }: { people: readonly (string | null)[] }) {
  const { t } = useTranslation('timeline');
  return (
    <>
      <FormPerson
        name="responsible"
        max={TIMELINE_LENGTHS.responsible}
        label={t('form.responsible')}
        hint={t('form.responsibleHint')}
        people={people}
      />
      <FormText name="place" max={TIMELINE_LENGTHS.place} label={t('form.place')} />
      <FormTextArea name="notes" label={t('form.notes')} rows={3} max={TIMELINE_LENGTHS.notes} />
    </>
  );
}
