import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

interface Person {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string;
  readonly job_title: string;
  readonly parts: readonly string[];
  readonly language: Language;
  /** The field that no person sees. */
  readonly website: string;
  /** Milliseconds since the form could be filled. */
  readonly fill_ms: number;
}

/**
 * Registers for parts of the event at an address. What confirms it comes by e-mail.
 *
 * @throws RequestError 400 for what can't be stored, 404 where the page is no more, 409 where a part is closed, 429 for too
 * many, 502 while no e-mail can be sent.
 */
export const register = (page: string, word: string, person: Person): Promise<void> =>
  callFunction('rsvp', { action: 'register', page, word, person });

/** Codes at the door, by guest. @throws RequestError as `readInvitation` */
export const doorCodes = async (token: string): Promise<{ readonly [guest_id: string]: string }> =>
  (await callFunction<{ codes: { [guest_id: string]: string } }>('rsvp', { action: 'codes', token })).codes;
