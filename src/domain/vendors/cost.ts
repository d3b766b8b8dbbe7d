import { MAX_RATE, percentOf } from '../ledger/ledger-item';
import { type Cents, sumCents } from '../money';
import type { QuoteTerms } from './quote';

/** The event that every quote is restated for. */
export type Setting = {
  readonly guests: number;
  /** Hours for which this vendor is needed; null where nobody has said. */
  readonly hours: number | null;
  /** The usual tax there, for quotes that don't say: hundredths of a percent, null where none is known. */
  readonly tax_rate: number | null;
};

export const COST_PARTS = ['price', 'hours', 'travel', 'extras', 'service', 'tax'] as const;
type CostPart = (typeof COST_PARTS)[number];

export type Cost = {
  /** Cautious: a tax of which nothing is said is counted on top. The parts add up to it. */
  readonly total: Cents;
  /** The same if what isn't said turns out to be included. */
  readonly lowest: Cents;
  readonly parts: Readonly<Record<CostPart, Cents>>;
  /** How many guests, hours or units the price is multiplied by; 1 for a price for the event. */
  readonly times: number;
  /** Whether more guests are billed than come. */
  readonly minimum_binds: boolean;
  readonly extra_hours: number;
  /** Begun hours over what is included whose price isn't known: the total lacks them. */
  readonly unpriced_hours: number;
  /** Paid and given back. */
  readonly guarantee: Cents;
};

const wholeHours = (hours: number): number => Math.max(0, Math.ceil(hours));

function timesOf(terms: QuoteTerms, { guests, hours }: Setting): number {
  switch (terms.basis) {
    case 'event':
      return 1;
    case 'guest':
      return Math.max(guests, terms.minimum_guests ?? 0);
    case 'hour':
      return Math.max(1, wholeHours(hours ?? 0), wholeHours(terms.hours_included ?? 0));
    case 'unit':
      return Math.max(1, terms.unit_capacity ? Math.ceil(guests / terms.unit_capacity) : (terms.units ?? 1));
  }
}

/** A part of what is inside an amount: 21 % of a price of 121 that includes it is 21. */
const within = (amount: Cents, rate: number): Cents =>
  amount - Math.round((amount * MAX_RATE) / (MAX_RATE + rate));

/** Service on price and hours. On a price that includes tax, an untaxed service is reckoned without it. */
function serviceOf(base: Cents, terms: QuoteTerms, taxed: boolean): Cents {
  if (terms.service_included === true || !terms.service_rate) return 0;
  const net = !terms.service_taxed && !taxed ? base - within(base, terms.tax_rate ?? 0) : base;
  return percentOf(net, terms.service_rate);
}

function taxOf(base: Cents, more: Cents, service: Cents, terms: QuoteTerms, rate: number): Cents {
  if (terms.service_taxed) return percentOf(base + more + service, rate);
  const inside = terms.service_included === true ? within(base, terms.service_rate ?? 0) : 0;
  return percentOf(base + more - inside, rate);
}

/**
 * What a quote comes to for this event, always in this order: price times guests, at least the minimum; hours over what
 * is included, each begun hour whole; travel and fixed extras; service on price and hours; tax last, on all of it
 * unless service is said to be untaxed. A guarantee comes back and is no cost. Null without a price.
 */
export function costOf(terms: QuoteTerms, setting: Setting): Cost | null {
  if (terms.price === null) return null;
  const times = timesOf(terms, setting);
  const over =
    terms.basis === 'hour' || terms.hours_included === null
      ? 0
      : wholeHours((setting.hours ?? 0) - terms.hours_included);
  const guests = terms.extra_hour_per_guest ? Math.max(setting.guests, terms.minimum_guests ?? 0) : 1;
  const price = terms.price * times;
  const hours = over * (terms.extra_hour ?? 0) * guests;
  const [travel, extras] = [terms.travel ?? 0, terms.extras ?? 0];
  const rate = terms.tax_rate ?? setting.tax_rate ?? 0;
  const priced = (taxed: boolean) => {
    const service = serviceOf(price + hours, terms, taxed);
    const tax = taxed ? taxOf(price + hours, travel + extras, service, terms, rate) : 0;
    return { price, hours, travel, extras, service, tax };
  };
  const parts = priced(terms.tax_included !== true);
  const total = sumCents(Object.values(parts));
  return {
    total,
    lowest: terms.tax_included === null ? sumCents(Object.values(priced(false))) : total,
    parts,
    times,
    minimum_binds: terms.basis === 'guest' && (terms.minimum_guests ?? 0) > setting.guests,
    extra_hours: over,
    unpriced_hours: terms.extra_hour === null ? over : 0,
    guarantee: terms.guarantee ?? 0,
  };
}
