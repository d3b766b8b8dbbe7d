import { useFormContext } from 'react-hook-form';
import type { ItemForm } from '@/domain/ledger/item-schema';
import { itemSchema } from '@/domain/ledger/item-schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { usePlanContext } from '@/parts/module/plan-context';

const Form = fields(itemSchema, 'ledger');

interface Amounts {
  getValues: () => Pick<ItemForm, 'planned_amount' | 'actual_amount'>;
  setValue: (field: 'planned_amount', value: number) => void;
}

/** Copies the agreed amount to the planned amount if the planned amount is empty. */
export function fillPlanned({ getValues, setValue }: Amounts): void {
  const { planned_amount, actual_amount } = getValues();
  if (planned_amount === null && actual_amount !== null && !Number.isNaN(actual_amount))
    setValue('planned_amount', actual_amount);
}

export function AmountFields() {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const { getValues, setValue } = useFormContext<ItemForm>();
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
      <Form.Money
        name="planned_amount"
        label={t('form.planned')}
        hint={t('form.plannedHint')}
        currency={currency}
      />
      <Form.Money
        name="actual_amount"
        label={t('form.agreed')}
        hint={t('form.agreedHint')}
        currency={currency}
        onLeave={() => fillPlanned({ getValues, setValue })}
      />
    </div>
  );
}
