import { queryOptions } from '@tanstack/react-query';
import { backendUrl } from '@/lib/env';
import { dataClient } from '@/lib/supabase';
import { hashOf, newToken } from './link-token';
import { expectStored, unwrap } from './sync/request';

/**
 * Data that an account can read about its access tokens. The token itself is known only to the device that created it.
 */
interface AccessToken {
  readonly id: string;
  readonly name: string;
  /** Like all times in this type, an ISO 8601 timestamp. */
  readonly created_at: string;
  readonly used_at: string | null;
}

/** Maximum tokens per account, as in the database. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_LENGTH = 60;

export const programsAddress = (): string => `${backendUrl()}/functions/v1/mcp`;

export const accessTokensQuery = (userId: string) =>
  queryOptions({
    queryKey: ['access-tokens', userId],
    // Always refetched, because programs use tokens and other devices can revoke them.
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

/**
 * Creates a token and returns it. The service never sees the token itself. The prefix lets scanners recognise
 * leaked tokens.
 */
export async function makeToken(name: string): Promise<string> {
  const token = `cel_${newToken()}`;
  const { db } = await dataClient();
  expectStored(await db.from('access_tokens').insert({ token_hash: await hashOf(token), name }));
  return token;
}

export async function endToken(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('access_tokens').delete().eq('id', id));
}
