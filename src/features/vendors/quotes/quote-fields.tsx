import { useWatch } from 'react-hook-form';
import { PRICE_BASES } from '@/domain/vendors/quote';
import { type QuoteForm, SAYS } from '@/domain/vendors/quote-schema';
import { useTranslation } from '@/lib/translation';
import { Form } from './form';
import { FormSection } from './form-section';
import { MessageChoices } from './message-choices';
import { PartList } from './part-list';
import { useMessage } from './use-message';

const Percent = () => (
  <span aria-hidden="true" className="pr-2 text-ink-muted">
    %
  </span>
);

/** A choice of yes, no or unanswered. */
export function YesNoField({ name, kind }: { name: keyof QuoteForm; kind: 'yes' | 'included' }) {
  const { t } = useTranslation('vendors');
  return (
    <Form.Select
      name={name as 'insurance'}
      label={t(`field.${name as 'insurance'}`)}
      options={SAYS.map((value) => ({ value, label: t(`says.${kind}.${value}`) }))}
    />
  );
}

const two = 'grid grid-cols-2 items-start gap-3';

export function PriceFields({ currency }: { currency: string }) {
  const { t } = useTranslation('vendors');
  const [basis, tax, service, extra] = useWatch<
    QuoteForm,
    ['basis', 'tax_included', 'service_included', 'extra_hour']
  >({ name: ['basis', 'tax_included', 'service_included', 'extra_hour'] });
  return (
    <FormSection
      title={t('section.price')}
      open
      names={[
        'price',
        'minimum_guests',
        'minimum_spend',
        'guests_included',
        'extra_guest',
        'child_price',
        'unit_capacity',
        'units',
        'hours_included',
        'extra_hour',
        'travel',
        'extras',
        'guarantee',
        'tax_rate',
        'service_rate',
      ]}
    >
      <div className={two}>
        <Form.Money name="price" currency={currency} />
        <Form.Select
          name="basis"
          options={PRICE_BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
        />
      </div>
      <MessageChoices field="price" />
      {basis === 'guest' && (
        <div className={two}>
          <Form.Number name="minimum_guests" />
          <Form.Money name="child_price" currency={currency} />
        </div>
      )}
      <div className={two}>
        <Form.Number name="guests_included" />
        <Form.Money name="extra_guest" currency={currency} />
      </div>
      <Form.Money name="minimum_spend" hint={t('field.minimumSpendHint')} currency={currency} />
      {basis === 'unit' && (
        <div className={two}>
          <Form.Number name="unit_capacity" />
          <Form.Number name="units" />
        </div>
      )}
      <div className={two}>
        <YesNoField name="tax_included" kind="included" />
        {tax !== 'yes' && <Form.Text name="tax_rate" inputMode="decimal" trailing={<Percent />} />}
      </div>
      {tax !== 'yes' && <MessageChoices field="tax_rate" />}
      <div className={two}>
        <YesNoField name="service_included" kind="included" />
        {service !== 'yes' && (
          <Form.Text name="service_rate" hint={t('field.serviceRateHint')} trailing={<Percent />} />
        )}
      </div>
      {service !== 'yes' && <MessageChoices field="service_rate" />}
      {service === 'no' && <Form.Switch name="service_taxed" />}
      <div className={two}>
        <Form.Text
          name="hours_included"
          inputMode="decimal"
          label={t(basis === 'hour' ? 'field.hours_least' : 'field.hours_included')}
        />
        {basis !== 'hour' && <Form.Money name="extra_hour" currency={currency} />}
      </div>
      {extra !== null && basis !== 'hour' && <Form.Switch name="extra_hour_per_guest" />}
      <div className={two}>
        <Form.Money name="travel" currency={currency} />
        <Form.Money name="extras" currency={currency} />
      </div>
      <Form.Money name="guarantee" hint={t('field.guaranteeHint')} currency={currency} />
    </FormSection>
  );
}

export function ContractFields({ currency }: { currency: string }) {
  const { t } = useTranslation('vendors');
  const { reading } = useMessage();
  return (
    <FormSection
      title={t('section.terms')}
      open={reading !== null}
      names={['deposit', 'deposit_rate', 'instalments', 'cancellation', 'valid_until']}
    >
      <div className={two}>
        <Form.Text name="deposit_rate" inputMode="decimal" trailing={<Percent />} />
        <Form.Money name="deposit" label={t('field.depositAmount')} currency={currency} />
      </div>
      <MessageChoices field="deposit" />
      <PartList name="instalments" />
      <PartList name="cancellation" />
      <div className={two}>
        <YesNoField name="date_change" kind="yes" />
        <YesNoField name="insurance" kind="yes" />
      </div>
      <div className={two}>
        <YesNoField name="substitute" kind="yes" />
        <Form.Date name="valid_until" nullable />
      </div>
      <MessageChoices field="valid_until" />
    </FormSection>
  );
}
