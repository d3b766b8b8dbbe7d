import { keyedHash, sameHash } from './crypto.ts';

/**
 * The right to leave a list without signing in: an id with a keyed hash of it and of the list. Nothing is stored for
 * it, any email can carry it, and it leads to nothing but leaving. `LINK_SECRET` is for this alone: a key that rotates
 * would end the links of every email that was sent.
 */
const secret = (list: string): string => {
  const own = Deno.env.get('LINK_SECRET');
  if (!own) throw new Error('LINK_SECRET is not set');
  return `${list}:${own}`;
};

export const leaveToken = async (list: string, id: string): Promise<string> =>
  `${id}.${await keyedHash(secret(list), id)}`;

/** Whose token this is, or null. */
export async function readLeaveToken(list: string, token: string): Promise<string | null> {
  const [, id, hash] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return null;
  return sameHash(hash, await keyedHash(secret(list), id)) ? id : null;
}
