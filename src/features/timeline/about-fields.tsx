import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PersonField } from '@/parts/person-field';
import { TextArea, TextField } from '@/ui/field';

type About = 'responsible' | 'place' | 'notes';

interface AboutFieldsProps {
  /** Who is in charge of something already. */
  people: readonly (string | null)[];
  register: (field: About) => UseFormRegisterReturn;
  problem: (field: About) => string | undefined;
}

/** What a line of the day and a milestone have in common. */
export function AboutFields({ people, register, problem }: AboutFieldsProps) {
  const { t } = useTranslation('timeline');
  return (
    <>
      <PersonField
        label={t('form.responsible')}
        hint={t('form.responsibleHint')}
        people={people}
        error={problem('responsible')}
        {...register('responsible')}
      />
      <TextField label={t('form.place')} autoComplete="off" error={problem('place')} {...register('place')} />
      <TextArea label={t('form.notes')} rows={3} error={problem('notes')} {...register('notes')} />
    </>
  );
}
