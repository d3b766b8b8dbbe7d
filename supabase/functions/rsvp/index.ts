import { callerSource } from '../_shared/caller.ts';
import { keyedHash, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, readFields, serve, textField, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';

/**
 * A household's invitation, read and answered by its link. POST {action, token, …}:
 * - `read`: what the household sees.
 * - `answer` {answers}: the same as it is then.
 * 404 for a link that is wrong, revoked or past, all alike; 429 for too many; 400 for what can't be an answer.
 */
const TOKEN = /^[0-9a-f]{32}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const fields = await readFields(request);
  const token = textField(fields, 'token');
  const action = fields.get('action');
  const answers = fields.get('answers');
  if (action !== 'read' && action !== 'answer') return answer(400, { error: 'unknown action' });
  if (action === 'answer' && !isObject(answers)) return answer(400, { error: 'answers are expected' });
  const asked = {
    // What can't be a token is asked for all the same, so that it counts and takes as long.
    token_hash: await sha256(TOKEN.test(token) ? token : `no token: ${token.slice(0, 100)}`),
    ip_hash: await keyedHash(`rsvp:${secretKey()}`, callerSource(request.headers)),
  };
  const found =
    action === 'read' ? await call('read_rsvp', asked) : await call('answer_rsvp', { ...asked, answers });
  if (!isObject(found)) return answer(404, { error: 'this link does not work' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  return answer(200, found);
}

serve('rsvp', handle);
