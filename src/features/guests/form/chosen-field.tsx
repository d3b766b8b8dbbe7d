import { useController } from 'react-hook-form';
import type { GuestForm as Values } from '@/domain/guests/schema';
import { useTranslation } from '@/lib/translation';
import { SelectField } from '@/ui/select';

/** Stands for "no value", because a select needs a value. The schema removes it. */
const UNSAID = ' ';

interface ChosenFieldProps {
  name: `answers.${string}` | `own_values.${string}`;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** Optional choice from a list. A stored value that is no longer in the list is kept. */
export function ChosenField({ name, label, options }: ChosenFieldProps) {
  const { t } = useTranslation('guests');
  const { field } = useController<Values>({ name });
  const said = String(field.value ?? '');
  return (
    <SelectField
      label={label}
      value={said || UNSAID}
      options={[
        { value: UNSAID, label: t('form.open') },
        ...options,
        ...(said.trim() && !options.some(({ value }) => value === said)
          ? [{ value: said, label: said }]
          : []),
      ]}
      onChange={(value) => field.onChange(value.trim())}
      onBlur={field.onBlur}
    />
  );
}
