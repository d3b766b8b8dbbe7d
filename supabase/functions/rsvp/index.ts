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
 * A household's invitation, read and answered by its link. POST {action, token, …}:
 * - `read`: what the household sees, with the event's page where one is published, and the brand that it is under.
 * - `answer` {answers}: the same as it is then.
 * - `copy` {email, language}: what stands goes to that address, which is not kept. 204, or 502 where it could not.
 * - `codes`: the codes at the door, by guest.
 * - `register` {page, word, person}: keeps a registration at an event's page and mails its link. 204; 409 where a part isn't
 *   open. Until it is confirmed, `read` answers it in the place of the invitation.
 * - `confirm`: takes its place, or one on the waiting list. What `read` answers then.
 * - `change` {person}: what who registered says of themselves, and further parts for them, or all parts of who is no guest
 *   yet; what `read` answers then. 409 where a part isn't open. Where the parts are others then, a mail says which.
 * - `withdraw`: deletes a registration that is no guest yet.
 * 404 for a link that is wrong, revoked or past, all alike; 429 for too many; 400 for what can't be an answer;
 * 410 for an answer to an event that is over.
 */
const TOKEN = /^[0-9a-f]{32}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Matches one address, without separators, spaces or a header's end. */
const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,185}$/u;

async function copy(found: Answered, token: string, email: string, language: 'es' | 'en'): Promise<Response> {
  const brand = await readBrand({ token_hash: await sha256(token) });
  const link = rsvpLink(brand, language, token);
  const { subject, content } = copyEmail(found, language, link, writerOf(brand));
  await sendMail({ to: email, subject, ...framed(content, brand) });
  return answer(204);
}

/** Reads the invitation with a registrant's data, or the registration that precedes it. */
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
    // An invalid token is queried too, so that it counts and takes equally long.
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
