import { addDays, type DateText } from '../calendar';
import type { Cents } from '../money';
import {
  costsOf,
  type DrinksNeed,
  needOf,
  openedIn,
  outcomeOf,
  type PurchaseOutcome,
  SHORT_FACTOR,
} from './buying';
import { cheapestCases, type ShopOffer } from './cases';
import { type Container, containerOf } from './containers.data';
import { DRINKS, type Drink, isAlcoholic, type Moment } from './drink';
import { type DrinksFacts, drinksEventOf, ruleOf } from './drinks-event';
import { type Extras, extrasOf } from './extras';
import { marketOf } from './markets.data';
import type { DrinksPreferences, PriceChoice } from './preferences';
import { priceBand } from './prices';
import { percentile, type Samples, simulate } from './simulate';
import { barStock } from './spirits.data';

/** A drink is on the list only if half of the simulated runs need at least this many servings. */
const WORTH_OPENING = 1;

/** Seed of the random numbers. It is fixed, so that equal plans give equal lists everywhere. */
export const LIST_SEED = 17;

export type DrinksQuestion = {
  readonly facts: DrinksFacts;
  readonly preferences: Omit<DrinksPreferences, 'id' | 'version'>;
  readonly seed: number;
};

/** Quantities that suffice in 50, 70 and 95 of 100 simulated events. */
export type Level = { readonly p50: number; readonly p70: number; readonly p95: number };

export type ShoppingLine = {
  readonly drink: Drink;
  readonly container: Container;
  readonly servings: Level;
  readonly need: DrinksNeed;
  readonly bottles: number;
  readonly counts: readonly { readonly size: number; readonly count: number }[];
  readonly paid: Cents;
  readonly price: Cents;
  readonly returnable: boolean;
  /** Name of the chosen shop; '' if there is none. */
  readonly shop: string;
  readonly buy_by: DateText;
  readonly outcome: PurchaseOutcome;
  /**
   * For spirits: the stock of a full bar, so that every kind is available. It is best bought on sale or
   * return.
   */
  readonly stock: ReturnType<typeof barStock> | null;
  readonly costs: { readonly short: Cents; readonly left: Cents };
};

export type DrinksAnswer = {
  readonly moments: readonly { readonly moment: Moment; readonly servings: Level }[];
  readonly lines: readonly ShoppingLine[];
  readonly extras: Extras;
  readonly total: { readonly paid: Cents; readonly short: Cents; readonly left: Cents };
  /**
   * The drink that runs out in most simulated events. The number of events that run out of any drink is at
   * least as large. Null if nothing is bought.
   */
  readonly scarcest: Drink | null;
};

/**
 * When to order (`early`), buy fresh, `chill` and return (`back`), in days before the event; negative means
 * after. Wine and spirits don't spoil and must be ordered; other drinks are bought fresh (confidence D).
 */
export const DAYS = { early: 28, fresh: 7, chill: 1, back: -3 } as const;

const FRESH: ReadonlySet<Drink> = new Set(['beer', 'beer-free', 'cocktails-free', 'soft', 'juice', 'water']);
/** Drinks bought in packs if the party needs at most `PACK_CASES` cases. */
const PACKED: ReadonlySet<Drink> = new Set(['beer', 'beer-free']);
const PACK = 6;
const PACK_CASES = 3;
/** Drinks that shops sell only in cases or packs. */
const CASES_ONLY: ReadonlySet<Drink> = new Set(['beer', 'beer-free', 'soft', 'juice', 'water']);

/** Returns the day that is this many days before the event, or today if that day is in the past. */
const dayBefore = (event_date: DateText, days: number, today: DateText): DateText => {
  const day = addDays(event_date, -days);
  return day < today && today <= event_date ? today : day;
};

const levelOf = (samples: Samples): Level => ({
  p50: percentile(samples, 0.5),
  p70: percentile(samples, 0.7),
  p95: percentile(samples, 0.95),
});

/**
 * Returns the prices that a person entered for the shop. Without them, it returns the market's usual price
 * per bottle or case.
 */
function offersOf(drink: Drink, usual: Cents, size: number, chosen: PriceChoice = {}): ShopOffer[] {
  const price = chosen.price ?? usual;
  const case_size = chosen.case_size ?? size;
  const returns = chosen.returnable ? { whole_cases: CASES_ONLY.has(drink) } : null;
  const single = { id: 'bottle', size: 1, price, returns };
  const whole = { id: 'case', size: case_size, price: chosen.case_price ?? price * case_size, returns };
  if (!CASES_ONLY.has(drink)) return [whole, single];
  const isOwn = chosen.case_size !== undefined || chosen.case_price !== undefined;
  if (!PACKED.has(drink) || isOwn || case_size % PACK !== 0 || case_size === PACK) return [whole];
  return [whole, { id: 'pack', size: PACK, price: price * PACK, returns }];
}

/**
 * Returns the lowest price of one bottle, whether sold singly or in cases. The price is the shop's or the
 * market's, unrounded.
 */
export function bottlePrice(
  drink: Drink,
  { country, currency }: Pick<DrinksFacts, 'country' | 'currency'>,
  chosen?: PriceChoice,
): number {
  const usual = priceBand(drink, country, currency).usual;
  const offers = offersOf(drink, usual, containerOf(drink, marketOf(country)).case_size, chosen);
  return Math.min(...offers.map(({ price, size }) => price / size));
}

function lineOf(
  drink: Drink,
  samples: Samples,
  question: DrinksQuestion,
  today: DateText,
  heads: number,
): ShoppingLine {
  const { facts, preferences } = question;
  const { choices } = preferences;
  const chosen = choices.prices?.[drink];
  const container = containerOf(drink, marketOf(facts.country));
  const price = chosen?.price ?? priceBand(drink, facts.country, facts.currency).usual;
  const need = needOf(samples, container, ruleOf(choices));
  const opened = openedIn(samples, container);
  const corkage = isAlcoholic(drink) ? (choices.corkage ?? 0) : 0;
  const isSmall = need.kept <= PACK_CASES * container.case_size;
  const offers = offersOf(drink, price, container.case_size, chosen).filter(
    ({ id }) => id !== 'pack' || isSmall,
  );
  const short = price * SHORT_FACTOR;
  const found = cheapestCases(offers, { ...need, opened, corkage, short });
  const bottles = found?.bottles ?? 0;
  const outcome = outcomeOf(opened, bottles);
  const returnable = chosen?.returnable ?? false;
  const days = FRESH.has(drink) ? DAYS.fresh : DAYS.early;
  return {
    drink,
    container,
    servings: levelOf(samples),
    need,
    bottles,
    counts: (found?.counts ?? []).flatMap(({ id, count }) => {
      const offer = offers.find((one) => one.id === id);
      return offer ? [{ size: offer.size, count }] : [];
    }),
    paid: found?.paid ?? 0,
    price,
    returnable,
    shop: chosen?.shop ?? '',
    buy_by: dayBefore(facts.event_date, days, today),
    outcome,
    stock: drink === 'spirits' ? barStock(heads, marketOf(facts.country), container.ml) : null,
    costs: costsOf(outcome, { price, returnable }),
  };
}

/**
 * Returns the complete answer for the page: what is drunk, what to buy, and the cost of buying too much or
 * too little.
 */
export function answerDrinks(question: DrinksQuestion, today: DateText): DrinksAnswer {
  const event = drinksEventOf(question.facts, question.preferences);
  const { drinks, moments } = simulate(event, question.seed);
  const lines = DRINKS.flatMap((drink) => {
    const samples = drinks.get(drink);
    return samples && percentile(samples, 0.5) >= WORTH_OPENING
      ? [lineOf(drink, samples, question, today, event.crowd.adults)]
      : [];
  });
  const spirits = drinks.get('spirits');
  const sum = (of: (line: ShoppingLine) => Cents) => lines.reduce((all, line) => all + of(line), 0);
  const [scarcest] = lines.toSorted((a, b) => b.outcome.chance_short - a.outcome.chance_short);
  return {
    moments: [...moments].map(([moment, samples]) => ({ moment, servings: levelOf(samples) })),
    lines,
    extras: extrasOf(event, spirits ? percentile(spirits, 0.7) : 0),
    total: {
      paid: sum(({ paid }) => paid),
      short: sum(({ costs }) => costs.short),
      left: sum(({ costs }) => costs.left),
    },
    scarcest: scarcest?.drink ?? null,
  };
}
