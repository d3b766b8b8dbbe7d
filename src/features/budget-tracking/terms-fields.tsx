import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ItemForm } from '@/domain/budget/item-schema';
import { MAX_STEPS } from '@/domain/budget/ledger-item';
import { DateField } from '@/parts/date-field';
import { Button, IconButton } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { ChevronDown, Plus, Trash2 } from '@/ui/icons';
import { RateField } from './rate-field';
import { useProblem } from './use-problem';

/** The contract's terms for cancelling, step by step. */
export function TermsFields() {
  const { t } = useTranslation('ledger');
  const problem = useProblem();
  const { control, formState } = useFormContext<ItemForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cancellation', keyName: 'key' });
  const errors = formState.errors.cancellation;
  const whole = problem(errors?.message ?? errors?.root?.message);
  return (
    <details className="group rounded-card border border-line" open={fields.length > 0 || undefined}>
      <summary className="flex min-h-11 items-center justify-between gap-2 px-3 font-medium">
        {t('terms.title')}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-muted transition group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <p className="text-sm text-ink-muted">{t('terms.hint')}</p>
        {fields.map(({ key }, index) => (
          <fieldset key={key} className="flex items-start gap-2">
            <legend className="sr-only">{t('terms.numbered', { number: index + 1 })}</legend>
            <Controller
              control={control}
              name={`cancellation.${index}.cancel_by`}
              render={({ field }) => (
                <DateField
                  {...field}
                  className="min-w-0 flex-1"
                  label={t('terms.by')}
                  error={problem(errors?.[index]?.cancel_by?.message)}
                />
              )}
            />
            <div className="w-28">
              <Controller
                control={control}
                name={`cancellation.${index}.fee`}
                render={({ field }) => (
                  <RateField
                    {...field}
                    label={t('terms.fee')}
                    error={problem(errors?.[index]?.fee?.message)}
                  />
                )}
              />
            </div>
            <IconButton label={t('terms.remove')} onClick={() => remove(index)} className="mt-7.5">
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </fieldset>
        ))}
        {whole && <FieldError>{whole}</FieldError>}
        {fields.length < MAX_STEPS && (
          <Button
            look="secondary"
            size="small"
            className="self-start"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => append({ cancel_by: '', fee: 0 })}
          >
            {t('terms.add')}
          </Button>
        )}
      </div>
    </details>
  );
}
