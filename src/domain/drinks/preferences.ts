import * as z from 'zod/mini';
import { type Cents, MAX_BUDGET } from '../money';
import { MAX_GUESTS } from '../plan/facts';
import { lengthOf } from '../text';
import {
  DRINKS,
  type Drink,
  GENEROSITIES,
  type Generosity,
  type Halal,
  MOMENTS,
  type Moment,
  type WayHome,
} from './drink';

export const MAX_MOMENT_HOURS = 24;
export const MAX_SHOP = 60;

/** Choices for a moment. A missing choice means the usual value. */
export type MomentChoice = {
  readonly hours?: number;
  readonly generosity?: Generosity;
  readonly drinks?: readonly Drink[];
  /** Number of each drink among a hundred alcoholic drinks. */
  readonly split?: Readonly<Partial<Record<Drink, number>>>;
  /** True if the caterer or the venue supplies the drinks. */
  readonly poured?: boolean;
  /** Drinks per adult, as estimated by a person. */
  readonly per_adult?: number;
};

/** Prices in the shop where the drinks are bought. */
export type PriceChoice = {
  readonly price?: Cents;
  /** Price of a case; absent if the shop sells no cases. */
  readonly case_price?: Cents;
  readonly case_size?: number;
  readonly returnable?: boolean;
  readonly shop?: string;
};

export type DrinksChoices = {
  readonly adults?: number;
  readonly children?: number;
  /** Number of adults who drink no alcohol. */
  readonly abstaining?: number;
  readonly young?: number;
  readonly seniors?: number;
  readonly halal_guests?: number;
  readonly hot?: boolean;
  readonly outdoors?: boolean;
  readonly daytime?: boolean;
  readonly corkage?: Cents;
  /** Probability in percent with which the drinks should suffice. */
  readonly sure_kept?: number;
  readonly sure_returnable?: number;
  readonly moments?: Readonly<Partial<Record<Moment, MomentChoice>>>;
  readonly prices?: Readonly<Partial<Record<Drink, PriceChoice>>>;
};

/** Preferences for drinks. A plan has at most one such row. */
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
  split: z.optional(z.partialRecord(z.enum(DRINKS), z.int().check(z.minimum(0), z.maximum(100)))),
  poured: z.optional(z.boolean()),
  per_adult: z.optional(z.number().check(z.minimum(0), z.maximum(50))),
});
const priceSchema = z.object({
  price: z.optional(cents),
  case_price: z.optional(cents),
  case_size: z.optional(z.int().check(z.minimum(2), z.maximum(100))),
  returnable: z.optional(z.boolean()),
  shop: z.optional(z.string().check(z.refine((text) => lengthOf(text) <= MAX_SHOP))),
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

/** Parses stored choices. Only invalid parts are dropped. */
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
