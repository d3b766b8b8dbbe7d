import { countPeople } from './counts';
import { chanceAbove, type ForecastFacts, forecastGroups } from './forecast/forecast';
import type { EventPart, Guest, Household, Side } from './guest';
import { overallState } from './replies';

/** Maximum acceptable probability that one more invitation brings more people than fit. */
export const MOST_RISK = 0.05;

export const secondList = (households: ReadonlyMap<string, Household>): Household[] =>
  [...households.values()]
    .filter(({ second_list }) => second_list !== null)
    .sort((a, b) => (a.second_list ?? 0) - (b.second_list ?? 0) || (a.id < b.id ? -1 : 1));

/** Maximum rank that the database allows. Households with equal ranks are sorted by id. */
export const MAX_RANK = 1000;

export const nextRank = (households: ReadonlyMap<string, Household>): number =>
  Math.min(
    MAX_RANK,
    1 + [...households.values()].reduce((last, { second_list }) => Math.max(last, second_list ?? 0), 0),
  );

interface SecondListInput extends ForecastFacts {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
  readonly guest_count: number;
}

interface NextInvitation {
  readonly household: Household;
  readonly people: number;
  /** Probability, 0 to 1, that inviting this household brings more people than fit. */
  readonly risk: number;
  /** A better-ranked household that was skipped, because more guests of the other side have declined. */
  readonly passed: Household | null;
}

/** Returns the side with more declined guests. Returns null if both sides have equally many. */
function sideWithRoom({ guests, households, parts }: SecondListInput): Side | null {
  const lost = { first: 0, second: 0 };
  for (const guest of guests) {
    const household = households.get(guest.household_id ?? '') ?? null;
    if (guest.side === null || guest.side === 'both') continue;
    if (overallState(guest, household, parts) === 'declined') lost[guest.side] += guest.party_size;
  }
  return lost.first === lost.second ? null : lost.first > lost.second ? 'first' : 'second';
}

/**
 * Returns the household of the second list to invite next. It must fit completely: the probability of
 * exceeding a part's capacity or the plan's guest count must stay below 5 %. Households of the side with more
 * refusals come first. Returns null if no household fits.
 */
export function nextInvitation(input: SecondListInput): NextInvitation | null {
  const { guests, households, parts } = input;
  const members = new Map<string, Guest[]>();
  for (const guest of guests) {
    const { household_id: id } = guest;
    if (id !== null && households.get(id)?.second_list) members.set(id, [...(members.get(id) ?? []), guest]);
  }
  const limits = [
    { capacity: input.guest_count, of: parts },
    ...parts.flatMap((part) => (part.capacity === null ? [] : [{ capacity: part.capacity, of: [part] }])),
  ].map((limit) => ({ ...limit, invited: forecastGroups(guests, households, limit.of) }));
  const fitting = secondList(households).flatMap(
    (household): (Omit<NextInvitation, 'passed'> & { side: Side | null })[] => {
      const own = members.get(household.id) ?? [];
      if (own.length === 0) return [];
      const one = new Map([[household.id, { ...household, second_list: null }]]);
      const risks = limits.map(({ capacity, of, invited }) =>
        chanceAbove({ ...input, groups: [...invited, ...forecastGroups(own, one, of)] }, capacity),
      );
      const risk = Math.max(...risks);
      return risk < MOST_RISK
        ? [{ household, people: countPeople(own), risk, side: own[0]?.side ?? null }]
        : [];
    },
  );
  const side = sideWithRoom(input);
  const next = fitting.find((one) => side !== null && one.side === side) ?? fitting[0];
  if (!next) return null;
  const { household, people, risk } = next;
  return { household, people, risk, passed: fitting[0] === next ? null : (fitting[0]?.household ?? null) };
}
