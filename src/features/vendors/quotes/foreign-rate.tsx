import { useState } from 'react';
import { exchangeRate } from '@/domain/places/places';
import { readExchangeRate } from '@/domain/reading/rate';
import { currencyName, formatDate, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { DateField } from '@/parts/fields/date-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';

/**
 * Exchange rate between a quote's currency and the plan's: units of the plan's currency per foreign unit, and
 * the same rate as text.
 */
export interface QuoteConversion {
  readonly currency: string;
  readonly rate: number;
  readonly words: string;
}

interface ForeignRateProps {
  /** Possible currencies of the message's amounts. */
  currencies: readonly string[];
  onRead: (conversion: QuoteConversion) => void;
}

/** Significant digits of a rate, enough for its inverse too. */
const DIGITS = 6;

/** Asks for the exchange rate of a message in another currency, and for the rate's date. */
export function ForeignRate({ currencies, onRead }: ForeignRateProps) {
  const { t } = useTranslation('vendors');
  const { plan, today } = usePlanContext();
  const own = plan.currency;
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const [typed, setTyped] = useState('');
  const [date, setDate] = useState(today);
  // Asks for whichever rate is above 1, for example pesos per euro instead of euros per peso.
  const turned = (exchangeRate(currency, own) ?? 1) < 1;
  const [one, other] = turned ? [own, currency] : [currency, own];
  const rate = readExchangeRate(typed, exchangeRate(one, other));
  const names = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-attention p-3">
      <p className="text-sm">
        {t('rate.text', { found: names.format(currencies.map((code) => currencyName(code))), own })}
      </p>
      {currencies.length > 1 && (
        <SelectField
          label={t('rate.currency')}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: `${currencyName(code)} (${code})` }))}
          onChange={setCurrency}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('rate.rate', { one, other })}
          hint={rate > 0 ? t('rate.echo', { one, other, rate: formatNumber(rate, DIGITS) }) : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DateField label={t('rate.date')} value={date} onChange={setDate} />
      </div>
      <Button
        look="secondary"
        className="self-start"
        disabled={!(rate > 0) || date === ''}
        onClick={() =>
          onRead({
            currency,
            rate: turned ? 1 / rate : rate,
            words: t('rate.note', {
              one,
              other,
              rate: formatNumber(rate, DIGITS),
              date: formatDate(date, 'medium'),
            }),
          })
        }
      >
        {t('rate.read', { own })}
      </Button>
    </div>
  );
}
