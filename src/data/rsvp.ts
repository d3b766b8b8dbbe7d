import type { ShownBrand } from '@/domain/brand/brand';
import type { Additions, AgeGroup, Allergen, Diet, Reply } from '@/domain/guests/guest';
import type { Question } from '@/domain/guests/question';
import type { EventWords } from '@/domain/plan/event-words';
import type { Language } from '@/lib/texts';
import type { OpenPart, RegistrationPart, ShownPage } from './open-page';
import { callFunction } from './sync/function-call';

/** An invitation as its household sees it. */
export interface Invitation {
  readonly name: string;
  readonly language: Language | null;
  readonly message: string | null;
  /** The parts that they waited for and have a place at by now. */
  readonly moved_up?: readonly string[];
  /** Babies and children whom they ask to bring. */
  readonly additions?: Additions;
  /** The event's page, where one is published; an answer doesn't repeat it. */
  readonly page?: ShownPage | null;
  /** The brand of all its pages; answers omit it. */
  readonly brand?: ShownBrand | undefined;
  /** Of who registered; an answer doesn't repeat it. */
  readonly registered?: Registrant | undefined;
  readonly plan: {
    readonly name: string;
    readonly event_date: string;
    readonly event_end_date?: string | null;
    /** True if it no longer accepts answers. */
    readonly over?: boolean;
    /** Absent for a party's. */
    readonly words?: EventWords;
    readonly country: string;
    readonly region: string | null;
    readonly city: string;
    readonly owner_language: Language | null;
  };
  readonly parts: readonly InvitedPart[];
  readonly questions: readonly Omit<Question, 'version' | 'position'>[];
  readonly guests: readonly InvitedGuest[];
}

/** What belongs to who registered at the event's page. */
export interface Registrant {
  /** By guest: what they said of themselves. */
  readonly people: {
    readonly [guest_id: string]: { readonly company: string | null; readonly job_title: string | null };
  };
  /** What else can be registered for. */
  readonly open: readonly RegistrationPart[];
}

/** A registration on an event's page that isn't an invitation yet: its guests aren't on the list. */
export interface WaitingRegistration {
  /** `held`: confirmed, and the hosts' list has no room. */
  readonly state: 'pending' | 'held';
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string | null;
  readonly job_title: string | null;
  readonly language: Language;
  readonly plan: {
    readonly name: string;
    readonly event_date: string;
    readonly event_end_date?: string | null;
    readonly over: boolean;
    readonly words?: EventWords;
  };
  readonly parts: readonly (OpenPart & { readonly id: string })[];
  /** What can be registered for now, be it asked for or not. */
  readonly open: readonly RegistrationPart[];
}
export interface Registered {
  readonly registration: WaitingRegistration;
  readonly brand?: ShownBrand;
}
export const isInvitation = (told: Invitation | Registered): told is Invitation => !('registration' in told);

export interface InvitedPart {
  readonly id: string;
  readonly name: string;
  readonly starts_at: string | null;
  readonly time_zone: string | null;
  readonly place: string | null;
  readonly reply_by: string | null;
  /** Whether an answer still counts. */
  readonly open: boolean;
}

export interface InvitedGuest {
  readonly id: string;
  readonly name: string;
  readonly last_name: string;
  readonly age_group: AgeGroup;
  readonly party_size: number;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly dietary_notes: string | null;
  readonly replies: { readonly [part_id: string]: Reply };
  /** What was answered after the deadline, for the couple to decide. */
  readonly requests: { readonly [part_id: string]: Reply };
  readonly answers: { readonly [question_id: string]: string };
}

/** A household's answers: missing ones stay unchanged. */
export interface Answers {
  readonly guests?: readonly ({ readonly id: string } & Partial<
    Pick<InvitedGuest, 'allergens' | 'diets' | 'dietary_notes'> & {
      /** The lists before they were changed: base for merging another phone's additions. */
      readonly seen: Partial<Pick<InvitedGuest, 'allergens' | 'diets'>>;
      readonly replies: { readonly [part_id: string]: string };
      readonly answers: { readonly [question_id: string]: string };
    }
  >)[];
  readonly companions?: readonly {
    readonly id: string;
    readonly host: string;
    readonly name: string;
    readonly last_name: string;
  }[];
  /** Children they ask to bring; one without a name withdraws the request. */
  readonly additions?: readonly {
    readonly id: string;
    readonly name?: string;
    readonly last_name?: string;
    readonly age?: number;
  }[];
  readonly message?: string;
}

type Told = Invitation | Registered;

const askFor = (token: string): Promise<Told> => callFunction<Told>('rsvp', { action: 'read', token });

/** Invitations that were asked for while the page's code was on its way; each is read once. */
const prefetched = new Map<string, Promise<Told>>();

export function prefetchInvitation(token: string): void {
  const invitation = askFor(token);
  // Who reads it hears of what went wrong.
  invitation.catch(() => undefined);
  prefetched.set(token, invitation);
}

/** An invitation by its link, or the registration that becomes one. @throws RequestError 404 for a link that doesn't work, 429 for too many. */
export function readInvitation(token: string): Promise<Told> {
  const invitation = prefetched.get(token) ?? askFor(token);
  prefetched.delete(token);
  return invitation;
}

/** @throws RequestError as `readInvitation`, 410 once the event is over. */
export const confirmRegistration = (token: string): Promise<Told> =>
  callFunction<Told>('rsvp', { action: 'confirm', token });

interface ChangedRegistration {
  readonly parts?: readonly string[] | undefined;
  readonly name?: string;
  readonly last_name?: string;
  readonly company?: string;
  readonly job_title?: string;
}

/**
 * Changes a registration that was confirmed: what isn't named stays, `parts` are further ones.
 *
 * @throws RequestError 400 for what can't be stored, 404 for a link that is no registration's, 409 where a part is closed, 410
 * once the event is over, 429 for too many.
 */
export const changeRegistration = (
  token: string,
  person: ChangedRegistration & { readonly guest: string },
): Promise<Invitation> => callFunction<Invitation>('rsvp', { action: 'change', token, person });

/**
 * Changes a registration that is no guest yet: `parts` are all that it asks for.
 *
 * @throws RequestError as `changeRegistration`; 404 for one that is a household's by now, too.
 */
export const changeWaitingRegistration = (token: string, person: ChangedRegistration): Promise<Told> =>
  callFunction<Told>('rsvp', { action: 'change', token, person });

/** @throws RequestError 404 for a link that is a household's by now. */
export const withdrawRegistration = (token: string): Promise<void> =>
  callFunction<void>('rsvp', { action: 'withdraw', token });

/** @throws RequestError 410 once the event is over. */
export const answerInvitation = (token: string, answers: Answers): Promise<Invitation> =>
  callFunction<Invitation>('rsvp', { action: 'answer', token, answers });

/** @throws RequestError 429 after three copies a day, 502 where the email could not be sent. */
export const mailCopy = (token: string, email: string, language: Language): Promise<void> =>
  callFunction<void>('rsvp', { action: 'copy', token, email, language });
