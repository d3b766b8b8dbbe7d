import { keyedHash, sameHash } from '../_shared/crypto.ts';

/**
 * The right to unsubscribe: the subscriber's id with a keyed hash of it. Nothing is stored for it, any letter can
 * carry it, it outlives keys that change (`LINK_SECRET` is for this alone) and ends with the subscription.
 */
const secret = (): string => {
  const own = Deno.env.get('LINK_SECRET') || Deno.env.get('SUPABASE_SERVICE_ROLE_KEY');
  if (!own) throw new Error('LINK_SECRET is not set');
  return `unsubscribe:${own}`;
};

export const leaveToken = async (subscriberId: string): Promise<string> =>
  `${subscriberId}.${await keyedHash(secret(), subscriberId)}`;

/** The subscriber whose token this is, or null. */
export async function readLeaveToken(token: string): Promise<string | null> {
  const [, id, hash] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return null;
  return sameHash(hash, await keyedHash(secret(), id)) ? id : null;
}

/** The page that confirms. What follows `#` reaches no server and no log; the page opens in the letter's language. */
export const confirmPage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/confirm?lang=${language}#${token}`;
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/unsubscribe?lang=${language}#${token}`;

/** For mail programs: they post here without opening a page. */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/newsletter/unsubscribe?lang=${language}&token=${token}`;
