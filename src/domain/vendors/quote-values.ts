import type { QuoteTerms } from './quote';
import type { QuoteForm, Says } from './quote-schema';
import type { VendorQuote } from './vendor';

/** Formats a number with the decimal mark of the user's language. */
type Written = (value: number) => string;

const saysOf = (value: boolean | null): Says => (value === null ? 'unsaid' : value ? 'yes' : 'no');

export function quoteValues(
  quote: Omit<VendorQuote, 'id' | 'version' | 'category' | 'item_id' | 'own_lines'>,
  written: Written,
): QuoteForm {
  const text = (value: string | null) => value ?? '';
  const figure = (value: number | null) => (value === null ? '' : written(value));
  return {
    vendor_name: quote.vendor_name,
    stage: quote.stage,
    contact_name: text(quote.contact_name),
    email: text(quote.email),
    phone: text(quote.phone),
    website: text(quote.website),
    place: text(quote.place),
    language: quote.language ?? '',
    notes: text(quote.notes),
    message: text(quote.message),
    ...termValues(quote, written),
    free_on_date: saysOf(quote.free_on_date),
    serves_place: saysOf(quote.serves_place),
    capacity: figure(quote.capacity),
    rating: figure(quote.rating),
    reviews: figure(quote.reviews),
    style: figure(quote.style),
    asked_on: quote.asked_on,
    answered_on: quote.answered_on,
    chase_on: quote.chase_on,
  };
}

function termValues(terms: QuoteTerms, written: Written) {
  const figure = (value: number | null) => (value === null ? '' : written(value));
  const rate = (value: number | null) => figure(value === null ? null : value / 100);
  return {
    basis: terms.basis,
    price: terms.price,
    minimum_guests: figure(terms.minimum_guests),
    minimum_spend: terms.minimum_spend,
    guests_included: figure(terms.guests_included),
    extra_guest: terms.extra_guest,
    child_price: terms.child_price,
    unit_capacity: figure(terms.unit_capacity),
    units: figure(terms.units),
    hours_included: figure(terms.hours_included),
    extra_hour: terms.extra_hour,
    extra_hour_per_guest: terms.extra_hour_per_guest,
    travel: terms.travel,
    extras: terms.extras,
    guarantee: terms.guarantee,
    tax_included: saysOf(terms.tax_included),
    tax_rate: figure(terms.tax_rate === null ? null : Number((terms.tax_rate / 100).toFixed(3))),
    service_included: saysOf(terms.service_included),
    service_rate: rate(terms.service_rate),
    service_taxed: terms.service_taxed,
    includes: [...terms.includes],
    deposit: terms.deposit,
    deposit_rate: rate(terms.deposit_rate),
    instalments: terms.instalments.map(({ rate: part, days_before }) => ({
      rate: written(part / 100),
      days_before: written(days_before),
    })),
    cancellation: terms.cancellation.map(({ fee, days_before }) => ({
      rate: written(fee / 100),
      days_before: written(days_before),
    })),
    date_change: saysOf(terms.date_change),
    insurance: saysOf(terms.insurance),
    substitute: saysOf(terms.substitute),
    valid_until: terms.valid_until,
  };
}
