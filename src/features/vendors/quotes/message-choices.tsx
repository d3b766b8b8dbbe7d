import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { overlap } from '@/domain/reading/words';
import { PRICE_BASES, type PriceBasis } from '@/domain/vendors/quote';
import type { QuoteForm } from '@/domain/vendors/quote-schema';
import type { AmountFound, MessageReading } from '@/domain/vendors/reading/read-message';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { rateText } from '../compare-rows';
import { FoundChoices } from './found-choices';
import { markAnswered, rateField, useMessage } from './use-message';

const typed = { shouldDirty: true, shouldValidate: true } as const;
const ASKED_BASES = PRICE_BASES.filter((basis) => basis !== 'unit');

const once = <T,>(all: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];
const keyOf = ({ value, basis }: AmountFound) => `${value} ${basis?.value ?? ''}`;

interface ChoicesProps {
  reading: MessageReading;
}

function Price({ reading }: ChoicesProps) {
  const { t } = useTranslation('vendors');
  const { plan, today } = usePlanContext();
  const form = useFormContext<QuoteForm>();
  const [price, basis] = useWatch<QuoteForm, ['price', 'basis']>({ name: ['price', 'basis'] });
  const [said, setSaid] = useState<PriceBasis | null>(null);
  const { facts, amounts } = reading;
  const found = once(
    amounts.filter((one) => !facts.deposit || !overlap(one, facts.deposit)),
    keyOf,
  );
  const chosen = found.filter(({ value }) => value === price);
  const choose = ({ value, basis: read }: AmountFound) => {
    form.setValue('price', value, typed);
    if (read) form.setValue('basis', read.value, typed);
    markAnswered(form, today);
  };
  return (
    <>
      <FoundChoices
        label={t('field.price')}
        known={facts.price !== undefined && price === facts.price.value}
        isSaid={price !== null}
        choices={found.map((one) => {
          const amount = formatMoney(one.value, plan.currency);
          return {
            key: keyOf(one),
            label: one.basis ? t(`asked.${one.basis.value}`, { amount }) : amount,
            pressed: one.value === price && (one.basis === null || one.basis.value === basis),
            press: () => choose(one),
          };
        })}
      />
      {chosen.length > 0 && chosen.every((one) => one.basis === null) && (
        <FoundChoices
          label={t('field.basis')}
          known={false}
          isSaid
          choices={ASKED_BASES.map((value) => ({
            key: value,
            label: t(`basis.${value}`),
            pressed: said === value && basis === value,
            press: () => {
              setSaid(value);
              form.setValue('basis', value, typed);
            },
          }))}
        />
      )}
    </>
  );
}

function TaxRate({ reading }: ChoicesProps) {
  const { t } = useTranslation('vendors');
  const { setValue } = useFormContext<QuoteForm>();
  const now = useWatch<QuoteForm, 'tax_rate'>({ name: 'tax_rate' });
  const { facts, rates, charges } = reading;
  const known = facts.tax_rate && rateField(facts.tax_rate.value);
  const found = rates.filter(
    (one) => !charges.includes(one) && !(facts.deposit_rate && overlap(one, facts.deposit_rate)),
  );
  return (
    <FoundChoices
      label={t('field.tax_rate')}
      known={known !== undefined && known === now}
      isSaid={now !== ''}
      choices={once(found, ({ value }) => String(value)).map(({ value }) => ({
        key: String(value),
        label: rateText(value),
        pressed: now === rateField(value),
        press: () => setValue('tax_rate', rateField(value), typed),
      }))}
    />
  );
}

const SUM = ' + ';

/** Service charges found in the message; the pressed ones are added up. */
function Charges({ reading }: ChoicesProps) {
  const { t } = useTranslation('vendors');
  const { setValue } = useFormContext<QuoteForm>();
  const now = useWatch<QuoteForm, 'service_rate'>({ name: 'service_rate' });
  const parts = now.split('+').map((part) => part.trim());
  return (
    <FoundChoices
      label={t('field.service_rate')}
      known={false}
      isSaid={now !== ''}
      choices={once(reading.charges, ({ value }) => String(value)).map(({ value }) => {
        const part = rateField(value);
        const pressed = parts.includes(part);
        const next = pressed ? parts.filter((one) => one !== part) : [...parts.filter(Boolean), part];
        return {
          key: part,
          label: rateText(value),
          pressed,
          press: () => {
            setValue('service_rate', next.join(SUM), typed);
            if (next.length > 0) setValue('service_included', 'no', typed);
          },
        };
      })}
    />
  );
}

function Deposit({ reading }: ChoicesProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const { setValue } = useFormContext<QuoteForm>();
  const [amount, rate] = useWatch<QuoteForm, ['deposit', 'deposit_rate']>({
    name: ['deposit', 'deposit_rate'],
  });
  const { facts, amounts, rates, charges } = reading;
  const isKnown =
    (facts.deposit !== undefined && amount === facts.deposit.value) ||
    (facts.deposit_rate !== undefined && rate === rateField(facts.deposit_rate.value));
  const choose = (deposit: number | null, deposit_rate: string) => {
    setValue('deposit', deposit, typed);
    setValue('deposit_rate', deposit_rate, typed);
  };
  const { price, tax_rate } = facts;
  const sums = amounts.filter((one) => !(price && overlap(one, price)));
  const parts = rates.filter((one) => !charges.includes(one) && !(tax_rate && overlap(one, tax_rate)));
  return (
    <FoundChoices
      label={t('field.deposit')}
      known={isKnown}
      isSaid={amount !== null || rate !== ''}
      choices={[
        ...once(parts, ({ value }) => String(value)).map(({ value }) => ({
          key: `rate ${value}`,
          label: rateText(value),
          pressed: rate === rateField(value),
          press: () => choose(null, rateField(value)),
        })),
        ...once(sums, ({ value }) => String(value)).map(({ value }) => ({
          key: `amount ${value}`,
          label: formatMoney(value, plan.currency),
          pressed: amount === value,
          press: () => choose(value, ''),
        })),
      ]}
    />
  );
}

function ValidUntil({ reading }: ChoicesProps) {
  const { t } = useTranslation('vendors');
  const { setValue } = useFormContext<QuoteForm>();
  const now = useWatch<QuoteForm, 'valid_until'>({ name: 'valid_until' });
  const { facts, dates } = reading;
  return (
    <FoundChoices
      label={t('field.valid_until')}
      known={facts.valid_until !== undefined && now === facts.valid_until.value}
      isSaid={now !== null}
      choices={once(dates, ({ value }) => value).map(({ value }) => ({
        key: value,
        label: formatDate(value, 'medium'),
        pressed: now === value,
        press: () => setValue('valid_until', value, typed),
      }))}
    />
  );
}

const ASKED = {
  price: Price,
  tax_rate: TaxRate,
  service_rate: Charges,
  deposit: Deposit,
  valid_until: ValidUntil,
} as const;

/** Values found in the message, shown below a field unless the message states exactly one. */
export function MessageChoices({ field }: { field: keyof typeof ASKED }) {
  const { text, reading } = useMessage();
  const Choices = ASKED[field];
  return reading && <Choices key={text} reading={reading} />;
}
