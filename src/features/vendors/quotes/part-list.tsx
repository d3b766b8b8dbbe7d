import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_QUOTE_PARTS, type QuoteForm } from '@/domain/vendors/quote-schema';
import { useTranslation } from '@/lib/translation';
import { Button, IconButton } from '@/ui/button';
import { Form } from './form';

/** Fields for instalments or cancellation terms: parts of the price, each with days before the event. */
export function PartList({ name }: { name: 'instalments' | 'cancellation' }) {
  const { t } = useTranslation('vendors');
  const { control } = useFormContext<QuoteForm>();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  return (
    <fieldset className="flex min-w-0 flex-col gap-6">
      <legend className="mb-2 font-medium">{t(`field.${name}`)}</legend>
      {fields.map(({ key }, index) => (
        <div key={key} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-2">
          <Form.Text
            name={`${name}.${index}.rate`}
            inputMode="decimal"
            label={t(`list.${name}Rate`)}
            trailing={
              <span aria-hidden="true" className="pr-2 text-ink-muted">
                %
              </span>
            }
          />
          <Form.Number name={`${name}.${index}.days_before`} label={t(`list.${name}Days`)} />
          <IconButton className="mt-7.5" label={t('list.remove')} onClick={() => remove(index)}>
            <Trash2 className="size-4.5" />
          </IconButton>
        </div>
      ))}
      {fields.length < MAX_QUOTE_PARTS && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<Plus className="size-4" />}
          onClick={() => append({ rate: '', days_before: '' })}
        >
          {t(`list.${name}Add`)}
        </Button>
      )}
    </fieldset>
  );
}
