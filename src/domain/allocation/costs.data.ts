import type { SourceId } from '../sources.data';

type PerGuest = {
  readonly currency: string;
  /** In whole units of the currency, not in cents. */
  readonly per_guest: number;
  readonly source: SourceId;
};

export type CostRow = PerGuest & {
  /** Mean number of guests. Null if the survey gives only a total, which is then divided by 100 guests. */
  readonly guests: number | null;
  /**
   * Cost with full-service vendors. Surveys in Latin America give only the modest end, far below the quotes
   * of such vendors. These surveys include parties at home and help from family and sponsors.
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

/** Cost of a wedding per guest, from the best survey of each country. */
export const WEDDING_COSTS: Readonly<Record<string, CostRow>> = {
  US: row('USD', 284, 116, 'knot-2025'),
  ES: row('EUR', 196, 121, 'bodas-net-2024'),
  // Quoted by planners in the 2023 survey: 250,000 to 300,000 pesos for 80 guests, scaled to 146 guests.
  MX: row('MXN', 1291, 146, 'bodas-mx-2024', { currency: 'MXN', per_guest: 2900, source: 'por-esto-2025' }),
  GB: row('GBP', 293, 80, 'hitched-2024'),
  // Published totals without a number of guests: US$ 4,000, 7,500 (traditional 12,500) and 14,000.
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
  // R$ 60,000, divided by the number of guests in the other survey.
  BR: row('BRL', 361, 124, 'casamentos-br-2024', {
    currency: 'BRL',
    per_guest: 484,
    source: 'casar-br-2024',
  }),
  CR: row('USD', 90, 80, 'la-nacion-cr-2022'),
  CA: row('USD', 213, 89, 'knot-worldwide-2023'),
  // A$ 35,315 in 2024. The 88 guests are from the 2021 edition of the same survey.
  AU: row('AUD', 401, 88, 'easy-weddings-2025'),
  FR: row('EUR', 200, 80, 'bfmtv-2025'),
  // Published total: € 23,970.
  IT: row('EUR', 223, 107, 'libro-bianco-2020'),
  DE: row('EUR', 234, 66, 'weddyplace-2024'),
  PT: row('EUR', 185, 135, 'zankyou-pt-2022'),
  IN: row('INR', 11774, 310, 'wedmegood-2024'),
  // Published total: ¥ 3,439,000.
  JP: row('JPY', 66_135, 52, 'zexy-2024'),
  CH: row('CHF', 275, 100, 'suissevents-2023'),
};

/** Cost of a wedding per guest in the United States, in US dollars (The Knot 2025). */
export const DOLLARS_PER_WEDDING_GUEST = 284;

/**
 * Share of a total cost that depends on the number of guests. Fitted to The Knot's averages, which it matches
 * within 4 %: $15,000 for up to 50 guests, 33,000 overall at 116 guests, 42,000 for more than 100, 60,800 for
 * more than 200. Vendors' own prices would give about half. The share is larger, because couples with larger
 * weddings also spend more.
 */
export const TOTAL_GUEST_DRIVEN = 0.78;

/**
 * Currencies whose prices have risen strongly since the figures' year, and the factor for the high end of a
 * range. Argentina's average consumer prices about doubled between 2024 and 2026 (general knowledge,
 * confidence D).
 */
export const FAST_PRICES: ReadonlySet<string> = new Set(
  'AOA ARS BIF BOB EGP ETB HTG LAK MWK NGN SDG SSP SYP TRY VES ZWG'.split(' '),
);
export const FAST_HIGH = 2;

/**
 * How far a country's range extends beyond its modest and its full-service end, as a share of each end. Two
 * surveys of one country from about the same time differ by 3 to 18 % (United States, Mexico, United Kingdom,
 * Italy, France), half of them by more than 10 %.
 */
export const END_BAND = 0.15;

/** A survey's range is its figure plus and minus this share. */
export const SURVEY_BAND = 0.4;

/**
 * Range of an estimate from the price level, as factors. It is one standard deviation (0.44 in logarithms) of
 * the estimate's error in thirteen countries that also have a survey.
 */
export const PRICE_LEVEL_BAND: readonly [low: number, high: number] = [0.64, 1.56];

/**
 * The number of guests that is usual for a destination wedding, as a share of the usual number. Such a
 * wedding costs more although fewer guests come: The Knot 2025 +18 % in total, WedMeGood 2024 +40 %. 35 to 55
 * % of the invited guests come (planners, confidence C).
 */
export const DESTINATION_GUESTS = 0.45;

/**
 * How far the ends of a range move outwards for few guests, as a share of each end. The shift is zero at
 * `FEW_GUESTS` guests and grows to these values towards zero guests (confidence D).
 */
export const FEW_STRETCH = { low: 0.5, high: 0.6 } as const;

/** Factor for the low end at home, where many people cook and serve themselves (confidence D). */
export const HOME_LOW = 0.7;
