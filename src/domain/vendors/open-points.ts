import type { DateText } from '../calendar';
import type { Category } from '../plan/facts';
import type { QuoteSetting } from './cost';
import { isExpired, type QuoteTerms } from './quote';

/** Points that a quote can leave open, in the order in which a message asks about them. */
const OPEN_POINTS = [
  'price',
  'tax',
  'service',
  'hours',
  'extraHour',
  'minimum',
  'extraGuest',
  'travel',
  'included',
  'deposit',
  'cancellation',
  'dateChange',
  'substitute',
  'insurance',
  'validUntil',
] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];

const HOURLY: readonly Category[] = [
  'photo-and-video',
  'music',
  'venue',
  'drinks',
  'transportation',
  'catering',
];
const SERVED: readonly Category[] = ['catering', 'venue', 'drinks'];
const TRAVELLING: readonly Category[] = ['photo-and-video', 'music', 'catering', 'decorations', 'drinks'];
const PERSONAL: readonly Category[] = ['photo-and-video', 'music', 'miscellaneous'];

/**
 * Returns what a quote leaves open. Points that change the price come first. Points that don't matter for the
 * category are left out.
 */
export function openPoints(
  terms: QuoteTerms,
  category: Category,
  { hours, guests }: QuoteSetting,
  today: DateText,
): OpenPoint[] {
  const open: Record<OpenPoint, boolean> = {
    price: terms.price === null,
    tax: terms.tax_included === null || (!terms.tax_included && terms.tax_rate === null),
    service:
      SERVED.includes(category) &&
      (terms.service_included === null || (!terms.service_included && terms.service_rate === null)),
    hours: HOURLY.includes(category) && terms.hours_included === null && terms.basis !== 'hour',
    extraHour:
      terms.hours_included !== null &&
      terms.basis !== 'hour' &&
      terms.extra_hour === null &&
      HOURLY.includes(category) &&
      (hours ?? 0) >= terms.hours_included,
    minimum: terms.basis === 'guest' && terms.minimum_guests === null,
    extraGuest:
      terms.guests_included !== null &&
      terms.extra_guest === null &&
      terms.basis !== 'guest' &&
      guests > terms.guests_included,
    travel: TRAVELLING.includes(category) && terms.travel === null,
    included: terms.includes.length === 0,
    deposit: terms.deposit_rate === null && terms.deposit === null,
    cancellation: terms.cancellation.length === 0,
    dateChange: terms.date_change === null,
    substitute: PERSONAL.includes(category) && terms.substitute === null,
    insurance: terms.insurance === null && (SERVED.includes(category) || category === 'photo-and-video'),
    validUntil: terms.valid_until === null || isExpired(terms, today),
  };
  return OPEN_POINTS.filter((point) => open[point]);
}
