import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import { datesOf, type ItemForm as Fields, itemSchema } from '@/domain/budget/item-schema';
import { CATEGORIES } from '@/domain/plan/facts';
import { useCategoryLabel } from '@/parts/category-mark';
import { FormDate, FormSelect, FormText, FormTextArea } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { AmountFields, fillPlanned } from './amount-fields';
import { PaymentsFields } from './payments-fields';
import { RatesFields } from './rates-fields';
import { TermsFields } from './terms-fields';
import { useProblem } from './use-problem';

interface ItemFormProps {
  item: StoredItem;
  isNew: boolean;
  currency: string;
  today: string;
  onSave: (item: StoredItem) => unknown;
  onDelete?: (() => void) | undefined;
  onReopen?: (() => void) | undefined;
}

/** Everything that can be said of an item; what most items need stands first, the rest unfolds. */
export function ItemForm({ item, isNew, currency, today, onSave, ...actions }: ItemFormProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const problem = useProblem();
  const schema = useMemo(
    () => itemSchema({ today, known: datesOf(isNew ? null : item) }),
    [today, item, isNew],
  );
  const { version, ...fields } = item;
  const values: Fields = {
    ...fields,
    planned_amount: isNew ? null : item.planned_amount,
    description: item.description ?? '',
    payments: item.payments.map((entry) => ({ ...entry, payer: entry.payer ?? '' })),
    cancellation: [...item.cancellation],
  };
  return (
    <RowForm
      form="budget-item"
      row={isNew ? undefined : item.id}
      schema={schema}
      problem={problem}
      values={values}
      prepare={fillPlanned}
      saveLabel={t(isNew ? 'form.create' : 'form.save')}
      deleteLabel={t('form.delete')}
      onSave={(saved) => onSave({ ...saved, version })}
      {...actions}
    >
      <FormText<Fields> name="vendor_name" label={t('form.vendor')} />
      <FormSelect<Fields>
        name="category"
        label={t('form.category')}
        options={CATEGORIES.map((one) => ({ value: one, label: label(one) }))}
      />
      <AmountFields currency={currency} />
      <FormDate<Fields> name="payment_date" nullable label={t('form.rest')} hint={t('form.restHint')} />
      <PaymentsFields currency={currency} today={today} />
      <RatesFields currency={currency} />
      <TermsFields />
      <FormTextArea<Fields> name="description" label={t('form.description')} rows={3} max={500} />
    </RowForm>
  );
}
