import { keyedHash, sameHash } from './crypto.ts';

/**
 * Key that signs unsubscribe tokens. A token consists of an id and a keyed hash of the id and the mailing
 * list. Tokens are never stored. `LINK_SECRET` is used only here, because changing it breaks the links in all
 * e-mails already sent.
 */
const secret = (list: string): string => {
  const own = Deno.env.get('LINK_SECRET');
  if (!own) throw new Error('LINK_SECRET is not set');
  return `${list}:${own}`;
};

export const leaveToken = async (list: string, id: string): Promise<string> =>
  `${id}.${await keyedHash(secret(list), id)}`;

export async function readLeaveToken(list: string, token: string): Promise<string | null> {
  const [, id, hash] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return null;
  return sameHash(hash, await keyedHash(secret(list), id)) ? id : null;
}
