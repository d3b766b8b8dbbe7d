import type { DrinkShares, Moment, Range } from './drink';

/**
 * Drinking habits of a market. Shares are our own proposals (confidence D) between published shares, which
 * disagree (confidence C). Beer, wine and spirits: 30/50/20 (Calc-Verse), 20/50/30 (Today's Bride), 50/30/20
 * (eHow), 60/40/0 (Dan Murphy's). Red to white wine: 60:40 (Mr Wheeler), 70:30 in Latin America (La Buena
 * Vida).
 */
type Market = {
  /** Share of adults who drink no alcohol, 0 to 1. */
  readonly abstain: Range;
  readonly shares: Readonly<Record<Moment, DrinkShares>>;
  /** Servings of spirits in a bottle of 700 ml, or of 750 ml where that is the usual size. */
  readonly spirit_servings: number;
  /** True if long drinks with much ice are usual at the bar. */
  readonly long_drinks: boolean;
};

const TOAST: DrinkShares = { sparkling: 100, 'sparkling-free': 1 };
const FREE: DrinkShares = { 'beer-free': 1, soft: 1, juice: 1, water: 1 };

/**
 * Builds a market whose sources give the same shares of beer, wine and spirits for the whole day. `red` of
 * 100 glasses of wine are red. At the meal, the share of wine is only doubled (confidence D), because people
 * in Mexico and Colombia also drink tequila, rum and whisky with food.
 */
function sameShares(
  beer: number,
  wine: number,
  spirits: number,
  red: number,
): Readonly<Record<Moment, DrinkShares>> {
  const wines = { red: (wine * red) / 100, white: (wine * (100 - red)) / 100 };
  return {
    welcome: { ...FREE, beer, ...wines, cocktails: spirits },
    meal: { ...FREE, beer, red: 2 * wines.red, white: 2 * wines.white, spirits },
    toast: TOAST,
    bar: { ...FREE, beer, ...wines, spirits },
    late: { ...FREE, beer, spirits },
  };
}

/** Our own proposal (confidence D), because Latin America has no survey. */
const LATIN_ABSTAIN: Range = { low: 0.2, likely: 0.3, high: 0.45 };

export const MARKETS = {
  ES: {
    // EDADES 2022: 23.6 % drank no alcohol within a year, 35.5 % none within a month.
    abstain: { low: 0.15, likely: 0.2, high: 0.355 },
    shares: {
      welcome: { ...FREE, beer: 50, white: 24, red: 16, vermouth: 10 },
      meal: { ...FREE, red: 51, white: 34, beer: 15 },
      toast: TOAST,
      bar: { ...FREE, beer: 15, red: 3, white: 2, spirits: 80 },
      late: { ...FREE, beer: 30, spirits: 70 },
    },
    spirit_servings: 14,
    long_drinks: true,
  },
  MX: { abstain: LATIN_ABSTAIN, shares: sameShares(40, 15, 45, 70), spirit_servings: 16, long_drinks: true },
  US: {
    // Gallup 2025: 46 % of adults don't drink. That 30 % of the invited don't drink is our own proposal.
    abstain: { low: 0.2, likely: 0.3, high: 0.46 },
    shares: sameShares(35, 40, 25, 60),
    spirit_servings: 16,
    long_drinks: false,
  },
  GB: {
    // England 2019: 15 to 31 % of people don't drink, depending on age and sex.
    abstain: { low: 0.15, likely: 0.2, high: 0.31 },
    shares: {
      ...sameShares(30, 50, 20, 60),
      welcome: { ...FREE, sparkling: 75, beer: 25, 'sparkling-free': 1 },
      meal: { ...FREE, red: 54, white: 36, beer: 10 },
    },
    spirit_servings: 28,
    long_drinks: false,
  },
  AR: { abstain: LATIN_ABSTAIN, shares: sameShares(35, 40, 25, 70), spirit_servings: 16, long_drinks: false },
  CO: { abstain: LATIN_ABSTAIN, shares: sameShares(30, 15, 55, 70), spirit_servings: 16, long_drinks: false },
  CL: { abstain: LATIN_ABSTAIN, shares: sameShares(25, 45, 30, 70), spirit_servings: 16, long_drinks: false },
  BR: { abstain: LATIN_ABSTAIN, shares: sameShares(60, 20, 20, 60), spirit_servings: 16, long_drinks: false },
} as const satisfies Readonly<Record<string, Market>>;
export type MarketKey = keyof typeof MARKETS;

/**
 * Countries whose drinking habits are like those of a market that has figures. Other countries use Spain's
 * figures for the meal and those of the United States for the bar (confidence D).
 */
const LIKE: Readonly<Record<string, MarketKey>> = {
  IE: 'GB',
  AU: 'GB',
  NZ: 'GB',
  PT: 'ES',
  IT: 'ES',
  FR: 'ES',
  AD: 'ES',
  UY: 'AR',
  PY: 'AR',
  PE: 'CO',
  EC: 'CO',
  VE: 'CO',
  PA: 'CO',
  CR: 'MX',
  GT: 'MX',
  SV: 'MX',
  HN: 'MX',
  NI: 'MX',
  DO: 'CO',
  PR: 'CO',
  CU: 'CO',
  BO: 'CO',
  CA: 'US',
};

export function marketOf(country: string): MarketKey {
  const known = Object.keys(MARKETS).find((key): key is MarketKey => key === country);
  return known ?? LIKE[country] ?? 'US';
}
