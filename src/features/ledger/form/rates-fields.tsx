import { useFormContext, useWatch } from 'react-hook-form';
import type { ItemForm } from '@/domain/ledger/item-schema';
import { itemSchema } from '@/domain/ledger/item-schema';
import { MAX_RATE, priceOf } from '@/domain/ledger/ledger-item';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { usePlanContext } from '@/parts/module/plan-context';
import { Disclosure } from '@/ui/disclosure';
import { FormRate } from './form-rate';

const Form = fields(itemSchema, 'ledger');

const RATES = ['tax', 'service'] as const;

/** Fields for tax and service rates, and whether the price already includes them. */
export function RatesFields() {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const { control, formState } = useFormContext<ItemForm>();
  const { tax_rate: taxError, service_rate: serviceError } = formState.errors;
  const [actual, planned, tax_rate, tax_included, service_rate, service_included] = useWatch({
    control,
    name: ['actual_amount', 'planned_amount', 'tax_rate', 'tax_included', 'service_rate', 'service_included'],
  });
  const amount = actual ?? planned ?? 0;
  const readable = !Number.isNaN(amount) && tax_rate <= MAX_RATE && service_rate <= MAX_RATE;
  const price = priceOf(amount, { tax_rate, tax_included, service_rate, service_included }, currency);
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <Disclosure
      look="field"
      title={t('form.rates')}
      open={tax_rate + service_rate > 0 || taxError !== undefined || serviceError !== undefined}
      contentClassName="flex flex-col gap-3"
    >
      {RATES.map((rate) => (
        <div key={rate} className="flex flex-col gap-1">
          <FormRate name={`${rate}_rate`} label={t(`form.${rate}`)} />
          <Form.Switch
            name={`${rate}_included`}
            label={t(rate === 'tax' ? 'form.taxIncluded' : 'form.serviceIncluded')}
          />
        </div>
      ))}
      {readable && price.total !== amount && (
        <p className="tabular text-sm" aria-live="polite">
          <strong>{t('form.total', { total: money(price.total) })}</strong>{' '}
          <span className="text-ink-muted">
            {`(${t('form.totalParts', { service: money(price.service), tax: money(price.tax) })})`}
          </span>
        </p>
      )}
    </Disclosure>
  );
}
