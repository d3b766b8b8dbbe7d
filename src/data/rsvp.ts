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
  /** Parts of the event for which the guest has moved up from the waiting list. */
  readonly moved_up?: readonly string[];
  /** Babies and children whom the household asks to bring. */
  readonly additions?: Additions;
  /** The event's page, if it is published. Only in the response to reading the invitation. */
  readonly page?: ShownPage | null;
  /** The brand of the invitation's pages. Only in the response to reading the invitation. */
  readonly brand?: ShownBrand | undefined;
  /** Data of a household that has registered itself. Only in the response to reading the invitation. */
  readonly registered?: Registrant | undefined;
  readonly plan: {
    readonly name: string;
    readonly event_date: string;
    readonly event_end_date?: string | null;
    /** True if the event no longer accepts replies. */
    readonly over?: boolean;
    /** Words for another kind of event. Undefined means the default words: households and guests. */
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

/** Data of a household that has registered itself on the event's page. */
export interface Registrant {
  /** Company and job title, by guest id. */
  readonly people: {
    readonly [guest_id: string]: { readonly company: string | null; readonly job_title: string | null };
  };
  /** Further parts of the event that are open for registration. */
  readonly open: readonly RegistrationPart[];
}

/** A registration whose guests aren't on the guest list yet. */
export interface WaitingRegistration {
  /** `held`: confirmed, but the guest list has no room. */
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
  /** Parts of the event that are open for registration, including those already requested. */
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
  /** True while replies are still accepted. */
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
  /** Replies after the deadline, by part. They count only if the couple accepts them. */
  readonly requests: { readonly [part_id: string]: Reply };
  readonly answers: { readonly [question_id: string]: string };
}

/** A household's answers. Missing fields stay unchanged. */
export interface Answers {
  readonly guests?: readonly ({ readonly id: string } & Partial<
    Pick<InvitedGuest, 'allergens' | 'diets' | 'dietary_notes'> & {
      /** The values before the edit. They let the service merge changes made on another phone. */
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
  /**
   * Children whom the household asks to bring. An entry without a name withdraws the request for that child.
   */
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

/** Invitations that were requested while the page's code was still loading. Each is used once. */
const prefetched = new Map<string, Promise<Told>>();

export function prefetchInvitation(token: string): void {
  const invitation = askFor(token);
  // The page that reads the invitation handles the error.
  invitation.catch(() => undefined);
  prefetched.set(token, invitation);
}

/**
 * Reads an invitation by its link. If the link belongs to a registration that isn't an invitation yet, reads
 * that registration. @throws RequestError 404 for an invalid link, 429 after too many requests.
 */
export function readInvitation(token: string): Promise<Told> {
  const invitation = prefetched.get(token) ?? askFor(token);
  prefetched.delete(token);
  return invitation;
}

/** Confirms a registration. @throws RequestError like `readInvitation`, and 410 after the event. */
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
 * Changes a confirmed registration. Missing fields stay unchanged, and `parts` are added. @throws
 * RequestError 400 for invalid values, 404 if the link belongs to no registration, 409 if a part is closed,
 * 410 after the event, 429 after too many requests.
 */
export const changeRegistration = (
  token: string,
  person: ChangedRegistration & { readonly guest: string },
): Promise<Invitation> => callFunction<Invitation>('rsvp', { action: 'change', token, person });

/**
 * Changes a registration that isn't on the guest list yet. `parts` replaces the chosen parts. @throws
 * RequestError like `changeRegistration`, and 404 if the registration is on the guest list by now.
 */
export const changeWaitingRegistration = (token: string, person: ChangedRegistration): Promise<Told> =>
  callFunction<Told>('rsvp', { action: 'change', token, person });

/** Withdraws a registration. @throws RequestError 404 if it is on the guest list already. */
export const withdrawRegistration = (token: string): Promise<void> =>
  callFunction<void>('rsvp', { action: 'withdraw', token });

/** Stores a household's answers. @throws RequestError 410 after the event. */
export const answerInvitation = (token: string, answers: Answers): Promise<Invitation> =>
  callFunction<Invitation>('rsvp', { action: 'answer', token, answers });

/**
 * E-mails a copy of the answers. @throws RequestError 429 after three copies in a day, 502 if the e-mail
 * can't be sent.
 */
export const mailCopy = (token: string, email: string, language: Language): Promise<void> =>
  callFunction<void>('rsvp', { action: 'copy', token, email, language });
