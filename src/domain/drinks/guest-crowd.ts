import { countPeople } from '../guests/counts';
import { type ForecastFacts, forecast, forecastGroups } from '../guests/forecast/forecast';
import type { AgeGroup, EventPart, Guest, Household } from '../guests/guest';
import { comingAtAll, overallState } from '../guests/replies';
import type { PlanFacts } from '../plan/facts';

/** Drinking habits are derived only from a guest list with at least this many people. */
const LEAST = 10;

type GuestCrowd = {
  readonly adults: number;
  readonly children: number;
  /** Number of seniors among the adults. */
  readonly seniors: number;
  /** Number of adults with a halal menu. */
  readonly halal: number;
};

/**
 * Returns the expected guests, grouped by drinking habit. Their number comes from the forecast. Their ages
 * come from the guests who come or might come. Null if there are too few guests, or if the list has fewer
 * people than the plan.
 */
export function crowdOfGuests(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  parts: readonly EventPart[],
  { guest_count, ...facts }: ForecastFacts & Pick<PlanFacts, 'guest_count'>,
): GuestCrowd | null {
  const groups = forecastGroups(guests, households, parts);
  const { expected, accepted, silent } = forecast({ ...facts, groups });
  if (accepted + silent < LEAST || countPeople(guests) < guest_count) return null;
  const people: Record<AgeGroup, number> = { child: 0, adult: 0, senior: 0 };
  let halal = 0;
  for (const guest of guests) {
    const household = households.get(guest.household_id ?? '') ?? null;
    const state = overallState(guest, household, parts);
    if (state !== 'accepted' && state !== 'open') continue;
    people[guest.age_group] += state === 'accepted' ? comingAtAll(guest, household, parts) : guest.party_size;
    if (guest.age_group !== 'child' && guest.diets.includes('halal')) halal += 1;
  }
  const share = expected / (accepted + silent);
  const children = Math.round(people.child * share);
  const adults = expected - children;
  return {
    adults,
    children,
    seniors: Math.min(adults, Math.round(people.senior * share)),
    halal: Math.min(adults, halal),
  };
}
