import { eventDays } from '../plan/event-days';
import type { PlanFacts } from '../plan/facts';
import { type KindFacts, type KindId, kindOf } from '../plan/kind';
import type { Crowd, DrinksEvent, DrinksSetting, Moment, MomentPlan } from './drink';
import { MARKETS, marketOf } from './markets.data';
import { CHILDREN_SHARE, PARTY_CHILDREN, QUINCEANERA_MINORS } from './rates.data';

type Facts = Pick<
  PlanFacts,
  'event_type' | 'event_date' | 'duration' | 'guest_count' | 'country' | 'location_type'
> &
  Pick<KindFacts, 'name' | 'kind'>;

/**
 * Drinking habits for a kind of event (confidence D). `hours` is its usual length. `parts` divides this
 * length among the moments, based on the usual lengths of a cocktail, a meal and a dance.
 */
type Pouring = {
  readonly hours: number;
  readonly parts: Readonly<Partial<Record<Moment, number>>>;
  readonly toast?: true;
  /** Share of minors among the guests; absent means the usual share. */
  readonly minors?: number;
  /** True if alcohol is served only when somebody chooses it. */
  readonly dry?: true;
  readonly daytime?: true;
  /**
   * True for a working meeting. Drinks are served with a meal and at a reception, however long the day is.
   */
  readonly work?: true;
};

const PARTY: Pouring = { hours: 5, parts: { welcome: 1, meal: 2, bar: 2 }, toast: true };
const LUNCH: Pouring = { hours: 5, parts: { welcome: 1, meal: 2, bar: 1 }, toast: true, daytime: true };

const POURING: Readonly<Record<KindId, Pouring>> = {
  wedding: { hours: 8, parts: { welcome: 2, meal: 3, bar: 4 }, toast: true },
  adult: PARTY,
  children: {
    hours: 3,
    parts: { welcome: 1, meal: 2 },
    minors: PARTY_CHILDREN,
    dry: true,
    daytime: true,
  },
  quinceanera: { ...PARTY, minors: QUINCEANERA_MINORS },
  anniversary: { hours: 5, parts: { welcome: 1, meal: 2, bar: 1 }, toast: true },
  company: { hours: 5, parts: { welcome: 1, meal: 2, bar: 2 }, minors: 0 },
  conference: { hours: 4, parts: { welcome: 1, meal: 1 }, minors: 0, work: true },
  launch: { hours: 4, parts: { welcome: 1, meal: 1 }, minors: 0, work: true },
  gala: { hours: 5, parts: { welcome: 1, meal: 2, bar: 1 }, minors: 0 },
  baptism: LUNCH,
  communion: { ...LUNCH, minors: 0.25 },
  graduation: { hours: 5, parts: { welcome: 1, meal: 2, bar: 1 }, toast: true },
  'baby-shower': { hours: 3, parts: { welcome: 1, meal: 2 }, dry: true, daytime: true },
  plain: { hours: 5, parts: { welcome: 1, meal: 2, bar: 1 } },
};

const pouringOf = (facts: Facts): Pouring => POURING[kindOf(facts)];

/** Maximum hours of each moment, because people don't drink during talks and speeches (confidence D). */
const LONGEST: Readonly<Record<Moment, number>> = { welcome: 2, meal: 4, toast: 0.5, bar: 8, late: 3 };
const LONGEST_AT_WORK: Partial<Record<Moment, number>> = { welcome: 1.5, meal: 1.5 };

const half = (hours: number) => Math.max(0.5, Math.round(hours * 2) / 2);

/** Countries south of the equator, where summer is in January. */
const SOUTH: ReadonlySet<string> = new Set(['AR', 'CL', 'UY', 'PY', 'BR', 'AU', 'NZ', 'ZA', 'PE', 'BO']);

export function isSummer(date: string, country: string): boolean {
  const month = Number(date.slice(5, 7));
  return SOUTH.has(country) ? month === 12 || month <= 2 : month >= 6 && month <= 8;
}

/**
 * Returns the number of guests with each drinking habit. Ages come from the guest list; without one, from the
 * plan's facts.
 */
export function defaultCrowd(facts: Facts): Crowd {
  const { guest_count, country } = facts;
  const { minors = CHILDREN_SHARE } = pouringOf(facts);
  const children = Math.round(guest_count * minors);
  return {
    adults: guest_count - children,
    children,
    abstain: MARKETS[marketOf(country)].abstain,
    young: 0,
    seniors: 0,
    halal: 0,
    way_home: 'unknown',
  };
}

export function defaultSetting(facts: Facts): DrinksSetting {
  const { country, event_date, location_type } = facts;
  const { dry = false, daytime = false } = pouringOf(facts);
  return {
    market: country,
    dry,
    halal: 'none',
    hot: isSummer(event_date, country),
    outdoors: location_type === 'outdoor',
    daytime,
    cash_bar: false,
  };
}

/**
 * Returns the hours of the event. If the plan has none or lasts several days, the usual hours of its kind are
 * used.
 */
export function eventHours(facts: Facts): number {
  const { duration } = facts;
  return duration === null || eventDays(duration) > 1 ? pouringOf(facts).hours : duration;
}

function defaultMoments(facts: Facts): MomentPlan[] {
  const { country } = facts;
  const hours = eventHours(facts);
  const { parts, toast = false, work = false } = pouringOf(facts);
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const { shares } = MARKETS[marketOf(country)];
  const longest = { ...LONGEST, ...(work && LONGEST_AT_WORK) };
  const plan = (moment: Moment, length: number): MomentPlan => ({
    moment,
    hours: Math.min(length, longest[moment]),
    generosity: 'usual',
    shares: shares[moment],
    per_adult: null,
  });
  return [
    plan('welcome', half((hours * (parts.welcome ?? 0)) / all)),
    plan('meal', half((hours * (parts.meal ?? 0)) / all)),
    plan('toast', toast ? 0.5 : 0),
    plan('bar', parts.bar ? half((hours * parts.bar) / all) : 0),
    plan('late', 0),
  ];
}

export const defaultEvent = (facts: Facts): DrinksEvent => ({
  crowd: defaultCrowd(facts),
  setting: defaultSetting(facts),
  moments: defaultMoments(facts),
});
