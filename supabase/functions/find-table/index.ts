import { callerSource } from '../_shared/caller.ts';
import { keyedHash, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, readFields, serve, textField, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';

/**
 * Finds a guest's table: POST {token, name} returns the room and the table for that name.
 * Errors: 404 for an invalid, revoked or expired code, without telling which; 429 for too many requests.
 */
const TOKEN = /^[0-9a-f]{32}$/;
const LONGEST = 120;

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const fields = await readFields(request);
  const token = textField(fields, 'token');
  const found = await call('find_table', {
    // An invalid token is queried too, so that it counts for the rate limit and takes equally long.
    token_hash: await sha256(TOKEN.test(token) ? token : `no token: ${token.slice(0, 100)}`),
    ip_hash: await keyedHash(`find-table:${secretKey()}`, callerSource(request.headers)),
    name: textField(fields, 'name').replaceAll('\0', '').slice(0, LONGEST),
  });
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return answer(404, { error: 'this code does not work' });
  if ('capped' in found) return tooMany('too many requests', 3600);
  return answer(200, found);
}

serve('find-table', handle);
