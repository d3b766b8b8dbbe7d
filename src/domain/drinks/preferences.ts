import * as z from 'zod/mini';
import { type Cents, MAX_BUDGET } from '../money';
import { MAX_GUESTS, type PlanFacts } from '../plan/facts';
import { type BuyingRule, USUAL_RULE } from './buying';
import { defaultEvent } from './defaults';
import {
  type Crowd,
  DRINKS,
  type Drink,
  type DrinksEvent,
  GENEROSITIES,
  type Generosity,
  type Halal,
  MOMENTS,
  type Moment,
  type MomentPlan,
  type Split,
  type WayHome,
} from './drink';
import { MARKETS, marketOf } from './markets.data';

export const MAX_MOMENT_HOURS = 24;
export const MAX_SHOP = 60;

/** What somebody has chosen for a moment; what isn't named is the usual. */
export type MomentChoice = {
  readonly hours?: number;
  readonly generosity?: Generosity;
  readonly drinks?: readonly Drink[];
  /** Drinks for each adult, by one's own reckoning. */
  readonly per_adult?: number;
};

/** What somebody's shop asks. */
export type PriceChoice = {
  /** For one bottle. */
  readonly price?: Cents;
  /** For a case of so many, where there is one. */
  readonly case_price?: Cents;
  readonly case_size?: number;
  readonly returnable?: boolean;
  readonly shop?: string;
};

export type DrinksChoices = {
  readonly adults?: number;
  readonly children?: number;
  /** Adults without alcohol. */
  readonly abstaining?: number;
  readonly young?: number;
  readonly seniors?: number;
  readonly halal_guests?: number;
  readonly hot?: boolean;
  readonly outdoors?: boolean;
  readonly daytime?: boolean;
  readonly corkage?: Cents;
  /** Percent. */
  readonly sure_kept?: number;
  readonly sure_returnable?: number;
  readonly moments?: Readonly<Partial<Record<Moment, MomentChoice>>>;
  readonly prices?: Readonly<Partial<Record<Drink, PriceChoice>>>;
};

/** What a plan's people have chosen; one row a plan. */
export type DrinksPreferences = {
  readonly id: string;
  readonly version: number;
  readonly alcohol: boolean;
  readonly halal: Halal;
  readonly cash_bar: boolean;
  readonly way_home: WayHome;
  readonly choices: DrinksChoices;
};

const count = z.int().check(z.minimum(0), z.maximum(MAX_GUESTS));
const cents = z.int().check(z.minimum(0), z.maximum(MAX_BUDGET));
const percent = z.int().check(z.minimum(50), z.maximum(99));
const momentSchema = z.object({
  hours: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_MOMENT_HOURS))),
  generosity: z.optional(z.enum(GENEROSITIES)),
  drinks: z.optional(z.array(z.enum(DRINKS))),
  per_adult: z.optional(z.number().check(z.minimum(0), z.maximum(50))),
});
const priceSchema = z.object({
  price: z.optional(cents),
  case_price: z.optional(cents),
  case_size: z.optional(z.int().check(z.minimum(2), z.maximum(100))),
  returnable: z.optional(z.boolean()),
  shop: z.optional(z.string().check(z.maxLength(MAX_SHOP))),
});

const FIELDS = {
  adults: count,
  children: count,
  abstaining: count,
  young: count,
  seniors: count,
  halal_guests: count,
  hot: z.boolean(),
  outdoors: z.boolean(),
  daytime: z.boolean(),
  corkage: cents,
  sure_kept: percent,
  sure_returnable: percent,
  moments: z.partialRecord(z.enum(MOMENTS), momentSchema),
  prices: z.partialRecord(z.enum(DRINKS), priceSchema),
};

/** Choices as they are stored. What can't be read is left out by itself, so that it doesn't take the rest with it. */
export function readChoices(stored: unknown): DrinksChoices {
  if (typeof stored !== 'object' || stored === null) return {};
  const read: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(FIELDS)) {
    const value: unknown = Reflect.get(stored, key);
    const result = value === undefined ? null : schema.safeParse(value);
    if (result?.success) read[key] = result.data;
  }
  return read;
}

export const USUAL_PREFERENCES: Omit<DrinksPreferences, 'id' | 'version'> = {
  alcohol: true,
  halal: 'none',
  cash_bar: false,
  way_home: 'unknown',
  choices: {},
};

function crowdOf(
  usual: Crowd,
  preferences: Pick<DrinksPreferences, 'halal' | 'way_home' | 'choices'>,
): Crowd {
  const { halal, way_home, choices } = preferences;
  const adults = choices.adults ?? usual.adults;
  const most = (people: number | undefined) => Math.min(adults, people ?? 0);
  const part = adults > 0 && choices.abstaining !== undefined ? most(choices.abstaining) / adults : null;
  return {
    ...usual,
    adults,
    children: choices.children ?? usual.children,
    abstain: part === null ? usual.abstain : { low: part, likely: part, high: part },
    young: most(choices.young),
    seniors: Math.min(adults - most(choices.young), choices.seniors ?? 0),
    halal: halal === 'all' ? adults : halal === 'some' ? most(choices.halal_guests) : 0,
    way_home,
  };
}

/** The part of a drink that a market doesn't usually pour in that moment, when somebody serves it. */
const UNUSUAL = 15;

/** The usual drinks of a moment in their usual parts, or those that were chosen. */
function splitOf(moment: Moment, usual: Split, drinks: readonly Drink[] | undefined): Split {
  if (!drinks) return usual;
  return Object.fromEntries(
    drinks.map((drink) => [drink, usual[drink] ?? (moment === 'toast' ? 100 : UNUSUAL)]),
  );
}

/** What the engine takes: the plan's facts, the market's habits, and over them what was chosen. */
export function drinksEventOf(
  facts: Parameters<typeof defaultEvent>[0],
  preferences: Omit<DrinksPreferences, 'id' | 'version'>,
): DrinksEvent {
  const usual = defaultEvent(facts);
  const { choices } = preferences;
  const { splits } = MARKETS[marketOf(facts.country)];
  const moments = usual.moments.map((one): MomentPlan => {
    const chosen = choices.moments?.[one.moment];
    return {
      ...one,
      hours: chosen?.hours ?? one.hours,
      generosity: chosen?.generosity ?? one.generosity,
      split: splitOf(one.moment, splits[one.moment], chosen?.drinks),
      per_adult: chosen?.per_adult ?? null,
    };
  });
  return {
    crowd: crowdOf(usual.crowd, preferences),
    setting: {
      ...usual.setting,
      dry: !preferences.alcohol,
      halal: preferences.halal,
      hot: choices.hot ?? usual.setting.hot,
      outdoors: choices.outdoors ?? usual.setting.outdoors,
      daytime: choices.daytime ?? usual.setting.daytime,
      cash_bar: preferences.cash_bar,
    },
    moments,
  };
}

export const ruleOf = ({ sure_kept, sure_returnable }: DrinksChoices): BuyingRule => ({
  kept: sure_kept === undefined ? USUAL_RULE.kept : sure_kept / 100,
  returnable: sure_returnable === undefined ? USUAL_RULE.returnable : sure_returnable / 100,
});

export type DrinksFacts = Parameters<typeof defaultEvent>[0] & Pick<PlanFacts, 'currency'>;
