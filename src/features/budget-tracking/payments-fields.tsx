import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ItemForm } from '@/domain/budget/item-schema';
import { ENTRY_KINDS, MAX_PAYMENTS, priceOf, signed } from '@/domain/budget/ledger-item';
import { formatMoney } from '@/lib/format';
import { DateField } from '@/parts/date-field';
import { MoneyField } from '@/parts/money-field';
import { Button, IconButton } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Plus, Trash2 } from '@/ui/icons';
import { SelectField } from '@/ui/select';
import { newEntry } from './make-items';
import { useProblem } from './use-problem';

interface PaymentsFieldsProps {
  currency: string;
  today: string;
}

/** What of the agreed price no instalment covers yet, as the form stands; 0 while nothing is agreed. */
function useRest(): number {
  const { control } = useFormContext<ItemForm>();
  const [actual, payments, tax_rate, tax_included, service_rate, service_included] = useWatch({
    control,
    name: ['actual_amount', 'payments', 'tax_rate', 'tax_included', 'service_rate', 'service_included'],
  });
  if (actual === null) return 0;
  const { total } = priceOf(actual, { tax_rate, tax_included, service_rate, service_included });
  return total - payments.reduce((sum, entry) => sum + signed({ ...entry, amount: entry.amount ?? 0 }), 0);
}

function Instalment({
  index,
  currency,
  today,
  onRemove,
}: PaymentsFieldsProps & { index: number; onRemove: () => void }) {
  const { t } = useTranslation('ledger');
  const problem = useProblem();
  const { control, register, formState } = useFormContext<ItemForm>();
  const errors = formState.errors.payments?.[index];
  const kind = useWatch({ control, name: `payments.${index}.kind` });
  return (
    <li>
      <fieldset className="grid grid-cols-2 gap-3 rounded-card border border-line p-3">
        <legend className="sr-only">{t('payments.numbered', { number: index + 1 })}</legend>
        <Controller
          control={control}
          name={`payments.${index}.kind`}
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              label={t('payments.kind')}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              options={ENTRY_KINDS.map((one) => ({ value: one, label: t(`payments.kinds.${one}`) }))}
            />
          )}
        />
        <Controller
          control={control}
          name={`payments.${index}.amount`}
          render={({ field }) => (
            <MoneyField
              {...field}
              label={t('payments.amount')}
              currency={currency}
              error={problem(errors?.amount?.message)}
            />
          )}
        />
        <Controller
          control={control}
          name={`payments.${index}.due_date`}
          render={({ field }) => (
            <DateField {...field} label={t('payments.due')} error={problem(errors?.due_date?.message)} />
          )}
        />
        <TextField
          label={t('payments.payer')}
          autoComplete="off"
          error={problem(errors?.payer?.message)}
          {...register(`payments.${index}.payer`)}
        />
        <Controller
          control={control}
          name={`payments.${index}.paid_date`}
          render={({ field: { value, onChange, ...field } }) => (
            <>
              <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  checked={value !== null}
                  onChange={(event) => onChange(event.target.checked ? today : null)}
                  className="size-5"
                />
                {t(kind === 'refund' ? 'payments.received' : 'payments.paid')}
              </label>
              <span className="justify-self-end">
                <IconButton label={t('payments.remove')} onClick={onRemove}>
                  <Trash2 aria-hidden="true" className="size-4.5" />
                </IconButton>
              </span>
              {value !== null && (
                <DateField
                  {...field}
                  label={t('payments.paidOn')}
                  value={value}
                  onChange={onChange}
                  error={problem(errors?.paid_date?.message)}
                />
              )}
            </>
          )}
        />
      </fieldset>
    </li>
  );
}

/** The instalments under an item: what, when, by whom, and whether it is paid. */
export function PaymentsFields({ currency, today }: PaymentsFieldsProps) {
  const { t } = useTranslation('ledger');
  const { control, getValues } = useFormContext<ItemForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'payments', keyName: 'key' });
  const rest = useRest();
  const add = () =>
    append({
      ...newEntry(getValues('payment_date') ?? today, 0),
      payer: '',
      amount: rest > 0 ? rest : null,
    });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-sans text-base font-medium tracking-normal">{t('payments.title')}</h3>
      {fields.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('payments.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {fields.map(({ key }, index) => (
            <Instalment
              key={key}
              index={index}
              currency={currency}
              today={today}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {fields.length < MAX_PAYMENTS && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={add}
        >
          {rest > 0 && fields.length > 0
            ? t('payments.addRest', { amount: formatMoney(rest, currency) })
            : t('payments.add')}
        </Button>
      )}
    </section>
  );
}
