import { MAX_RATE } from '@/domain/ledger/ledger-item';
import type { Category } from '@/domain/plan/facts';
import type { QuoteTerms } from '@/domain/vendors/quote';
import type { QuoteReading } from '@/domain/vendors/reading/read-quote';
import type { VendorFacts } from '@/domain/vendors/reading/read-vendor';
import { formatDate, formatList, formatMoney, formatNumber } from '@/lib/format';
import type { Translate } from '@/lib/translation';
import { inclusionText, rateText } from '../compare-rows';

type T = Translate<readonly ['vendors', 'common']>;

/** One thing that was read, in words; `fields` are taken or left together. */
export interface ReadLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly words: string;
  readonly fields: readonly (keyof QuoteTerms | keyof VendorFacts)[];
}

/** Everything that a message was read to say. */
export function readLines(
  t: T,
  { terms, vendor, words }: QuoteReading,
  category: Category,
  currency: string,
): ReadLine[] {
  const lines: ReadLine[] = [];
  const money = (cents: number) => formatMoney(cents, currency);
  const add = <F extends keyof QuoteTerms>(
    field: F,
    text: (value: NonNullable<QuoteTerms[F]>) => string,
    fields: readonly (keyof QuoteTerms)[] = [field],
  ) => {
    const value = terms[field];
    if (value === undefined || value === null) return;
    const label = t(`field.${field}` as 'field.price');
    lines.push({ key: field, label, value: text(value), words: words[field] ?? '', fields });
  };
  const yes = (value: boolean) => t(value ? 'yes' : 'no');
  const included = (value: boolean) => t(value ? 'says.included.yes' : 'says.included.no');
  const parts = (
    step: 'payStep' | 'cancelStep',
    all: readonly { readonly days_before: number }[],
    rate: (i: number) => number,
  ) =>
    all
      .map(({ days_before }, i) =>
        t(step === 'payStep' && rate(i) === MAX_RATE ? 'payRest' : step, {
          fee: rateText(rate(i)),
          days: formatNumber(days_before),
          count: days_before,
        }),
      )
      .join('; ');
  add('price', (value) => t(`asked.${terms.basis ?? 'event'}`, { amount: money(value) }), ['price', 'basis']);
  add('minimum_guests', (value) => formatNumber(value));
  add('unit_capacity', (value) => formatNumber(value));
  add('tax_included', included);
  add('tax_rate', rateText);
  add('service_included', included);
  add('service_rate', rateText);
  add('hours_included', (value) => formatNumber(value, 1));
  add(
    'extra_hour',
    (value) => (terms.extra_hour_per_guest ? t('asked.guest', { amount: money(value) }) : money(value)),
    ['extra_hour', 'extra_hour_per_guest'],
  );
  add('travel', money);
  add('guarantee', money);
  add('includes', (value) => formatList(value.map((key) => inclusionText(t, category, key))));
  add('deposit_rate', rateText);
  add('deposit', money);
  add('instalments', (value) => parts('payStep', value, (i) => value[i]?.rate ?? 0));
  add('cancellation', (value) => parts('cancelStep', value, (i) => value[i]?.fee ?? 0));
  add('date_change', yes);
  add('insurance', yes);
  add('substitute', yes);
  add('valid_until', (value) => formatDate(value, 'medium'));
  const about = <F extends keyof VendorFacts>(
    field: F,
    text: (value: NonNullable<VendorFacts[F]>) => string,
  ) => {
    const value = vendor[field];
    if (value === undefined || value === null) return;
    lines.push({
      key: field,
      label: t(`field.${field}`),
      value: text(value),
      words: words[field] ?? '',
      fields: [field],
    });
  };
  about('free_on_date', yes);
  about('capacity', (value) => formatNumber(value));
  about('contact_name', (value) => value);
  about('phone', (value) => value);
  about('email', (value) => value);
  return lines;
}
