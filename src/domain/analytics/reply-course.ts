import type { DateText } from '../calendar';
import { CHANNELS, type Channel, type EventPart, type Guest, type Household } from '../guests/guest';
import { hasReached, type InvitationReach, REACHES, weekOf } from '../guests/reach';
import { overallState } from '../guests/replies';

/** Numbers of people, not of rows in the guest list. */
export type ReachCounts = Readonly<Record<InvitationReach, number>>;

export interface ReplyCourse {
  readonly total: ReachCounts;
  /** Number of people whose invitation was sent and who haven't replied. */
  readonly silent: number;
  /**
   * Numbers of people by the channel of their invitation; `null` is an unknown channel. Channels without
   * people are omitted.
   */
  readonly channels: readonly ({ readonly channel: Channel | null } & ReachCounts)[];
  /**
   * Numbers of people by the week in which their invitation was sent, earliest first. A week is given by its
   * Monday.
   */
  readonly weeks: readonly ({ readonly week: DateText } & ReachCounts)[];
}

type Counts = Record<InvitationReach, number>;
const none = (): Counts => ({ sent: 0, opened: 0, answered: 0 });

/** Computes how many people have been invited and have replied, by channel and by week. */
export function replyCourse(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  parts: readonly EventPart[],
): ReplyCourse {
  const total = none();
  let silent = 0;
  const channels = new Map<Channel | null, Counts>();
  const weeks = new Map<DateText, Counts>();
  const of = <K>(counts: Map<K, Counts>, key: K): Counts => {
    const found = counts.get(key) ?? none();
    counts.set(key, found);
    return found;
  };
  for (const guest of guests) {
    const household = households.get(guest.household_id ?? '');
    if (!household?.invited_at) continue;
    const state = overallState(guest, household, parts);
    if (state === 'open') silent += guest.party_size;
    const counted = [total, of(channels, household.channel), of(weeks, weekOf(household.invited_at))];
    for (const reach of REACHES)
      if (hasReached(reach, household, state)) for (const one of counted) one[reach] += guest.party_size;
  }
  return {
    total,
    silent,
    channels: [...CHANNELS, null].flatMap((channel) => {
      const counts = channels.get(channel);
      return counts ? [{ channel, ...counts }] : [];
    }),
    weeks: [...weeks]
      .map(([week, counts]) => ({ week, ...counts }))
      .sort((a, b) => (a.week < b.week ? -1 : 1)),
  };
}
