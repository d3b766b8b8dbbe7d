import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Plan } from '@/data/plans';
import { factFields } from '@/domain/plan/schema';
import { today } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { withDraftChanges } from '@/parts/form/draft-changes';
import { DraftNotice } from '@/parts/form/draft-notice';
import { useFormDraft } from '@/parts/form/use-form-draft';
import { type KeptDraft, useDraftOf } from '@/parts/form/use-kept-draft';
import { Button } from '@/ui/button';
import { describedBy, FieldError, inputClass } from '@/ui/field';
import { NameOffer } from './name-offer';
import { useValidationText } from './validation-text';

interface RenameFormProps {
  plan: Pick<Plan, 'id' | 'name'>;
  onSave: (name: string) => void;
  onCancel: () => void;
  /** Opens the form again after it was closed with a draft. */
  onReopen: () => void;
}

/** Form that renames a plan in place. Enter saves, and Escape keeps the text as a draft. */
export function RenameForm(props: RenameFormProps) {
  const kept = useDraftOf({ form: 'plan-name', row: props.plan.id });
  return kept && <OpenRenameForm {...props} kept={kept} />;
}

function OpenRenameForm({ plan, kept, onSave, onCancel, onReopen }: RenameFormProps & { kept: KeptDraft }) {
  const { t } = useTranslation(['plans', 'modules', 'common']);
  const id = useId();
  const message = useValidationText();
  const [base] = useState({ name: plan.name });
  const [begun] = useState(() => withDraftChanges(base, kept.data));
  const [restored, setRestored] = useState(begun.name !== base.name);
  const form = useForm({
    resolver: zodResolver(z.object({ name: factFields(today()).name })),
    defaultValues: begun,
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState, setFocus } = form;
  const draft = useFormDraft(form, base, kept.name, onReopen);
  const error = message(formState.errors.name?.message);
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const end = () => {
    draft.settle(true);
    draft.remove();
  };
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-2"
      onSubmit={handleSubmit((values) => {
        end();
        if (values.name === plan.name) onCancel();
        else onSave(values.name);
      })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {restored && (
        <DraftNotice
          action={t('modules:draft.discard')}
          onAction={() => {
            form.setValue('name', base.name);
            setRestored(false);
            setFocus('name', { shouldSelect: true });
          }}
        >
          {t('modules:draft.restored')}
        </DraftNotice>
      )}
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
      <NameOffer
        name={form.watch('name')}
        say={(name) => t('modules:useName', { name })}
        onTake={(name) => form.setValue('name', name, { shouldDirty: true, shouldValidate: true })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {t('common:save')}
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            end();
            onCancel();
          }}
        >
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
