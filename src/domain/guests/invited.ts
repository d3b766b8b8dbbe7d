import { type ForecastFacts, forecast, forecastGroups } from './forecast/forecast';
import type { EventPart, Guest, Household } from './guest';
import { isInvitedTo } from './replies';

/** Number of people below which they are counted, not forecast. */
export const LEAST_FORECAST = 10;

/** The invited people of an event: those invited now, also with the second list, or those of one part. */
type Invited = { readonly of: 'invited' | 'withSecond' } | { readonly of: 'part'; readonly part: EventPart };

type InvitedPeople = Invited & {
  /** The forecast's expected number of people. */
  readonly expected: number;
  /** People who accepted or haven't replied. */
  readonly possible: number;
};

interface InvitedInput extends ForecastFacts {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
}

/**
 * Returns the sizes of an event by its guest list. `withSecond` exists only with a second list, a part only
 * if not everybody is invited to it; none without guests.
 */
export function invitedPeople({ guests, households, parts, ...facts }: InvitedInput): InvitedPeople[] {
  const count = (one: Invited, homes = households, of = parts): InvitedPeople => {
    const { expected, accepted, silent } = forecast({ ...facts, groups: forecastGroups(guests, homes, of) });
    const possible = accepted + silent;
    return { ...one, possible, expected: possible < LEAST_FORECAST ? possible : expected };
  };
  const listed = [...households.values()].filter(({ second_list }) => second_list !== null);
  const first = new Map([...households].map(([id, one]) => [id, { ...one, second_list: null }]));
  const held = new Set(guests.map(({ household_id }) => household_id));
  const invited = [...households.values()].filter(({ id, second_list }) => !second_list && held.has(id));
  const split = parts.filter(({ id }) => invited.some((one) => !isInvitedTo(one, id)));
  return [
    count({ of: 'invited' }),
    ...(listed.some(({ id }) => held.has(id)) ? [count({ of: 'withSecond' }, first)] : []),
    ...split.map((part) => count({ of: 'part', part }, households, [part])),
  ].filter(({ possible }) => possible > 0);
}
