import type { SourceId } from '../sources.data';

type PerGuest = {
  readonly currency: string;
  /** In units of that currency, not cents. */
  readonly per_guest: number;
  readonly source: SourceId;
};

export type CostRow = PerGuest & {
  /** Mean number of guests; null if the survey only gives a total, which is divided by 100 guests. */
  readonly guests: number | null;
  /**
   * The full-service end. Latin American surveys include family, sponsors and parties at home, so that they
   * are the modest end, far below full-service quotes.
   */
  readonly full_service?: PerGuest;
};

const row = (
  currency: string,
  per_guest: number,
  guests: number | null,
  source: SourceId,
  full_service?: PerGuest,
): CostRow => ({ currency, per_guest, guests, source, ...(full_service && { full_service }) });

/** A wedding's cost per guest, by country: the best survey of each. */
export const WEDDING_COSTS: Readonly<Record<string, CostRow>> = {
  US: row('USD', 284, 116, 'knot-2025'),
  ES: row('EUR', 196, 121, 'bodas-net-2024'),
  // The 2023 survey's planners: 250 to 300 thousand pesos for 80 guests, scaled to 146.
  MX: row('MXN', 1291, 146, 'bodas-mx-2024', { currency: 'MXN', per_guest: 2900, source: 'por-esto-2025' }),
  GB: row('GBP', 293, 80, 'hitched-2024'),
  // Totals of US$ 4,000, 7,500 (traditional 12,500) and 14,000 without a number of guests.
  AR: row('USD', 40, null, 'knot-worldwide-2023', { currency: 'USD', per_guest: 200, source: 'mdz-2023' }),
  PE: row('USD', 75, null, 'los-andes-2023', {
    currency: 'USD',
    per_guest: 125,
    source: 'feria-de-novios-pe-2021',
  }),
  UY: row('USD', 140, null, 'los-andes-2023'),
  CO: row('USD', 66, 76, 'knot-worldwide-2023', {
    currency: 'COP',
    per_guest: 1_000_000,
    source: 'bridal-fashion-co-2024',
  }),
  CL: row('USD', 96, 89, 'los-andes-2023'),
  // R$ 60,000 for the other survey's number of guests.
  BR: row('BRL', 361, 124, 'casamentos-br-2024', {
    currency: 'BRL',
    per_guest: 484,
    source: 'casar-br-2024',
  }),
  CR: row('USD', 90, 80, 'la-nacion-cr-2022'),
  CA: row('USD', 213, 89, 'knot-worldwide-2023'),
  // A$ 35,315 in 2024; 88 guests in the same survey's 2021 edition.
  AU: row('AUD', 401, 88, 'easy-weddings-2025'),
  FR: row('EUR', 200, 80, 'bfmtv-2025'),
  // A total of € 23,970.
  IT: row('EUR', 223, 107, 'libro-bianco-2020'),
  DE: row('EUR', 234, 66, 'weddyplace-2024'),
  PT: row('EUR', 185, 135, 'zankyou-pt-2022'),
  IN: row('INR', 11774, 310, 'wedmegood-2024'),
  // A total of ¥ 3,439,000.
  JP: row('JPY', 66_135, 52, 'zexy-2024'),
  CH: row('CHF', 275, 100, 'suissevents-2023'),
};

/** US dollars a guest at the United States' price level: what a wedding costs there (The Knot 2025). */
export const DOLLARS_PER_WEDDING_GUEST = 284;

/**
 * The part of a total that depends on the guests. Fitted to The Knot's averages by size ($15,000 to 50
 * guests, 33,000 overall at 116, 42,000 over 100, 60,800 over 200), which it matches within 4 %; more than
 * the vendors' own half, because larger weddings are also richer ones.
 */
export const TOTAL_GUEST_DRIVEN = 0.78;

/**
 * Currencies whose prices have risen far since the figures' year, and the factor on a range's high end:
 * Argentina's consumer prices about doubled from the average of 2024 to 2026 (general knowledge, D).
 */
export const FAST_PRICES: ReadonlySet<string> = new Set(
  'AOA ARS BIF BOB EGP ETB HTG LAK MWK NGN SDG SSP SYP TRY VES ZWG'.split(' '),
);
export const FAST_HIGH = 2;

/**
 * How far a country's range extends beyond its modest and its full-service end, as a part of each: two
 * surveys of one country and year or two differ by 3 to 18 % (United States, Mexico, United Kingdom, Italy,
 * France), half of them by more than 10 %.
 */
export const END_BAND = 0.15;

/** Half-width of the band around a survey's figure. */
export const SURVEY_BAND = 0.4;

/**
 * Band around an estimate from the price level: one standard deviation (0.44 in logarithms) of its error in the
 * thirteen countries that have both.
 */
export const PRICE_LEVEL_BAND: readonly [low: number, high: number] = [0.64, 1.56];

/**
 * A destination wedding costs more with fewer guests: The Knot 2025 +18 % in all, WedMeGood 2024 +40 %; 35 to
 * 55 % of the invited come (planners, C). So a usual wedding's whole cost is spread over this share of its
 * guests.
 */
export const DESTINATION_GUESTS = 0.45;

/**
 * Movement of a range's ends outwards, as parts of them, for fewer guests than `FEW_GUESTS`: from nothing at
 * that number to these at none (D).
 */
export const FEW_STRETCH = { low: 0.5, high: 0.6 } as const;

/** The low end at home, where many cook and serve themselves (D). */
export const HOME_LOW = 0.7;
