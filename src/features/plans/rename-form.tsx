import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { factFields } from '@/domain/plan/schema';
import { today } from '@/lib/format';
import { Button } from '@/ui/button';
import { describedBy, FieldError, inputClass } from '@/ui/field';
import { useValidationText } from './validation-text';

interface RenameProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A plan's name, written in the place where it is read. Enter saves, Escape leaves it as it was. */
export function RenameForm({ name, onSave, onCancel }: RenameProps) {
  const { t } = useTranslation(['plans', 'common']);
  const id = useId();
  const message = useValidationText();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(z.object({ name: factFields(today()).name })),
    defaultValues: { name },
    mode: 'onTouched',
  });
  const error = message(formState.errors.name?.message);
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-2"
      onSubmit={handleSubmit((values) => (values.name === name ? onCancel() : onSave(values.name)))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('saved.newName')}
      </label>
      <input
        id={id}
        {...register('name')}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { error })}
        className={inputClass}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {t('common:save')}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
