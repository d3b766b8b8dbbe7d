import { sameHash, sha256 } from './crypto.ts';
import { Refusal } from './http.ts';
import { secretKey } from './keys.ts';

/**
 * Accepts only the scheduler: `Authorization: Bearer` with `REMINDERS_SECRET` or the service role's key.
 * @throws Refusal 401 for any other caller
 */
export async function admitScheduler(request: Request): Promise<void> {
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const hash = await sha256(given);
  let known = false;
  for (const secret of [Deno.env.get('REMINDERS_SECRET') ?? '', secretKey()])
    if (secret !== '' && sameHash(hash, await sha256(secret))) known = true;
  if (!known) throw new Refusal(401, 'for the scheduler');
}
