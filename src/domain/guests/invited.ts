import { type ForecastFacts, forecast, forecastGroups } from './forecast/forecast';
import type { EventPart, Guest, Household } from './guest';
import { isInvitedTo } from './replies';

/** With fewer people than this, the app shows a count instead of a forecast. */
export const LEAST_FORECAST = 10;

/**
 * The people whom an event's size counts: the invited guests, these and the second list, or the guests of one
 * part.
 */
type Invited = { readonly of: 'invited' | 'withSecond' } | { readonly of: 'part'; readonly part: EventPart };

type InvitedPeople = Invited & {
  readonly expected: number;
  /** People who accepted or haven't replied yet. */
  readonly possible: number;
};

interface InvitedInput extends ForecastFacts {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
}

/**
 * Returns the possible sizes of an event according to its guest list. The size of a part is included only if
 * some guests aren't invited to that part.
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
