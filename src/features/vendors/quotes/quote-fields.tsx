import { useWatch } from 'react-hook-form';
import { PRICE_BASES } from '@/domain/vendors/quote';
import { type QuoteForm, SAYS } from '@/domain/vendors/quote-schema';
import { useTranslation } from '@/lib/translation';
import { FormDate, FormMoney, FormSelect, FormSwitch, FormText } from '@/parts/form/form-fields';
import { FormSection } from './form-section';
import { MessageChoices } from './message-choices';
import { PartList } from './part-list';
import { useMessage } from './use-message';

const Percent = () => (
  <span aria-hidden="true" className="pr-2 text-ink-muted">
    %
  </span>
);

/** Whether something is said, in words. */
export function SaysField({ name, kind }: { name: keyof QuoteForm; kind: 'yes' | 'included' }) {
  const { t } = useTranslation('vendors');
  return (
    <FormSelect<QuoteForm>
      name={name as 'insurance'}
      label={t(`field.${name as 'insurance'}`)}
      options={SAYS.map((value) => ({ value, label: t(`says.${kind}.${value}`) }))}
    />
  );
}

const two = 'grid grid-cols-2 items-start gap-3';

/** What is asked, and all that moves it. */
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
        <FormMoney<QuoteForm> name="price" label={t('field.price')} currency={currency} />
        <FormSelect<QuoteForm>
          name="basis"
          label={t('field.basis')}
          options={PRICE_BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
        />
      </div>
      <MessageChoices field="price" />
      {basis === 'guest' && (
        <div className={two}>
          <FormText<QuoteForm> name="minimum_guests" inputMode="numeric" label={t('field.minimum_guests')} />
          <FormMoney<QuoteForm> name="child_price" label={t('field.child_price')} currency={currency} />
        </div>
      )}
      <div className={two}>
        <FormText<QuoteForm> name="guests_included" inputMode="numeric" label={t('field.guests_included')} />
        <FormMoney<QuoteForm> name="extra_guest" label={t('field.extra_guest')} currency={currency} />
      </div>
      <FormMoney<QuoteForm>
        name="minimum_spend"
        label={t('field.minimum_spend')}
        hint={t('field.minimumSpendHint')}
        currency={currency}
      />
      {basis === 'unit' && (
        <div className={two}>
          <FormText<QuoteForm> name="unit_capacity" inputMode="numeric" label={t('field.unit_capacity')} />
          <FormText<QuoteForm> name="units" inputMode="numeric" label={t('field.units')} />
        </div>
      )}
      <div className={two}>
        <SaysField name="tax_included" kind="included" />
        {tax !== 'yes' && (
          <FormText<QuoteForm>
            name="tax_rate"
            inputMode="decimal"
            label={t('field.tax_rate')}
            trailing={<Percent />}
          />
        )}
      </div>
      {tax !== 'yes' && <MessageChoices field="tax_rate" />}
      <div className={two}>
        <SaysField name="service_included" kind="included" />
        {service !== 'yes' && (
          <FormText<QuoteForm>
            name="service_rate"
            label={t('field.service_rate')}
            hint={t('field.serviceRateHint')}
            trailing={<Percent />}
          />
        )}
      </div>
      {service !== 'yes' && <MessageChoices field="service_rate" />}
      {service === 'no' && <FormSwitch<QuoteForm> name="service_taxed" label={t('field.service_taxed')} />}
      <div className={two}>
        <FormText<QuoteForm>
          name="hours_included"
          inputMode="decimal"
          label={t(basis === 'hour' ? 'field.hours_least' : 'field.hours_included')}
        />
        {basis !== 'hour' && (
          <FormMoney<QuoteForm> name="extra_hour" label={t('field.extra_hour')} currency={currency} />
        )}
      </div>
      {extra !== null && basis !== 'hour' && (
        <FormSwitch<QuoteForm> name="extra_hour_per_guest" label={t('field.extra_hour_per_guest')} />
      )}
      <div className={two}>
        <FormMoney<QuoteForm> name="travel" label={t('field.travel')} currency={currency} />
        <FormMoney<QuoteForm> name="extras" label={t('field.extras')} currency={currency} />
      </div>
      <FormMoney<QuoteForm>
        name="guarantee"
        label={t('field.guarantee')}
        hint={t('field.guaranteeHint')}
        currency={currency}
      />
    </FormSection>
  );
}

/** What the contract would say. */
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
        <FormText<QuoteForm>
          name="deposit_rate"
          inputMode="decimal"
          label={t('field.deposit_rate')}
          trailing={<Percent />}
        />
        <FormMoney<QuoteForm> name="deposit" label={t('field.depositAmount')} currency={currency} />
      </div>
      <MessageChoices field="deposit" />
      <PartList name="instalments" />
      <PartList name="cancellation" />
      <div className={two}>
        <SaysField name="date_change" kind="yes" />
        <SaysField name="insurance" kind="yes" />
      </div>
      <div className={two}>
        <SaysField name="substitute" kind="yes" />
        <FormDate<QuoteForm> name="valid_until" nullable label={t('field.valid_until')} />
      </div>
      <MessageChoices field="valid_until" />
    </FormSection>
  );
}
