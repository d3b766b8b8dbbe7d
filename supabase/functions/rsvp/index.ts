import { framed, readBrand, rsvpLink, writerOf } from '../_shared/brand.ts';
import { callerSource } from '../_shared/caller.ts';
import { keyedHash, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, readFields, serve, textField, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { sendMail } from '../_shared/mail.ts';
import { type Answered, copyEmail } from './copy.ts';
import { change, confirm, register } from './register.ts';

/**
 * A household reads and answers its invitation by its link. POST {action, token, …}:
 * - `read`: returns the invitation, with the event's page if published and the brand. For a registration that
 * isn't confirmed yet, returns that registration.
 * - `answer` {answers}: saves the replies; returns the updated invitation.
 * - `copy` {email, language}: mails the saved replies to an address that isn't stored; 204, or 502 if the
 * mail failed.
 * - `codes`: returns each guest's code for the entrance.
 * - `register` {page, word, person}: stores a registration at an event's page and mails its link; 204, or 409
 * if a part isn't open for registration.
 * - `confirm`: turns the registration into a guest with a place or on the waiting list; then answers like
 * `read`.
 * - `change` {person}: changes the person's data and adds parts; before the confirmation, replaces all parts.
 * Then answers like `read`; 409 if a part isn't open for registration. If the parts changed, a mail lists
 * them.
 * - `withdraw`: deletes a registration that isn't confirmed.
 * Errors: 404 for a wrong, revoked or expired link, without telling which; 429 for too many requests; 400 for
 * an invalid answer; 410 for an answer after the event.
 */
const TOKEN = /^[0-9a-f]{32}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Matches a single e-mail address. Spaces, separators and line breaks are refused, because they could start
 * another header.
 */
const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,185}$/u;

async function copy(found: Answered, token: string, email: string, language: 'es' | 'en'): Promise<Response> {
  const brand = await readBrand({ token_hash: await sha256(token) });
  const link = rsvpLink(brand, language, token);
  const { subject, content } = copyEmail(found, language, link, writerOf(brand));
  await sendMail({ to: email, subject, ...framed(content, brand) });
  return answer(204);
}

/**
 * Reads the invitation, with the registrant's data if the guest registered. Before the confirmation, reads
 * the registration instead.
 */
async function read(asked: { token_hash: string; ip_hash: string }): Promise<unknown> {
  const { token_hash } = asked;
  const found = await call('read_invitation', asked);
  if (!isObject(found)) return call('read_registration', { token_hash });
  if (found.capped === true) return found;
  const registered = await call('read_registrant', { token_hash });
  return isObject(registered) ? { ...found, registered } : found;
}

const ACTIONS = ['read', 'answer', 'copy', 'codes', 'confirm', 'change', 'withdraw'] as const;

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const fields = await readFields(request);
  if (fields.get('action') === 'register')
    return register(request, textField(fields, 'page'), textField(fields, 'word'), fields.get('person'));
  const token = textField(fields, 'token');
  const action = ACTIONS.find((known) => known === fields.get('action'));
  const answers = fields.get('answers');
  const person = fields.get('person');
  const email = textField(fields, 'email').trim();
  if (!action) return answer(400, { error: 'unknown action' });
  if (action === 'answer' && !isObject(answers)) return answer(400, { error: 'answers are expected' });
  if (action === 'change' && !isObject(person)) return answer(400, { error: 'a person is expected' });
  if (action === 'copy' && !EMAIL.test(email)) return answer(400, { error: 'an address is expected' });
  const asked = {
    // An invalid token is queried too, so that it counts for the rate limit and takes equally long.
    token_hash: await sha256(TOKEN.test(token) ? token : `no token: ${token.slice(0, 100)}`),
    ip_hash: await keyedHash(`rsvp:${secretKey()}`, callerSource(request.headers)),
  };
  const stops =
    action === 'confirm'
      ? await confirm(asked)
      : action === 'change'
        ? await change(token, asked, person)
        : null;
  if (stops) return stops;
  const found =
    action === 'codes' || action === 'withdraw'
      ? await call(action === 'codes' ? 'door_codes' : 'withdraw_registration', asked)
      : action === 'copy'
        ? await call('copy_rsvp', { ...asked, email })
        : action === 'answer'
          ? await call('answer_rsvp', { ...asked, answers })
          : await read(asked);
  if (!isObject(found)) return answer(404, { error: 'this link does not work' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  if (action === 'copy')
    return copy(found as Answered, token, email, fields.get('language') === 'en' ? 'en' : 'es');
  return answer(200, found);
}

serve('rsvp', handle);
