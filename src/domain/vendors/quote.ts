import type { DateText } from '../calendar';
import type { CancellationStep } from '../ledger/ledger-item';
import type { Cents } from '../money';

/**
 * The price can be for the whole event, or per guest, hour or unit. Units are things needed several times,
 * such as buses, tables or machines.
 */
export const PRICE_BASES = ['event', 'guest', 'hour', 'unit'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** A payment after the deposit. `rate` is its share of the price in hundredths of a percent. */
export type Instalment = { readonly rate: number; readonly days_before: number };

/**
 * A cancellation until `days_before` days before the event costs `fee`, in hundredths of a percent of the
 * price. After the date of the last term, a cancellation costs the full price.
 */
export type CancelTerm = { readonly days_before: number; readonly fee: CancellationStep['fee'] };

/**
 * Terms of a quote. Null means that the quote doesn't mention them. Rates are in hundredths of a percent; a
 * tax rate can have one decimal (8.875 % is 887.5).
 */
export type QuoteTerms = {
  readonly basis: PriceBasis;
  readonly price: Cents | null;
  readonly minimum_guests: number | null;
  /** Minimum total for guests, children and additional guests. */
  readonly minimum_spend: Cents | null;
  /** Number of guests included in the price. Each additional guest costs `extra_guest`. */
  readonly guests_included: number | null;
  readonly extra_guest: Cents | null;
  /** Only used with a price per guest. */
  readonly child_price: Cents | null;
  /** Number of guests per unit. If null, exactly `units` are needed for any number of guests. */
  readonly unit_capacity: number | null;
  readonly units: number | null;
  /**
   * Number of hours included in the price. If the price is per hour, it is the minimum number of hours to pay
   * for.
   */
  readonly hours_included: number | null;
  readonly extra_hour: Cents | null;
  readonly extra_hour_per_guest: boolean;
  readonly travel: Cents | null;
  /** Fixed price of additional items. */
  readonly extras: Cents | null;
  /** A guarantee is refunded, so it isn't part of the cost. */
  readonly guarantee: Cents | null;
  readonly tax_included: boolean | null;
  readonly tax_rate: number | null;
  readonly service_included: boolean | null;
  /** If the quote has several service charges, this is their sum. */
  readonly service_rate: number | null;
  readonly service_taxed: boolean;
  /** Keys of `inclusions.data.ts`, or texts that the user entered. */
  readonly includes: readonly string[];
  /** Amount of the deposit. A quote states either this amount or a share of the price. */
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

/** Returns true if a quote has expired. It is still valid on its last day. */
export const isExpired = ({ valid_until }: Pick<QuoteTerms, 'valid_until'>, today: DateText): boolean =>
  valid_until !== null && valid_until < today;
