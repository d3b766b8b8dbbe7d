import { useController, useFormContext } from 'react-hook-form';
import { messageParts } from '@/domain/odd-character';
import type { ValidationKey } from '@/domain/plan/messages';
import type { WizardValues } from '@/domain/wizard/values';
import { useTranslation } from '@/lib/translation';

/** One answer of the wizard: its value, its handlers, and its error in the reader's language. */
export function useField<Name extends keyof WizardValues>(name: Name) {
  const { t } = useTranslation();
  const form = useFormContext<WizardValues>();
  const { field, fieldState } = useController<WizardValues, Name>({ name, control: form.control });
  const message = fieldState.error?.message;
  const { key, character } = messageParts(message ?? '');
  return {
    field: {
      ...field,
      // An invalid field is validated on every change, so that its message disappears once the answer is
      // valid.
      onChange: (value: Parameters<typeof field.onChange>[0]) => {
        field.onChange(value);
        if (fieldState.invalid) void form.trigger(name);
      },
    },
    // Schemas have translation keys as their messages.
    error: message === undefined ? undefined : t(key as ValidationKey, { character }),
    /** Sets several answers that depend on each other. Invalid answers are validated again. */
    setMany: (changes: Partial<WizardValues>) => {
      for (const key of Object.keys(changes) as (keyof WizardValues)[]) {
        const value = changes[key];
        if (value !== undefined)
          form.setValue(key, value, { shouldDirty: true, shouldValidate: form.getFieldState(key).invalid });
      }
    },
    values: form.getValues,
  };
}
