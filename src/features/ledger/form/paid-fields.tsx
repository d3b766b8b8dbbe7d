import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { addDays } from '@/domain/calendar';
import type { ItemForm } from '@/domain/ledger/item-schema';
import { firstDay, itemSchema } from '@/domain/ledger/item-schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { useBoundField } from '@/parts/form/use-bound-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { IconButton } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';

const Form = fields(itemSchema, 'ledger');

interface PaidFieldsProps {
  index: number;
  onRemove: () => void;
}

/** Shows whether and when an instalment is paid, next to a button that deletes the instalment. */
export function PaidFields({ index, onRemove }: PaidFieldsProps) {
  const { t } = useTranslation('ledger');
  const { today } = usePlanContext();
  const kind = useWatch<ItemForm>({ name: `payments.${index}.kind` });
  const { field } = useBoundField(`payments.${index}.paid_date`);
  const isPaid = typeof field.value === 'string';
  return (
    <>
      <Checkbox
        label={t(kind === 'refund' ? 'payments.received' : 'payments.paid')}
        checked={isPaid}
        onChange={(on) => field.onChange(on ? today : null)}
      />
      <span className="justify-self-end">
        <IconButton label={t('payments.remove')} onClick={onRemove}>
          <Trash2 className="size-4.5" />
        </IconButton>
      </span>
      {isPaid && (
        <Form.Date
          name={`payments.${index}.paid_date`}
          min={firstDay(today)}
          max={addDays(today, 1)}
          label={t('payments.paidOn')}
        />
      )}
    </>
  );
}
