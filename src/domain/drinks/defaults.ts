import { eventDays } from '../plan/event-days';
import type { EventType, PlanFacts, VariantChoice } from '../plan/facts';
import { type VariantFacts, variantOf } from '../plan/variant';
import type { Crowd, DrinksEvent, Moment, MomentPlan, Setting } from './drink';
import { MARKETS, marketOf } from './markets.data';
import { CHILDREN_SHARE, PARTY_CHILDREN, QUINCEANERA_MINORS } from './rates.data';

type Facts = Pick<
  PlanFacts,
  'event_type' | 'event_date' | 'duration' | 'guest_count' | 'country' | 'location_type'
> &
  Pick<VariantFacts, 'name' | 'variant'>;

/** A children's party goes its own way. */
type Party = EventType | 'children';
const partyOf = (facts: Facts): Party => (variantOf(facts) === 'children' ? 'children' : facts.event_type);

const USUAL_HOURS: Readonly<Record<Party, number>> = {
  wedding: 8,
  birthday: 5,
  children: 3,
  anniversary: 5,
  corporate: 4,
  other: 5,
};

/** How the hours of an event fall to its moments (D, from the usual lengths of a cocktail, a meal and a dance). */
const PARTS: Readonly<Record<Party, Partial<Record<Moment, number>>>> = {
  wedding: { welcome: 2, meal: 3, bar: 4 },
  birthday: { welcome: 1, meal: 2, bar: 2 },
  children: { welcome: 1, meal: 2 },
  anniversary: { welcome: 1, meal: 2, bar: 1 },
  corporate: { welcome: 1, meal: 1 },
  other: { welcome: 1, meal: 2, bar: 1 },
};
const TOASTS: ReadonlySet<Party> = new Set(['wedding', 'birthday', 'anniversary']);

/** Talks and speeches aren't drunk through: no moment is longer than people take it to be (D). */
const LONGEST: Readonly<Record<Moment, number>> = { welcome: 2, meal: 4, toast: 0.5, bar: 8, late: 3 };

/** A company meets to talk: what is poured goes with a meal and a reception, however long the day (D). */
const LONGEST_AT_WORK: Partial<Record<Moment, number>> = { welcome: 1.5, meal: 1.5 };

const half = (hours: number) => Math.max(0.5, Math.round(hours * 2) / 2);

/** South of the equator, where the summer is in January. */
const SOUTH: ReadonlySet<string> = new Set(['AR', 'CL', 'UY', 'PY', 'BR', 'AU', 'NZ', 'ZA', 'PE', 'BO']);

export function isSummer(date: string, country: string): boolean {
  const month = Number(date.slice(5, 7));
  return SOUTH.has(country) ? month === 12 || month <= 2 : month >= 6 && month <= 8;
}

/** The part of the guests who are under age, where it isn't as usual. */
const MINORS: Partial<Record<VariantChoice, number>> = {
  quinceanera: QUINCEANERA_MINORS,
  children: PARTY_CHILDREN,
};

/** Guests by age where a guest list tells them; the plan's facts where none does. */
export function defaultCrowd(facts: Facts): Crowd {
  const { guest_count, country, event_type } = facts;
  const share = MINORS[variantOf(facts) ?? 'plain'] ?? CHILDREN_SHARE;
  const children = event_type === 'corporate' ? 0 : Math.round(guest_count * share);
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

export function defaultSetting(facts: Facts): Setting {
  const { country, event_date, location_type } = facts;
  const isForChildren = partyOf(facts) === 'children';
  return {
    market: country,
    dry: isForChildren,
    halal: 'none',
    hot: isSummer(event_date, country),
    outdoors: location_type === 'outdoor',
    daytime: isForChildren,
    cash_bar: false,
  };
}

/** How long people are together: as the plan says; where it says nothing, or several days, as the main day usually is. */
export function eventHours(facts: Facts): number {
  const { duration } = facts;
  return duration === null || eventDays(duration) > 1 ? USUAL_HOURS[partyOf(facts)] : duration;
}

function defaultMoments(facts: Facts): MomentPlan[] {
  const { event_type, country } = facts;
  const hours = eventHours(facts);
  const party = partyOf(facts);
  const parts = PARTS[party];
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const { shares } = MARKETS[marketOf(country)];
  const longest = { ...LONGEST, ...(event_type === 'corporate' && LONGEST_AT_WORK) };
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
    plan('toast', TOASTS.has(party) ? 0.5 : 0),
    plan('bar', parts.bar ? half((hours * parts.bar) / all) : 0),
    plan('late', 0),
  ];
}

export const defaultEvent = (facts: Facts): DrinksEvent => ({
  crowd: defaultCrowd(facts),
  setting: defaultSetting(facts),
  moments: defaultMoments(facts),
});
