import { queryOptions } from '@tanstack/react-query';
import { deviceStorage } from '@/lib/device-storage';
import { backendUrl, publishableKey } from '@/lib/env';
import { SESSION_KEY } from '@/lib/session/session-key';
import { tokenClaims } from '@/lib/session/token-claims';
import { dataClient } from '@/lib/supabase';
import { timedFetch } from '@/lib/timed-fetch';
import { unwrap } from './sync/request';

export interface AccountSession {
  readonly id: string;
  readonly user_agent: string | null;
  /** ISO 8601 timestamps. */
  readonly created_at: string;
  readonly last_seen: string;
  readonly is_this: boolean;
}

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AccountSession[]> => {
      const { db } = await dataClient();
      return unwrap(await db.rpc('my_sessions').abortSignal(signal));
    },
  });

/** Ends the given sessions of the account; null ends all except the current one. */
export async function endSessions(ids: readonly string[] | null): Promise<number> {
  const { db } = await dataClient();
  // The generated type doesn't know that the argument may be null.
  return unwrap(await db.rpc('end_sessions', { ids: ids as string[] }));
}

/** Reads the session's id from the access token of a stored session. */
export function sessionIdOf(stored: string | null = deviceStorage.getItem(SESSION_KEY)): string | null {
  try {
    const { access_token } = JSON.parse(stored ?? '') as { access_token: string };
    const { session_id } = tokenClaims(access_token);
    return typeof session_id === 'string' ? session_id : null;
  } catch {
    return null;
  }
}

/**
 * Returns true if somebody ended the session on purpose. The request is sent without a token, because the
 * token has expired.
 */
export async function wasEnded(session_id: string): Promise<boolean> {
  const answer = await timedFetch(`${backendUrl()}/rest/v1/rpc/session_ended`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id }),
  });
  return answer.ok && (await answer.json()) === true;
}
