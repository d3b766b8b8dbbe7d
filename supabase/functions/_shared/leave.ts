import { keyedHash, sameHash } from './crypto.ts';

/**
 * Key of tokens that end a list's mails without signing in: an id with a keyed hash of the id and the list. A
 * token isn't stored, any e-mail can carry it, and it permits nothing else. `LINK_SECRET` is used only for
 * this: rotating it would break the links of every e-mail sent.
 */
const secret = (list: string): string => {
  const own = Deno.env.get('LINK_SECRET');
  if (!own) throw new Error('LINK_SECRET is not set');
  return `${list}:${own}`;
};

export const leaveToken = async (list: string, id: string): Promise<string> =>
  `${id}.${await keyedHash(secret(list), id)}`;

/** Returns the id in a valid token, or null. */
export async function readLeaveToken(list: string, token: string): Promise<string | null> {
  const [, id, hash] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return null;
  return sameHash(hash, await keyedHash(secret(list), id)) ? id : null;
}
