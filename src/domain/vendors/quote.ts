import type { DateText } from '../calendar';
import type { CancellationStep } from '../ledger/ledger-item';
import type { Cents } from '../money';

/** Basis of a quote's price. A unit is something needed several times: a bus, a table, a machine. */
export const PRICE_BASES = ['event', 'guest', 'hour', 'unit'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/**
 * A payment after the deposit: a part of the price in hundredths of a percent, and its days before the event.
 */
export type Instalment = { readonly rate: number; readonly days_before: number };

/**
 * Part of the price that a cancellation costs, in hundredths of a percent, until `days_before` days before
 * the event; a later one costs the full price.
 */
export type CancelTerm = { readonly days_before: number; readonly fee: CancellationStep['fee'] };

/**
 * Terms of a quote; null isn't stated. Rates are hundredths of a percent; the tax may have one decimal (8.875
 * % is 887.5).
 */
export type QuoteTerms = {
  readonly basis: PriceBasis;
  readonly price: Cents | null;
  readonly minimum_guests: number | null;
  /** The minimum of price and further guests. */
  readonly minimum_spend: Cents | null;
  /** Number of guests in the price; each further one costs `extra_guest`. */
  readonly guests_included: number | null;
  readonly extra_guest: Cents | null;
  /** A child's price, for a price per guest. */
  readonly child_price: Cents | null;
  /** Guests per unit; without it, `units` are needed whatever the guests. */
  readonly unit_capacity: number | null;
  readonly units: number | null;
  /** The fewest billed hours, for a price per hour. */
  readonly hours_included: number | null;
  readonly extra_hour: Cents | null;
  readonly extra_hour_per_guest: boolean;
  readonly travel: Cents | null;
  /** Additional items at a fixed price. */
  readonly extras: Cents | null;
  /** Refundable, so that it is no cost. */
  readonly guarantee: Cents | null;
  readonly tax_included: boolean | null;
  readonly tax_rate: number | null;
  readonly service_included: boolean | null;
  /** Sum of several percentages. */
  readonly service_rate: number | null;
  readonly service_taxed: boolean;
  /** Keys of `inclusions.data.ts`, or a person's own words. */
  readonly includes: readonly string[];
  /** An amount or a part of the price. */
  readonly deposit: Cents | null;
  readonly deposit_rate: number | null;
  readonly instalments: readonly Instalment[];
  readonly cancellation: readonly CancelTerm[];
  readonly date_change: boolean | null;
  readonly insurance: boolean | null;
  readonly substitute: boolean | null;
  readonly valid_until: DateText | null;
};

export const EMPTY_TERMS: QuoteTerms = {
  basis: 'event',
  price: null,
  minimum_guests: null,
  minimum_spend: null,
  guests_included: null,
  extra_guest: null,
  child_price: null,
  unit_capacity: null,
  units: null,
  hours_included: null,
  extra_hour: null,
  extra_hour_per_guest: false,
  travel: null,
  extras: null,
  guarantee: null,
  tax_included: null,
  tax_rate: null,
  service_included: null,
  service_rate: null,
  service_taxed: true,
  includes: [],
  deposit: null,
  deposit_rate: null,
  instalments: [],
  cancellation: [],
  date_change: null,
  insurance: null,
  substitute: null,
  valid_until: null,
};

/** Returns true if a quote has expired; it is valid until the end of its last day. */
export const isExpired = ({ valid_until }: Pick<QuoteTerms, 'valid_until'>, today: DateText): boolean =>
  valid_until !== null && valid_until < today;
