import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ItemForm } from '@/domain/ledger/item-schema';
import { itemSchema } from '@/domain/ledger/item-schema';
import { MAX_STEPS } from '@/domain/ledger/ledger-item';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { Button, IconButton } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { FieldError } from '@/ui/field';
import { useProblem } from '../use-problem';
import { FormRate } from './form-rate';

const Form = fields(itemSchema, 'ledger');

export function TermsFields() {
  const { t } = useTranslation('ledger');
  const problem = useProblem();
  const { control, formState } = useFormContext<ItemForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cancellation', keyName: 'key' });
  const errors = formState.errors.cancellation;
  const whole = problem(errors?.message ?? errors?.root?.message ?? '');
  return (
    <Disclosure
      look="field"
      title={t('terms.title')}
      open={fields.length > 0 || errors !== undefined}
      contentClassName="flex flex-col gap-6"
    >
      <p className="text-sm text-ink-muted">{t('terms.hint')}</p>
      {fields.map(({ key }, index) => (
        <fieldset
          key={key}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-2 gap-y-1 sm:grid-cols-[minmax(0,1fr)_7rem_auto]"
        >
          <legend className="sr-only">{t('terms.numbered', { number: index + 1 })}</legend>
          <Form.Date name={`cancellation.${index}.cancel_by`} label={t('terms.by')} />
          <FormRate name={`cancellation.${index}.fee`} label={t('terms.fee')} />
          <IconButton
            label={t('terms.remove')}
            onClick={() => remove(index)}
            className="max-sm:col-span-2 max-sm:justify-self-end sm:mt-7.5"
          >
            <Trash2 className="size-4.5" />
          </IconButton>
        </fieldset>
      ))}
      {whole && <FieldError>{whole}</FieldError>}
      {fields.length < MAX_STEPS && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<Plus className="size-4" />}
          onClick={() => append({ cancel_by: '', fee: 0 })}
        >
          {t('terms.add')}
        </Button>
      )}
    </Disclosure>
  );
}
