import { callerSource } from '../_shared/caller.ts';
import { keyedHash, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, Refusal, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { readUser } from '../_shared/user.ts';

/**
 * The person for whom a program acts. `name` is the name of the program's key, or null if the program signed
 * in by OAuth.
 */
export type Caller = { person: string; name: string | null };

/** Matches a key of the app (src/data/access-tokens.ts). */
const KEY = /^Bearer (cel_[0-9a-f]{32})$/i;

/** Returns this function's public address, which its metadata must contain. */
export const endpoint = (): string =>
  `${Deno.env.get('SUPABASE_PUBLIC_URL') || Deno.env.get('SUPABASE_URL')}/functions/v1/mcp`;

/** Answers 401 with the address of the OAuth metadata in the header where programs look for it (RFC 9728). */
function signInFirst(): Response {
  const refused = answer(401, { error: 'a valid token is needed' });
  refused.headers.set(
    'WWW-Authenticate',
    `Bearer resource_metadata="${endpoint()}/oauth-protected-resource"`,
  );
  return refused;
}

/**
 * Identifies the caller by a key, or by a token that the auth service confirms. If that fails, returns a 401
 * or 429 answer.
 * @throws Refusal 403 if the person's tier doesn't include API access
 */
export async function callerOf(request: Request): Promise<Caller | Response> {
  const authorization = request.headers.get('authorization') ?? '';
  if (authorization === '') return signInFirst();
  const [, key] = KEY.exec(authorization) ?? [];
  const found = (await call('program_caller', {
    token_hash: key === undefined ? null : await sha256(key),
    person: key === undefined ? await readUser(request, { programs: true }) : null,
    ip_hash: await keyedHash(`mcp:${secretKey()}`, callerSource(request.headers)),
  })) as (Caller & { capped?: boolean; refused?: string }) | null;
  if (found === null) return signInFirst();
  if (found.capped) return tooMany('too many requests', 3600);
  if (found.refused) throw new Refusal(403, 'API access is not part of this account’s plan');
  return { person: found.person, name: found.name };
}
