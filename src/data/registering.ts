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
  /** The honeypot field. */
  readonly website: string;
  /** Milliseconds since the form was shown. */
  readonly fill_ms: number;
}

/**
 * Registers for parts of the event at an address; an e-mail asks to confirm it. @throws RequestError 400 for
 * invalid values, 404 without a page, 409 if a part is closed, 429 for too many, 502 if e-mail fails.
 */
export const register = (page: string, word: string, person: Person): Promise<void> =>
  callFunction('rsvp', { action: 'register', page, word, person });

type GuestCodes = { readonly [guest_id: string]: string };

/** Reads the check-in codes by guest. @throws RequestError as `readInvitation`, Error if the answer has none */
export async function doorCodes(token: string): Promise<GuestCodes> {
  const { codes } = await callFunction<{ codes?: GuestCodes }>('rsvp', { action: 'codes', token });
  // A captive portal answers too, without codes.
  if (!codes) throw new Error('The answer has no codes');
  return codes;
}
