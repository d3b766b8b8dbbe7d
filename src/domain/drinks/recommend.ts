import { addMonths } from '../calendar';
import type { PlanFacts } from '../plan/facts';
import { bottlesFor, type Container, containerOf } from './containers.data';
import { defaultCrowd, defaultSetting, isSummer } from './defaults';
import {
  type Drink,
  type DrinkShares,
  type DrinksEvent,
  isAlcoholic,
  type Moment,
  type MomentPlan,
} from './drink';
import { extrasOf, GLASSES, type Glass } from './extras';
import { MARKETS, type MarketKey, marketOf } from './markets.data';
import { percentile, simulate } from './simulate';
import { type DrinksMenu, type DrinksSeason, type DrinkType, STYLES, type Style } from './styles.data';

/** Drinks covered by each public page. */
export const DRINKS_OF: Readonly<Record<DrinkType, readonly Drink[]>> = {
  wine: ['white', 'red'],
  sparkling: ['sparkling'],
  beer: ['beer'],
  spirits: ['spirits'],
  cocktails: ['cocktails'],
  'soft-drinks': ['soft', 'juice'],
  water: ['water'],
};

/** Moments in which each type is usually served. The first is the default. */
export const MOMENTS_OF: Readonly<Record<DrinkType, readonly [Moment, ...Moment[]]>> = {
  wine: ['meal', 'welcome', 'bar'],
  sparkling: ['toast', 'welcome', 'meal'],
  beer: ['welcome', 'meal', 'bar', 'late'],
  spirits: ['bar', 'late'],
  cocktails: ['welcome', 'bar'],
  'soft-drinks': ['meal', 'welcome', 'bar', 'late'],
  water: ['meal', 'welcome', 'bar', 'late'],
};

/** Usual hours of each moment (confidence D). */
const USUAL_LENGTH: Readonly<Record<Moment, number>> = {
  welcome: 1.5,
  meal: 2.5,
  toast: 0.5,
  bar: 4,
  late: 2,
};

export type Occasion = {
  readonly type: DrinkType;
  readonly guests: number;
  readonly moment: Moment;
  readonly market: MarketKey;
  readonly season: DrinksSeason | null;
  /** True if no other alcohol is served in that moment. */
  readonly alone: boolean;
};

/** Returns what the plan says about an occasion. The reader adds the moment and the menu. */
export function occasionOf({
  guest_count,
  country,
  event_date,
}: Pick<PlanFacts, 'guest_count' | 'country' | 'event_date'>): Pick<
  Occasion,
  'guests' | 'market' | 'season'
> {
  const season = isSummer(event_date, country)
    ? 'summer'
    : isSummer(addMonths(event_date, 6), country)
      ? 'winter'
      : null;
  return { guests: guest_count, market: marketOf(country), season };
}

type Quantity = {
  readonly drink: Drink;
  readonly container: Container;
  /** Bottles that suffice in 50, 70 and 95 of 100 simulated events. */
  readonly p50: number;
  readonly p70: number;
  readonly p95: number;
};

/** Share given to a drink that isn't usually served in that moment in this market. */
const UNUSUAL = 15;

function sharesOf({ type, moment, market, alone }: Occasion): DrinkShares {
  const usual: DrinkShares = MARKETS[market].shares[moment];
  const own = Object.fromEntries(DRINKS_OF[type].map((drink) => [drink, usual[drink] ?? UNUSUAL]));
  const others = Object.entries(usual).filter(([drink]) => !alone || !isAlcoholic(drink as Drink));
  return { ...Object.fromEntries(others), ...own };
}

function eventOf(occasion: Occasion): DrinksEvent {
  const { guests, market, season, moment } = occasion;
  const facts = {
    event_type: 'wedding',
    event_date: '2027-05-01',
    duration: null,
    guest_count: guests,
    country: market,
    location_type: 'indoor',
  } as const;
  const plan: MomentPlan = {
    moment,
    hours: USUAL_LENGTH[moment],
    generosity: 'usual',
    shares: sharesOf(occasion),
    per_adult: null,
  };
  return {
    crowd: defaultCrowd(facts),
    setting: { ...defaultSetting(facts), hot: season === 'summer' },
    moments: [plan],
  };
}

const SEED = 17;
const RUNS = 1_000;

/** Returns how many bottles the guests need, as ranges. */
export function quantitiesOf(occasion: Occasion): Quantity[] {
  const { drinks } = simulate(eventOf(occasion), SEED, RUNS);
  return DRINKS_OF[occasion.type].flatMap((drink) => {
    const samples = drinks.get(drink);
    if (!samples) return [];
    const container = containerOf(drink, occasion.market);
    const of = (part: number) => bottlesFor(percentile(samples, part), container);
    return [{ drink, container, p50: of(0.5), p70: of(0.7), p95: of(0.95) }];
  });
}

/** Returns how many glasses this type of drink needs. */
export function glassesOf(occasion: Occasion): { glass: Glass; count: number }[] {
  const event = eventOf(occasion);
  const shares = Object.fromEntries(DRINKS_OF[occasion.type].map((drink) => [drink, 1]));
  const { glasses } = extrasOf({ ...event, moments: event.moments.map((one) => ({ ...one, shares })) }, 0);
  return GLASSES.flatMap((glass) => (glasses[glass] > 0 ? [{ glass, count: glasses[glass] }] : []));
}

/** Scores how well a style suits the occasion. The moment counts most, the season least. */
function fitOf(style: Style, { moment, season, market }: Occasion, menu: DrinksMenu | null): number {
  return (
    (style.moments.includes(moment) ? 4 : 0) +
    (menu && style.menus.includes(menu) ? 3 : 0) +
    (season && style.season ? (style.season === season ? 2 : -2) : 0) +
    (style.markets?.includes(market) ? 2 : style.markets ? -2 : 0)
  );
}

/** Returns the styles of a type, best first, and whether each suits the occasion well. */
export function stylesFor(occasion: Occasion, menu: DrinksMenu | null): { style: Style; suits: boolean }[] {
  const styles: readonly Style[] = STYLES[occasion.type];
  const asked = menu ? 7 : 4;
  return styles
    .map((style) => ({ style, fit: fitOf(style, occasion, menu) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ style, fit }) => ({ style, suits: fit >= asked }));
}
