/** Moments of drinking, in the order of the day. */
export const MOMENTS = ['welcome', 'meal', 'toast', 'bar', 'late'] as const;
export type Moment = (typeof MOMENTS)[number];

export const ALCOHOLIC = [
  'sparkling',
  'white',
  'rose',
  'red',
  'sweet',
  'vermouth',
  'beer',
  'spirits',
  'cocktails',
] as const;
export const ALCOHOL_FREE = [
  'sparkling-free',
  'beer-free',
  'cocktails-free',
  'soft',
  'juice',
  'water',
] as const;
export const DRINKS = [...ALCOHOLIC, ...ALCOHOL_FREE] as const;
type Alcoholic = (typeof ALCOHOLIC)[number];
export type Drink = (typeof DRINKS)[number];

/** Dealcoholised wine and beer, which may contain 0.5 % of alcohol and so isn't halal. */
export const DEALCOHOLISED: ReadonlySet<Drink> = new Set(['sparkling-free', 'beer-free']);

export const isAlcoholic = (drink: Drink): drink is Alcoholic => ALCOHOLIC.some((one) => one === drink);

export const GENEROSITIES = ['light', 'usual', 'generous'] as const;
export type Generosity = (typeof GENEROSITIES)[number];

/** Range of a figure whose sources disagree: low <= likely <= high. */
export type Range = { readonly low: number; readonly likely: number; readonly high: number };

/** Shares of drinks, in any unit. */
export type DrinkShares = { readonly [D in Drink]?: number };

export type MomentPlan = {
  readonly moment: Moment;
  readonly hours: number;
  readonly generosity: Generosity;
  readonly shares: DrinkShares;
  /** True if a person set the shares, so that the weather doesn't change them. */
  readonly split?: boolean;
  /** True if somebody else pours, such as a caterer, so that nothing is bought. */
  readonly poured?: boolean;
  /** A person's or merchant's figure: drinks per adult over the whole moment, non-drinkers included. */
  readonly per_adult: number | null;
};

export const HALAL = ['none', 'some', 'all'] as const;
export type Halal = (typeof HALAL)[number];

/** Ways home: guests who drive drink less, and guests with a bus more. */
export const WAYS_HOME = ['unknown', 'drive', 'bus'] as const;
export type WayHome = (typeof WAYS_HOME)[number];

/** Guests by drinking habits; `defaultCrowd` completes a guest list's gaps. */
export type Crowd = {
  readonly adults: number;
  readonly children: number;
  /** Adults without alcohol, as a part of the adults (0 to 1); a range if it is assumed. */
  readonly abstain: Range;
  /** Adults under 35 and over 60; 0 if ages are unknown. */
  readonly young: number;
  readonly seniors: number;
  /** Non-drinkers who refuse dealcoholised drinks too. */
  readonly halal: number;
  readonly way_home: WayHome;
};

export type DrinksSetting = {
  readonly market: string;
  /** True if no alcohol is served. */
  readonly dry: boolean;
  readonly halal: Halal;
  /** True in summer, or above 25 °C. */
  readonly hot: boolean;
  readonly outdoors: boolean;
  /** True if the event ends before eight in the evening. */
  readonly daytime: boolean;
  /** True if guests pay at the bar. */
  readonly cash_bar: boolean;
};

export type DrinksEvent = {
  readonly crowd: Crowd;
  readonly setting: DrinksSetting;
  readonly moments: readonly MomentPlan[];
};
