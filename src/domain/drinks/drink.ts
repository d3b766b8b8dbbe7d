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

/** Dealcoholised wine and beer. They can contain 0.5 % of alcohol, so they aren't halal. */
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
  /** True if a person set the shares. The weather then doesn't change them. */
  readonly split?: boolean;
  /** True if somebody else supplies the drinks, such as a caterer. Nothing is then bought. */
  readonly poured?: boolean;
  /**
   * Drinks per adult over the whole moment, as estimated by a person or a merchant. Adults who don't drink
   * are included.
   */
  readonly per_adult: number | null;
};

export const HALAL = ['none', 'some', 'all'] as const;
export type Halal = (typeof HALAL)[number];

/** How guests get home. Guests who drive drink less, guests with a bus drink more. */
export const WAYS_HOME = ['unknown', 'drive', 'bus'] as const;
export type WayHome = (typeof WAYS_HOME)[number];

/** Numbers of guests by drinking habit. `defaultCrowd` fills in what the guest list doesn't say. */
export type Crowd = {
  readonly adults: number;
  readonly children: number;
  /** Share of adults who drink no alcohol, 0 to 1. A range expresses that the share is an assumption. */
  readonly abstain: Range;
  /** Number of adults under 35 (`young`) and over 60 (`seniors`); 0 if ages are unknown. */
  readonly young: number;
  readonly seniors: number;
  /** Number of people who don't drink and also refuse dealcoholised drinks. */
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
  /** True if the event ends before 20:00. */
  readonly daytime: boolean;
  /** True if guests pay for drinks at the bar. */
  readonly cash_bar: boolean;
};

export type DrinksEvent = {
  readonly crowd: Crowd;
  readonly setting: DrinksSetting;
  readonly moments: readonly MomentPlan[];
};
