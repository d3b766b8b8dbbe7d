import type { Guest, ReplyStatus } from '../guest';

/** A registration on the event's page. It is deleted once its people have become guests. */
export interface Registration {
  readonly id: string;
  readonly name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly company: string | null;
  readonly job_title: string | null;
  readonly parts: readonly string[];
  /** Id of the household that the registration created; null until it is confirmed. */
  readonly household_id: string | null;
  readonly confirmed_at: string | null;
  readonly created_at: string;
}

/**
 * States of a registration. `pending`: the link in the email hasn't been opened. `held`: confirmed, but the
 * owner's tier allows no more guests. In the other states the people are guests. `late`: confirmed after the
 * deadline. `declined`: the place was given back.
 */
export const REGISTRATION_STATES = ['held', 'waiting', 'late', 'pending', 'accepted', 'declined'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Returns the state, or null if the registration's household was deleted. */
export function registrationState(
  registration: Pick<Registration, 'confirmed_at' | 'household_id'>,
  members: readonly Pick<Guest, 'replies' | 'requests'>[] | undefined,
): RegistrationState | null {
  if (registration.household_id === null) return registration.confirmed_at === null ? 'pending' : 'held';
  if (!members || members.length === 0) return null;
  const isAny = (of: 'replies' | 'requests', status: ReplyStatus) =>
    members.some((guest) => Object.values(guest[of]).some((one) => one.status === status));
  if (isAny('replies', 'waiting')) return 'waiting';
  if (isAny('requests', 'accepted')) return 'late';
  return isAny('replies', 'accepted') ? 'accepted' : 'declined';
}

/** Maximum length of company and job title, in characters. */
export const ATTENDEE_LENGTH = 120;
