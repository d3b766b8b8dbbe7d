import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import { datesOf, type ItemForm as Fields, itemSchema } from '@/domain/budget/item-schema';
import { CATEGORIES } from '@/domain/plan/facts';
import { useCategoryLabel } from '@/parts/category-mark';
import { DateField } from '@/parts/date-field';
import { MoneyField } from '@/parts/money-field';
import { TextArea, TextField } from '@/ui/field';
import { FormButtons } from '@/ui/form-buttons';
import { SelectField } from '@/ui/select';
import { PaymentsFields } from './payments-fields';
import { RatesFields } from './rates-fields';
import { TermsFields } from './terms-fields';
import { useProblem } from './use-problem';

interface ItemFormProps {
  item: StoredItem;
  isNew: boolean;
  currency: string;
  today: string;
  onSave: (item: StoredItem) => void;
  onDelete?: (() => void) | undefined;
}

/** Everything that can be said of an item; what most items need stands first, the rest unfolds. */
export function ItemForm({ item, isNew, currency, today, onSave, onDelete }: ItemFormProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const problem = useProblem();
  const schema = useMemo(
    () => itemSchema({ today, known: datesOf(isNew ? null : item) }),
    [today, item, isNew],
  );
  const { version, ...fields } = item;
  const form = useForm<Fields, unknown, ReturnType<typeof schema.parse>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      ...fields,
      planned_amount: isNew ? null : item.planned_amount,
      description: item.description ?? '',
      payments: item.payments.map((entry) => ({ ...entry, payer: entry.payer ?? '' })),
      cancellation: [...item.cancellation],
    },
  });
  const { register, control, handleSubmit, formState, getValues, setValue } = form;
  const { errors } = formState;

  /** Who writes only what was agreed has said what it is expected to cost, too. */
  const fillPlanned = () => {
    const { planned_amount, actual_amount } = getValues();
    if (planned_amount === null && actual_amount !== null) setValue('planned_amount', actual_amount);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          fillPlanned();
          void handleSubmit((values) => onSave({ ...values, version }))(event);
        }}
      >
        <TextField
          label={t('form.vendor')}
          autoComplete="off"
          error={problem(errors.vendor_name?.message)}
          {...register('vendor_name')}
        />
        <Controller
          control={control}
          name="category"
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              label={t('form.category')}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={problem(errors.category?.message)}
              options={CATEGORIES.map((one) => ({ value: one, label: label(one) }))}
            />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name="planned_amount"
            render={({ field }) => (
              <MoneyField
                {...field}
                label={t('form.planned')}
                hint={t('form.plannedHint')}
                currency={currency}
                error={problem(errors.planned_amount?.message)}
              />
            )}
          />
          <Controller
            control={control}
            name="actual_amount"
            render={({ field }) => (
              <MoneyField
                {...field}
                label={t('form.agreed')}
                hint={t('form.agreedHint')}
                currency={currency}
                error={problem(errors.actual_amount?.message)}
                onBlur={() => {
                  fillPlanned();
                  field.onBlur();
                }}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="payment_date"
          render={({ field: { value, onChange, ...field } }) => (
            <DateField
              {...field}
              label={t('form.rest')}
              hint={t('form.restHint')}
              value={value ?? ''}
              onChange={(date) => onChange(date === '' ? null : date)}
              error={problem(errors.payment_date?.message)}
            />
          )}
        />
        <PaymentsFields currency={currency} today={today} />
        <RatesFields currency={currency} />
        <TermsFields />
        <TextArea
          label={t('form.description')}
          rows={3}
          error={problem(errors.description?.message)}
          {...register('description')}
        />
        <FormButtons
          save={t(isNew ? 'form.create' : 'form.save')}
          remove={t('form.delete')}
          onRemove={onDelete}
        />
      </form>
    </FormProvider>
  );
}
