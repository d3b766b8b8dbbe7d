import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { ItemForm } from '@/domain/ledger/item-schema';
import { firstDay, itemSchema, LEDGER_LENGTHS, lastDue } from '@/domain/ledger/item-schema';
import { ENTRY_KINDS, MAX_PAYMENTS, priceOf, signed } from '@/domain/ledger/ledger-item';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { newEntry } from '../make-items';
import { PaidFields } from './paid-fields';

const Form = fields(itemSchema, 'ledger');

/**
 * Returns how much of the agreed price has no instalment yet, according to the form. Returns 0 if no price is
 * agreed.
 */
function useRest(currency: string): number {
  const { control } = useFormContext<ItemForm>();
  const [actual, payments, tax_rate, tax_included, service_rate, service_included] = useWatch({
    control,
    name: ['actual_amount', 'payments', 'tax_rate', 'tax_included', 'service_rate', 'service_included'],
  });
  if (actual === null) return 0;
  const { total } = priceOf(actual, { tax_rate, tax_included, service_rate, service_included }, currency);
  return total - payments.reduce((sum, entry) => sum + signed({ ...entry, amount: entry.amount ?? 0 }), 0);
}

function Instalment({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  return (
    <li>
      <fieldset className="grid grid-cols-2 gap-x-3 gap-y-6 rounded-card border border-line p-3">
        <legend className="sr-only">{t('payments.numbered', { number: index + 1 })}</legend>
        <Form.Select
          name={`payments.${index}.kind`}
          label={t('payments.kind')}
          options={ENTRY_KINDS.map((one) => ({ value: one, label: t(`payments.kinds.${one}`) }))}
        />
        <Form.Money name={`payments.${index}.amount`} label={t('payments.amount')} currency={plan.currency} />
        <Form.Date
          name={`payments.${index}.due_date`}
          min={firstDay(today)}
          max={lastDue(today, plan.event_date)}
          label={t('payments.due')}
        />
        <Form.Text name={`payments.${index}.payer`} max={LEDGER_LENGTHS.name} label={t('payments.payer')} />
        <PaidFields index={index} onRemove={onRemove} />
      </fieldset>
    </li>
  );
}

export function PaymentsFields() {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const { control, getValues } = useFormContext<ItemForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'payments', keyName: 'key' });
  const rest = useRest(plan.currency);
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
            <Instalment key={key} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      {fields.length < MAX_PAYMENTS && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<Plus className="size-4" />}
          onClick={add}
        >
          {rest > 0 && fields.length > 0
            ? t('payments.addRest', { amount: formatMoney(rest, plan.currency) })
            : t('payments.add')}
        </Button>
      )}
    </section>
  );
}
