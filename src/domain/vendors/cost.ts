import { type Cents, sumCents, unitOf } from '../money';
import { percentIn, percentWithin } from './percent';
import type { QuoteTerms } from './quote';

/** Facts of the event for which the costs of quotes are calculated. */
export type QuoteSetting = {
  readonly guests: number;
  /** Number of children among the guests. If the number is null (unknown), all guests pay as adults. */
  readonly children: number | null;
  /** Hours for which the vendor is needed; null if unknown. */
  readonly hours: number | null;
  /**
   * Usual tax rate at the event's place, in hundredths of a percent; null if unknown. It is used for quotes
   * that don't mention tax.
   */
  readonly tax_rate: number | null;
  readonly currency: string;
};

export const COST_PARTS = [
  'price',
  'children',
  'guests',
  'minimum',
  'hours',
  'travel',
  'extras',
  'service',
  'tax',
] as const;
type CostPart = (typeof COST_PARTS)[number];

export type Cost = {
  /** Sum of `parts`. If the quote doesn't mention tax, tax is added to be on the safe side. */
  readonly total: Cents;
  /**
   * Lowest possible total. It assumes that everything that the quote doesn't mention is included in the
   * price.
   */
  readonly lowest: Cents;
  readonly parts: Readonly<Record<CostPart, Cents>>;
  /** Number of guests, hours or units to pay for; 1 if the price is for the whole event. */
  readonly times: number;
  /** True if the quote's minimum number of guests is higher than the number of guests. */
  readonly minimum_binds: boolean;
  /**
   * Number of guests beyond those included in the price, if the quote has no price for such guests. The total
   * leaves them out.
   */
  readonly unpriced_guests: number;
  readonly extra_hours: number;
  /**
   * Number of hours beyond those included in the price, if the quote has no price for such hours. The total
   * leaves them out.
   */
  readonly unpriced_hours: number;
  /**
   * True if the quote has a price for children that wasn't used, because the number of children is unknown.
   */
  readonly unknown_children: boolean;
  readonly guarantee: Cents;
};

const wholeHours = (hours: number): number => Math.max(0, Math.ceil(hours));

const billedGuests = (terms: QuoteTerms, { guests }: QuoteSetting): number =>
  Math.max(guests, terms.minimum_guests ?? 0);

function timesOf(terms: QuoteTerms, setting: QuoteSetting): number {
  const { guests, hours } = setting;
  switch (terms.basis) {
    case 'event':
      return 1;
    case 'guest':
      return billedGuests(terms, setting);
    case 'hour':
      return Math.max(1, wholeHours(hours ?? 0), wholeHours(terms.hours_included ?? 0));
    case 'unit':
      return Math.max(1, terms.unit_capacity ? Math.ceil(guests / terms.unit_capacity) : (terms.units ?? 1));
  }
}

/** Returns the price for guests and children, but at least the minimum spend. */
function priceOf(terms: QuoteTerms, setting: QuoteSetting, price: Cents, unit: Cents) {
  const whole = (amount: Cents): Cents => Math.round(amount / unit) * unit;
  const times = timesOf(terms, setting);
  const perGuest = terms.basis === 'guest';
  const guests = perGuest ? times : setting.guests;
  const further = terms.guests_included === null ? 0 : Math.max(0, guests - terms.guests_included);
  const children =
    perGuest && terms.child_price !== null ? Math.min(setting.children ?? 0, setting.guests) : 0;
  const adults = times - children;
  // With a price per guest, guests beyond the included number pay `extra_guest`. Children always pay the
  // child's price.
  const instead = perGuest && terms.extra_guest !== null ? Math.min(further, adults) : 0;
  const extra = perGuest ? instead : further;
  const parts = {
    price: whole(price * (perGuest ? adults - instead : times)),
    children: whole((terms.child_price ?? 0) * children),
    guests: whole((terms.extra_guest ?? 0) * extra),
  };
  const reached = sumCents(Object.values(parts));
  const least = Math.max(0, (terms.minimum_spend ?? 0) - reached);
  return {
    times,
    parts: { ...parts, minimum: Math.ceil(least / unit) * unit },
    unpriced_guests: terms.extra_guest === null && !perGuest ? further : 0,
  };
}

/**
 * Returns the service charge on price and hours. If the price includes tax and the charge isn't taxed, the
 * tax is subtracted before the charge is calculated.
 */
function serviceOf(base: Cents, terms: QuoteTerms, taxed: boolean, unit: Cents): Cents {
  if (terms.service_included === true || !terms.service_rate) return 0;
  const net = !terms.service_taxed && !taxed ? base - percentWithin(base, terms.tax_rate ?? 0, unit) : base;
  return percentIn(net, terms.service_rate, unit);
}

function taxOf(
  base: Cents,
  more: Cents,
  service: Cents,
  terms: QuoteTerms,
  rate: number,
  unit: Cents,
): Cents {
  if (terms.service_taxed) return percentIn(base + more + service, rate, unit);
  const inside = terms.service_included === true ? percentWithin(base, terms.service_rate ?? 0, unit) : 0;
  return percentIn(base + more - inside, rate, unit);
}

/**
 * Calculates the cost of a quote for this event; null without a price. The order is fixed. First comes the
 * price times the number of guests or the minimum number, whichever is higher. Children and additional guests
 * have their own prices. The sum of these is at least the minimum spend. Then come extra hours (each started
 * hour counts), travel and extras. Finally come the service charge on price and hours, and tax on everything
 * except an untaxed service charge. Each part is rounded to the currency's smallest unit. A refundable
 * guarantee doesn't count.
 */
export function costOf(terms: QuoteTerms, setting: QuoteSetting): Cost | null {
  if (terms.price === null) return null;
  const unit = unitOf(setting.currency);
  const whole = (amount: Cents): Cents => Math.round(amount / unit) * unit;
  const { times, parts: priceParts, unpriced_guests } = priceOf(terms, setting, terms.price, unit);
  const over =
    terms.basis === 'hour' || terms.hours_included === null
      ? 0
      : wholeHours((setting.hours ?? 0) - terms.hours_included);
  const guests = terms.extra_hour_per_guest ? billedGuests(terms, setting) : 1;
  const hours = whole(over * (terms.extra_hour ?? 0) * guests);
  const base = sumCents(Object.values(priceParts)) + hours;
  const [travel, extras] = [whole(terms.travel ?? 0), whole(terms.extras ?? 0)];
  const rate = terms.tax_rate ?? setting.tax_rate ?? 0;
  const priced = (taxed: boolean) => {
    const service = serviceOf(base, terms, taxed, unit);
    const tax = taxed ? taxOf(base, travel + extras, service, terms, rate, unit) : 0;
    return { ...priceParts, hours, travel, extras, service, tax };
  };
  const parts = priced(terms.tax_included !== true);
  const total = sumCents(Object.values(parts));
  return {
    total,
    lowest: terms.tax_included === null ? sumCents(Object.values(priced(false))) : total,
    parts,
    times,
    minimum_binds: terms.basis === 'guest' && (terms.minimum_guests ?? 0) > setting.guests,
    unpriced_guests,
    extra_hours: over,
    unpriced_hours: terms.extra_hour === null ? over : 0,
    unknown_children: terms.basis === 'guest' && terms.child_price !== null && setting.children === null,
    guarantee: terms.guarantee ?? 0,
  };
}
