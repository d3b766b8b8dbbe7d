import {
  type EventPart,
  type Guest,
  type Household,
  REPLY_STATUSES,
  type Reply,
  type ReplyStatus,
} from './guest';

/** State of one guest for one part. `open` means invited but without a reply. */
export type PartState = ReplyStatus | 'open' | 'uninvited';

type Invited = Pick<Household, 'parts'> & Partial<Pick<Household, 'second_list'>>;

/**
 * Returns true if a household is invited to a part. Without a list of parts, a household is invited to all. A
 * household on the second list isn't invited yet.
 */
export const isInvitedTo = (household: Invited | null, part_id: string): boolean =>
  !household?.second_list && (!household?.parts || household.parts.includes(part_id));

export const partState = (
  guest: Pick<Guest, 'replies'>,
  household: Invited | null,
  part_id: string,
): PartState => (isInvitedTo(household, part_id) ? (guest.replies[part_id]?.status ?? 'open') : 'uninvited');

/**
 * Returns how many people of a party come: the whole party, unless the reply gives a smaller number. Returns
 * 0 if the party is no longer invited.
 */
export const peopleComing = (
  guest: Pick<Guest, 'replies' | 'party_size'>,
  household: Invited | null,
  part_id: string,
): number => {
  const reply = guest.replies[part_id];
  return reply?.status === 'accepted' && isInvitedTo(household, part_id)
    ? Math.min(reply.people ?? guest.party_size, guest.party_size)
    : 0;
};

/** Ranks the states of a guest's parts. The highest one becomes the guest's state for the event. */
const WEIGHTS: Record<PartState, number> = { uninvited: 0, declined: 1, open: 2, waiting: 3, accepted: 4 };

/** Returns a guest's state for the whole event. A guest who accepted one part is coming. */
export function overallState(
  guest: Pick<Guest, 'replies'>,
  household: Invited | null,
  parts: readonly Pick<EventPart, 'id'>[],
): PartState {
  let found: PartState = parts.length === 0 && !household?.second_list ? 'open' : 'uninvited';
  for (const { id } of parts) {
    const state = partState(guest, household, id);
    if (WEIGHTS[state] > WEIGHTS[found]) found = state;
  }
  return found;
}

/** Returns how many people of a guest's party attend at least one part. */
export const comingAtAll = (
  guest: Pick<Guest, 'replies' | 'party_size'>,
  household: Invited | null,
  parts: readonly Pick<EventPart, 'id'>[],
): number => Math.max(0, ...parts.map(({ id }) => peopleComing(guest, household, id)));

export function withReply<G extends Pick<Guest, 'replies'>>(
  guest: G,
  part_ids: readonly string[],
  status: ReplyStatus | null,
): G {
  const replies = Object.fromEntries(
    Object.entries(guest.replies).filter(([part]) => !part_ids.includes(part)),
  );
  return {
    ...guest,
    replies: status ? { ...replies, ...Object.fromEntries(part_ids.map((id) => [id, { status }])) } : replies,
  };
}

interface LateAnswer {
  readonly guest: Guest;
  readonly part: EventPart;
  readonly reply: Reply;
}

/**
 * Returns requests that the hosts haven't decided: replies after the deadline, or for more places than were
 * available.
 */
export const requestsOf = (guests: readonly Guest[], parts: readonly EventPart[]): LateAnswer[] =>
  guests.flatMap((guest) =>
    parts.flatMap((part) => {
      const reply = guest.requests[part.id];
      return reply ? [{ guest, part, reply }] : [];
    }),
  );

export function withRequest<G extends Pick<Guest, 'replies' | 'requests'>>(
  guest: G,
  part_ids: readonly string[],
  accepted: boolean,
): G {
  const of = (settled: boolean) =>
    Object.fromEntries(
      Object.entries(guest.requests).filter(([part]) => part_ids.includes(part) === settled),
    );
  return {
    ...guest,
    requests: of(false),
    replies: accepted ? { ...guest.replies, ...of(true) } : guest.replies,
  };
}

/**
 * Formats a reply as a form value. A missing reply becomes `open`, and `accepted:2` means that two of the
 * party come.
 */
export const replyText = (reply: Reply | undefined): string =>
  reply ? (reply.people === undefined ? reply.status : `${reply.status}:${reply.people}`) : 'open';

export function readReply(text: string): Reply | null {
  const [name, count] = text.split(':');
  const status = REPLY_STATUSES.find((one) => one === name);
  if (!status) return null;
  const people = Number(count);
  return Number.isInteger(people) && people >= 1 && people <= 20 ? { status, people } : { status };
}
