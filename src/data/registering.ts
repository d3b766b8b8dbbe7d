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
  /** Honeypot field. Only bots fill it in. */
  readonly website: string;
  /** Milliseconds since the form was shown. */
  readonly fill_ms: number;
}

/**
 * Registers a person for parts of an event. They get an e-mail with a link to confirm. @throws RequestError
 * 400 for invalid values, 404 if there is no page, 409 if a part is closed, 429 after too many requests, 502
 * if the e-mail can't be sent.
 */
export const register = (page: string, word: string, person: Person): Promise<void> =>
  callFunction('rsvp', { action: 'register', page, word, person });

type GuestCodes = { readonly [guest_id: string]: string };

/**
 * Reads the check-in code of each guest. @throws RequestError like `readInvitation`, or Error if the response
 * has no codes.
 */
export async function doorCodes(token: string): Promise<GuestCodes> {
  const { codes } = await callFunction<{ codes?: GuestCodes }>('rsvp', { action: 'codes', token });
  // A captive portal may have responded instead of the service.
  if (!codes) throw new Error('The answer has no codes');
  return codes;
}
