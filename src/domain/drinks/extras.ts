import { firstMoment, isBought, streamsOf } from './demand';
import { DEALCOHOLISED, type Drink, type DrinksEvent, isAlcoholic, type Moment, type Range } from './drink';
import { MARKETS, marketOf } from './markets.data';
import { BAR } from './rates.data';

export const GLASSES = ['flute', 'wine', 'beer', 'tumbler'] as const;
export type Glass = (typeof GLASSES)[number];

const GLASS_OF: Readonly<Record<Drink, Glass>> = {
  sparkling: 'flute',
  'sparkling-free': 'flute',
  white: 'wine',
  rose: 'wine',
  red: 'wine',
  sweet: 'wine',
  vermouth: 'tumbler',
  beer: 'beer',
  'beer-free': 'beer',
  spirits: 'tumbler',
  cocktails: 'tumbler',
  'cocktails-free': 'tumbler',
  soft: 'tumbler',
  juice: 'tumbler',
  water: 'tumbler',
};

export type Extras = {
  /** Kilograms of ice. */
  readonly ice: Range;
  /** Litres of mixer for spirits. */
  readonly mixer: number;
  readonly glasses: Readonly<Record<Glass, number>>;
  readonly bartenders: number;
};

const MIXED: ReadonlySet<Drink> = new Set(['spirits', 'cocktails', 'vermouth', 'cocktails-free']);
const ICED: ReadonlySet<Drink> = new Set([...MIXED, 'soft']);

const people = ({ crowd }: DrinksEvent): number => crowd.adults + crowd.children;

function drinksIn(event: DrinksEvent): [Moment, Set<Drink>][] {
  const first = firstMoment(event);
  return event.moments
    .filter(isBought)
    .map((plan) => [plan.moment, new Set(streamsOf(event, plan, plan === first).map(({ drink }) => drink))]);
}

function iceFor(event: DrinksEvent): Range {
  const drinks = drinksIn(event);
  if (drinks.length === 0) return { low: 0, likely: 0, high: 0 };
  // At the meal and for the toast, bottles are served cold, so no ice is needed.
  const hours = event.moments.reduce(
    (all, { moment, hours, poured }) => all + (poured || moment === 'toast' || moment === 'meal' ? 0 : hours),
    0,
  );
  const at = (set: ReadonlySet<Drink>) =>
    drinks.some(([, served]) => [...served].some((one) => set.has(one)));
  const long = MARKETS[marketOf(event.setting.market)].long_drinks && at(new Set<Drink>(['spirits']));
  const base = long ? BAR.ice_long_drinks : at(ICED) ? BAR.ice : BAR.ice_without_bar;
  const more = Math.max(0, hours - BAR.ice_hours) * BAR.ice_each_hour_more;
  const isHot = event.setting.hot && event.setting.outdoors;
  const of = (level: keyof Range) =>
    Math.ceil(people(event) * (base[level] + more) * (isHot ? BAR.ice_hot_outdoors[level] : 1));
  return { low: of('low'), likely: of('likely'), high: of('high') };
}

/**
 * Returns how many people drink any of these drinks. Children drink neither alcohol nor dealcoholised drinks.
 */
function handsFor({ crowd }: DrinksEvent, drinks: readonly Drink[]): number {
  const forChildren = drinks.some((drink) => !isAlcoholic(drink) && !DEALCOHOLISED.has(drink));
  return crowd.adults + (forChildren ? crowd.children : 0);
}

/**
 * Returns the number of glasses needed. Glasses are washed between moments, so only the moment that needs the
 * most glasses counts.
 */
function glassesFor(event: DrinksEvent): Record<Glass, number> {
  const most: Record<Glass, number> = { flute: 0, wine: 0, beer: 0, tumbler: 0 };
  for (const [moment, served] of drinksIn(event)) {
    for (const glass of new Set([...served].map((drink) => GLASS_OF[drink]))) {
      const hands = handsFor(
        event,
        [...served].filter((drink) => GLASS_OF[drink] === glass),
      );
      const each = Math.ceil(hands * BAR.glasses[moment] * BAR.breakage);
      most[glass] = Math.max(most[glass], each);
    }
  }
  return most;
}

function bartendersFor(event: DrinksEvent): number {
  const drinks = drinksIn(event);
  if (drinks.length === 0 || people(event) === 0) return 0;
  const mixing = drinks.some(([, served]) => [...served].some((one) => MIXED.has(one) && isAlcoholic(one)));
  return Math.ceil(people(event) / (mixing ? BAR.guests_each : BAR.guests_each_without_mixing));
}

/** Returns the supplies other than drinks. `spirits` is the number of servings that need mixers. */
export const extrasOf = (event: DrinksEvent, spirits: number): Extras => ({
  ice: iceFor(event),
  mixer: Math.ceil(Number((spirits * BAR.mixer).toFixed(6))),
  glasses: glassesFor(event),
  bartenders: bartendersFor(event),
});
