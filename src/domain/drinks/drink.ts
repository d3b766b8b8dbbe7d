/** When people drink, in the order of the day. */
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

/** What a wine or a beer without alcohol is made from: up to 0.5 % may be left in it, so it isn't taken for halal. */
export const DEALCOHOLISED: ReadonlySet<Drink> = new Set(['sparkling-free', 'beer-free']);

export const isAlcoholic = (drink: Drink): drink is Alcoholic => ALCOHOLIC.some((one) => one === drink);

export const GENEROSITIES = ['light', 'usual', 'generous'] as const;
export type Generosity = (typeof GENEROSITIES)[number];

/** Range of a figure whose sources disagree: low <= likely <= high. */
export type Range = { readonly low: number; readonly likely: number; readonly high: number };

/** Parts in which drinks are taken. They needn't add up to anything. */
export type DrinkShares = { readonly [D in Drink]?: number };

export type MomentPlan = {
  readonly moment: Moment;
  readonly hours: number;
  readonly generosity: Generosity;
  readonly shares: DrinkShares;
  /** The shares are somebody's own: no weather changes them. */
  readonly split?: boolean;
  /** Served by somebody else, such as a caterer: nothing is bought. */
  readonly poured?: boolean;
  /** A figure of one's own, or a merchant's: drinks per adult over the whole moment, non-drinkers included. */
  readonly per_adult: number | null;
};

export const HALAL = ['none', 'some', 'all'] as const;
export type Halal = (typeof HALAL)[number];

/** How guests get home: they drink less if they drive, more if a bus takes them. */
export const WAYS_HOME = ['unknown', 'drive', 'bus'] as const;
export type WayHome = (typeof WAYS_HOME)[number];

/** Guests by drinking habits. `defaultCrowd` fills in what a guest list doesn't know. */
export type Crowd = {
  readonly adults: number;
  readonly children: number;
  /** Adults who take no alcohol, as a part of the adults (0 to 1). A range where it is assumed. */
  readonly abstain: Range;
  /** Adults under 35 and over 60; 0 if ages are unknown. */
  readonly young: number;
  readonly seniors: number;
  /** Non-drinkers who don't want dealcoholised drinks either. */
  readonly halal: number;
  readonly way_home: WayHome;
};

export type DrinksSetting = {
  readonly market: string;
  /** No alcohol at all. */
  readonly dry: boolean;
  readonly halal: Halal;
  /** Summer or above 25 °C. */
  readonly hot: boolean;
  readonly outdoors: boolean;
  /** Over before eight in the evening. */
  readonly daytime: boolean;
  /** Guests pay at the bar. */
  readonly cash_bar: boolean;
};

export type DrinksEvent = {
  readonly crowd: Crowd;
  readonly setting: DrinksSetting;
  readonly moments: readonly MomentPlan[];
};
