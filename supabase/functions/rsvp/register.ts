import { framed, readBrand, rsvpLink } from '../_shared/brand.ts';
import { callerSource } from '../_shared/caller.ts';
import { keyedHash, newToken, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import type { MailBrand } from '../_shared/email.ts';
import { eventOfMail } from '../_shared/event-of-mail.ts';
import { answer, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { afterwards, mailService, sendMail, siteUrl } from '../_shared/mail.ts';
import {
  type Changed,
  changedEmail,
  confirmEmail,
  type Email,
  heldEmail,
  type Registered,
  type Told,
} from './emails.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sends a mail. Without a brand, for example to the owner, the sender is our own name. */
const send = ({ to, subject, content }: Email, brand: MailBrand | null = null): Promise<void> =>
  sendMail({ to, subject, ...framed(content, brand) });

/**
 * Stores a registration and mails its link. A form that a bot filled in also gets 204, so that the bot
 * notices nothing.
 */
export async function register(
  request: Request,
  page: string,
  word: string,
  person: unknown,
): Promise<Response> {
  if (!isObject(person)) return answer(400, { error: 'a person is expected' });
  mailService();
  const token = newToken();
  const token_hash = await sha256(token);
  const found = await call('register', {
    page,
    word,
    ip_hash: await keyedHash(`rsvp:${secretKey()}`, callerSource(request.headers)),
    token_hash,
    person,
  });
  if (!isObject(found)) return answer(404, { error: 'there is no such page' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  if (found.closed === true) return answer(409, { error: 'not open' });
  if (isObject(found.registration)) {
    const registered = found.registration as Registered;
    const brand = await readBrand({ token_hash });
    const link = rsvpLink(brand, registered.language, token);
    await send(confirmEmail(registered, link), brand);
  }
  return answer(204);
}

const tell = async (told: Told): Promise<void> =>
  send(heldEmail(told, await eventOfMail({ plan_id: told.plan_id }), siteUrl()));

/**
 * Confirms a registration.
 * @returns a response to send at once; null if a household now exists, whose invitation is read next
 */
export async function confirm(asked: { token_hash: string; ip_hash: string }): Promise<Response | null> {
  const found = await call('confirm_registration', asked);
  if (!isObject(found)) return answer(404, { error: 'this link does not work' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  if (isObject(found.tell)) afterwards(tell(found.tell as Told));
  if (found.held !== true) return null;
  return answer(200, await call('read_registration', { token_hash: asked.token_hash }));
}

/** Mails the guest a list of their current parts, with the guest's existing link. */
async function confirmChange(changed: Changed, token: string): Promise<void> {
  const brand = await readBrand({ token_hash: await sha256(token) });
  await send(changedEmail(changed, rsvpLink(brand, changed.language, token)), brand);
}

/**
 * Changes a registration.
 * @returns a response to send at once; null if the change succeeded
 */
export async function change(
  token: string,
  asked: { token_hash: string; ip_hash: string },
  person: unknown,
): Promise<Response | null> {
  const found = await call('change_registration', { ...asked, person });
  if (!isObject(found)) return answer(404, { error: 'this link does not work' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  if (found.closed === true) return answer(409, { error: 'not open' });
  // The mail can fail without harm, because the change is already stored.
  if (isObject(found.tell)) afterwards(confirmChange(found.tell as Changed, token));
  return null;
}
