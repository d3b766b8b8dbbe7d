import { MAX_RATE } from '@/domain/ledger/ledger-item';
import type { Category } from '@/domain/plan/facts';
import { answerDays } from '@/domain/vendors/answer-times';
import { COST_PARTS } from '@/domain/vendors/cost';
import { INCLUSIONS } from '@/domain/vendors/inclusions.data';
import { ownNames, ownText } from '@/domain/vendors/own-lines';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatList, formatMoney, formatNumber, formatPercent } from '@/lib/format';
import type { Translate } from '@/lib/translation';
import type { Offered } from './use-comparison';

type T = Translate<readonly ['vendors', 'common']>;

/**
 * A row of the comparison table: its label and each quote's value, null if unknown. A row without any value
 * is left out.
 */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly text: (offer: Offered) => string | null;
  readonly strong?: boolean;
  /** Name of the row, if a person has added it. */
  readonly own?: string;
  readonly group: 'cost' | 'terms' | 'people';
}

export const rateText = (rate: number): string => formatPercent(rate / MAX_RATE, 3);

/**
 * Returns the text of something that a price includes: a translation from the category's own list, or the
 * entered text.
 */
export function inclusionText(t: T, category: Category, key: string): string {
  return INCLUSIONS[category].some(([known]) => known === key)
    ? t(`includes.${category}.${key}` as 'includes.venue.furniture')
    : key;
}

const yesNo = (t: T, value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'));

export function askedText(t: T, quote: VendorQuote, currency: string): string | null {
  if (quote.price === null) return null;
  return t(`asked.${quote.basis}`, { amount: formatMoney(quote.price, currency) });
}

function depositText({ deposit, deposit_rate }: VendorQuote, currency: string): string | null {
  if (deposit_rate !== null) return rateText(deposit_rate);
  return deposit === null ? null : formatMoney(deposit, currency);
}

/** Returns the cancellation steps as texts, the earliest first. */
export const cancelSteps = (t: T, { cancellation }: VendorQuote): string[] =>
  cancellation
    .toSorted((a, b) => b.days_before - a.days_before)
    .map(({ days_before, fee }) => t('cancelStep', { fee: rateText(fee), count: days_before }));

export const ownRows = (quotes: readonly VendorQuote[]): CompareRow[] =>
  ownNames(quotes).map((name) => ({
    key: `own ${name}`,
    label: name,
    group: 'terms',
    own: name,
    text: ({ quote }) => ownText(quote, name) || null,
  }));

export function compareRows(t: T, category: Category, currency: string): CompareRow[] {
  const money = (cents: number | null | undefined) => (cents == null ? null : formatMoney(cents, currency));
  const part = (key: (typeof COST_PARTS)[number]): CompareRow => ({
    key,
    label: t(`part.${key}`),
    group: 'cost',
    text: ({ cost }) => (cost && cost.parts[key] > 0 ? money(cost.parts[key]) : null),
  });
  return [
    {
      key: 'total',
      label: t('part.total'),
      group: 'cost',
      strong: true,
      text: ({ cost }) => money(cost?.total),
    },
    {
      key: 'asked',
      label: t('part.asked'),
      group: 'cost',
      text: ({ quote }) => askedText(t, quote, currency),
    },
    ...COST_PARTS.map(part),
    {
      key: 'minimum_spend',
      label: t('field.minimum_spend'),
      group: 'cost',
      text: ({ quote }) => money(quote.minimum_spend),
    },
    {
      key: 'extra_guest',
      label: t('field.extra_guest'),
      group: 'cost',
      text: ({ quote }) =>
        quote.guests_included === null
          ? null
          : t('furtherGuests', {
              amount: quote.extra_guest === null ? '–' : formatMoney(quote.extra_guest, currency),
              count: quote.guests_included,
            }),
    },
    {
      key: 'child_price',
      label: t('field.child_price'),
      group: 'cost',
      text: ({ quote }) => money(quote.child_price),
    },
    {
      key: 'guarantee',
      label: t('part.guarantee'),
      group: 'cost',
      text: ({ quote }) => money(quote.guarantee),
    },
    {
      key: 'includes',
      label: t('field.includes'),
      group: 'terms',
      text: ({ quote }) =>
        quote.includes.length === 0
          ? null
          : formatList(quote.includes.map((key) => inclusionText(t, category, key))),
    },
    {
      key: 'hours_included',
      label: t('field.hours_included'),
      group: 'terms',
      text: ({ quote }) => (quote.hours_included === null ? null : formatNumber(quote.hours_included, 1)),
    },
    {
      key: 'deposit',
      label: t('field.deposit'),
      group: 'terms',
      text: ({ quote }) => depositText(quote, currency),
    },
    {
      key: 'cancellation',
      label: t('field.cancellation'),
      group: 'terms',
      text: ({ quote }) => cancelSteps(t, quote).join('; ') || null,
    },
    ...(['date_change', 'insurance', 'substitute'] as const).map(
      (key): CompareRow => ({
        key,
        label: t(`field.${key}`),
        group: 'terms',
        text: ({ quote }) => yesNo(t, quote[key]),
      }),
    ),
    {
      key: 'valid_until',
      label: t('field.valid_until'),
      group: 'terms',
      text: ({ quote }) => (quote.valid_until ? formatDate(quote.valid_until, 'medium') : null),
    },
    {
      key: 'free',
      label: t('field.free_on_date'),
      group: 'people',
      text: ({ quote }) => yesNo(t, quote.free_on_date),
    },
    {
      key: 'rating',
      label: t('field.rating'),
      group: 'people',
      text: ({ quote }) =>
        quote.rating === null
          ? null
          : quote.reviews === null
            ? formatNumber(quote.rating, 1)
            : t('reviews', {
                rating: formatNumber(quote.rating, 1),
                count: quote.reviews,
              }),
    },
    {
      key: 'answer',
      label: t('criterion.answer'),
      group: 'people',
      text: ({ quote }) => {
        const days = answerDays(quote);
        return days === null ? null : t('days', { count: days });
      },
    },
  ];
}
