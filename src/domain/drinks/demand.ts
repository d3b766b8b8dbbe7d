import {
  ALCOHOL_FREE,
  ALCOHOLIC,
  type Crowd,
  DEALCOHOLISED,
  type Drink,
  type DrinkShares,
  type DrinksEvent,
  type DrinksSetting,
  isAlcoholic,
  type MomentPlan,
  type Range,
} from './drink';
import {
  BETWEEN_PARTS,
  CHILDREN_PARTS,
  FACTORS,
  FIRST_HOUR,
  FREE_PARTS,
  RATES,
  SOFT_OF_DRINKERS,
  SOFT_OF_OTHERS,
  WATER,
} from './rates.data';

/**
 * A group of people who each take some servings of a drink. In a simulated run, `pick` draws the random
 * figures.
 */
type Stream = {
  readonly drink: Drink;
  readonly people: (pick: Pick) => number;
  readonly each: (pick: Pick) => number;
};
/** Returns one figure from a range: the likely one, or a random one for a simulated run. */
export type Pick = (range: Range, figure: 'alcohol' | 'soft' | 'water' | 'abstain') => number;

/**
 * Shifts a range according to the hosts' generosity. For generous hosts, the range starts at the likely
 * figure; for hosts who serve little, the range ends there.
 */
function generous({ low, likely, high }: Range, { generosity }: MomentPlan): Range {
  if (generosity === 'light') return { low, likely: (low + likely) / 2, high: likely };
  if (generosity === 'generous') return { low: likely, likely: (likely + high) / 2, high };
  return { low, likely, high };
}

const scaled = ({ low, likely, high }: Range, by: number): Range => ({
  low: low * by,
  likely: likely * by,
  high: high * by,
});
const sum = (a: Range, b: Range): Range => ({
  low: a.low + b.low,
  likely: a.likely + b.likely,
  high: a.high + b.high,
});

/**
 * Returns the drinks served in a moment. A dry event has no alcohol; a halal one has no dealcoholised drinks
 * either.
 */
function served({ shares }: MomentPlan, { dry, halal }: DrinksSetting): Drink[] {
  const without = dry || halal === 'all';
  return [...ALCOHOLIC, ...ALCOHOL_FREE].filter(
    (drink) =>
      (shares[drink] ?? 0) > 0 &&
      !(without && isAlcoholic(drink)) &&
      !(halal === 'all' && DEALCOHOLISED.has(drink)),
  );
}

/** Returns the shares of the chosen drinks. A drink without a usual share gets a small share. */
function partsOf(drinks: readonly Drink[], usual: DrinkShares): [Drink, number][] {
  const weights = drinks.map((drink): [Drink, number] => [drink, usual[drink] ?? 10]);
  const total = weights.reduce((all, [, weight]) => all + weight, 0);
  return total > 0 ? weights.map(([drink, weight]) => [drink, weight / total]) : [];
}

const partYoung = ({ adults, young, seniors }: Crowd): number =>
  adults > 0 ? 1 + ((FACTORS.young - 1) * young + (FACTORS.seniors - 1) * seniors) / adults : 1;

/** Returns the factor for how much a drinker drinks. It doesn't apply to water and soft drinks. */
function thirst({ crowd, setting }: DrinksEvent, { moment }: MomentPlan): number {
  return (
    (setting.hot ? FACTORS.hot : 1) *
    (setting.daytime ? FACTORS.daytime : 1) *
    (crowd.way_home === 'drive' ? FACTORS.drive : crowd.way_home === 'bus' ? FACTORS.bus : 1) *
    (setting.cash_bar && (moment === 'bar' || moment === 'late') ? FACTORS.cash_bar : 1) *
    partYoung(crowd)
  );
}

/**
 * Returns the servings of one drinker in a moment. The first moment of the day includes the extra drinks of
 * the first hour.
 */
export function rateOf(plan: MomentPlan, first: boolean): Range {
  const rate = generous(RATES[plan.moment], plan);
  if (plan.moment === 'toast') return plan.hours > 0 ? rate : scaled(rate, 0);
  const more = scaled(FIRST_HOUR, first ? Math.min(1, plan.hours) : 0);
  return sum(scaled(rate, plan.hours), more);
}

const halalPart = ({ adults, halal }: Crowd): number => (adults > 0 ? Math.min(1, halal / adults) : 0);

/** Returns the share of adults who drink no alcohol. It is at least the share of adults with a halal diet. */
const abstaining = (crowd: Crowd, pick: Pick): number =>
  Math.min(1, Math.max(halalPart(crowd), pick(crowd.abstain, 'abstain')));

function alcoholStreams(event: DrinksEvent, plan: MomentPlan, first: boolean): Stream[] {
  const { crowd, setting } = event;
  const { white = 0, red = 0 } = plan.shares;
  const hot: DrinkShares =
    setting.hot && !plan.split
      ? { ...plan.shares, white: white * FACTORS.hot_white, red: red * FACTORS.hot_red }
      : plan.shares;
  const drinks = served(plan, setting).filter(isAlcoholic);
  const own = plan.per_adult;
  const rate = scaled(rateOf(plan, first), thirst(event, plan));
  return partsOf(drinks, own === null ? hot : plan.shares).map(([drink, part]) => ({
    drink,
    // A merchant's figure is per adult, including adults who don't drink.
    people: (pick) => crowd.adults * (own === null ? 1 - abstaining(crowd, pick) : 1),
    each: (pick) => part * (own ?? pick(rate, 'alcohol')),
  }));
}

/** Returns the alcohol-free servings of drinkers, of adults who don't drink, and of children. */
function freeStreams({ crowd, setting }: DrinksEvent, plan: MomentPlan): Stream[] {
  const drinks = served(plan, setting).filter((drink) => !isAlcoholic(drink) && drink !== 'water');
  const halal = halalPart(crowd);
  const none = drinks.filter((drink) => !DEALCOHOLISED.has(drink));
  const dry = setting.dry || setting.halal === 'all' || !served(plan, setting).some(isAlcoholic);
  const without = (pick: Pick) => (dry ? 1 : abstaining(crowd, pick));
  const toast = plan.moment === 'toast';
  const glass: Range = { low: 1, likely: 1, high: 1 };
  const hourly = (rate: Range) => (toast ? scaled(glass, Math.sign(plan.hours)) : scaled(rate, plan.hours));
  const heat = setting.hot ? FACTORS.hot : 1;
  const others = scaled(hourly(SOFT_OF_OTHERS), heat);
  const groups: [(pick: Pick) => number, Range, [Drink, number][]][] = [
    [(pick) => crowd.adults * (without(pick) - halal), others, partsOf(drinks, FREE_PARTS)],
    [() => crowd.adults * halal, others, partsOf(none, FREE_PARTS)],
    [() => crowd.children, others, partsOf(none, CHILDREN_PARTS)],
  ];
  if (!toast && !dry)
    groups.push([
      (pick) => crowd.adults * (1 - without(pick)),
      scaled(hourly(SOFT_OF_DRINKERS), heat),
      partsOf(drinks, BETWEEN_PARTS),
    ]);
  return groups.flatMap(([people, rate, parts]) =>
    parts.map(([drink, part]) => ({ drink, people, each: (pick: Pick) => part * pick(rate, 'soft') })),
  );
}

/** Returns the servings of water. One serving is a quarter of a litre. */
function waterStreams({ crowd, setting }: DrinksEvent, plan: MomentPlan): Stream[] {
  if (!served(plan, setting).includes('water')) return [];
  const rate = scaled(WATER, plan.hours * 4 * (setting.hot ? FACTORS.hot_water : 1));
  return [
    {
      drink: 'water',
      people: () => crowd.adults + crowd.children,
      each: (pick) => pick(rate, 'water'),
    },
  ];
}

/**
 * Returns all groups of servings in a moment. `first` is true for the day's first moment in which drinks are
 * served by the hour.
 */
export const streamsOf = (event: DrinksEvent, plan: MomentPlan, first: boolean): Stream[] => [
  ...alcoholStreams(event, plan, first),
  ...freeStreams(event, plan),
  ...waterStreams(event, plan),
];

/**
 * Returns the day's first moment in which drinks are served by the hour. A toast doesn't count as such a
 * moment.
 */
export const firstMoment = ({ moments }: DrinksEvent): MomentPlan | undefined =>
  moments.find(({ moment, hours }) => moment !== 'toast' && hours > 0);

/**
 * Returns true if the drinks of a moment must be bought: it has hours, and nobody else supplies the drinks.
 */
export const isBought = ({ hours, poured }: MomentPlan): boolean => hours > 0 && !poured;

export function likelyServings(event: DrinksEvent, plan: MomentPlan): Map<Drink, number> {
  const likely: Pick = (range) => range.likely;
  const servings = new Map<Drink, number>();
  for (const { drink, people, each } of streamsOf(event, plan, plan === firstMoment(event)))
    servings.set(drink, (servings.get(drink) ?? 0) + people(likely) * each(likely));
  return servings;
}
