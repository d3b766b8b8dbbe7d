import { queryOptions } from '@tanstack/react-query';
import { backendUrl } from '@/lib/env';
import { dataClient } from '@/lib/supabase';
import { hashOf, newToken } from './sync/link-token';
import { expectStored, unwrap } from './sync/request';

/**
 * The readable data of an access token of a person's program; only the device that created it knows the token
 * itself.
 */
interface AccessToken {
  readonly id: string;
  readonly name: string;
  /** ISO timestamps. */
  readonly created_at: string;
  readonly used_at: string | null;
}

/** The most tokens of one account, as in the database. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_LENGTH = 60;

/** Returns the address where programs connect. */
export const programsAddress = (): string => `${backendUrl()}/functions/v1/mcp`;

/** Reads the account's tokens, latest first. */
export const accessTokensQuery = (userId: string) =>
  queryOptions({
    queryKey: ['access-tokens', userId],
    // Programs use tokens meanwhile, and other devices end them.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AccessToken[]> => {
      const { db } = await dataClient();
      return unwrap(
        await db
          .from('access_tokens')
          .select('id, name, created_at, used_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal),
      );
    },
  });

/** Creates a token that only this device knows. Its prefix identifies it for scanners of leaked keys. */
export async function makeToken(name: string): Promise<string> {
  const token = `cel_${newToken()}`;
  const { db } = await dataClient();
  expectStored(await db.from('access_tokens').insert({ token_hash: await hashOf(token), name }));
  return token;
}

/** Revokes a key. */
export async function endToken(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('access_tokens').delete().eq('id', id));
}
