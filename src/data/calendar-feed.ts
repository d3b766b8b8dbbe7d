import { queryOptions } from '@tanstack/react-query';
import { backendUrl } from '@/lib/env';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { hashOf, newToken } from './link-token';
import { expectStored, unwrap } from './sync/request';

/**
 * Data that an account can read about its calendar address. The address itself is known only to the device that
 * created it.
 */
interface CalendarFeed {
  readonly language: Language;
  readonly created_at: string;
}

export const feedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['calendar-feed', userId],
    // Another device may have revoked the address.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<CalendarFeed | null> => {
      const { db } = await dataClient();
      const rows = unwrap(
        await db
          .from('calendar_feeds')
          .select('language, created_at')
          .eq('user_id', userId)
          .abortSignal(signal),
      );
      return rows[0] ?? null;
    },
  });

export async function endFeed(userId: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('calendar_feeds').delete().eq('user_id', userId));
}

/** Creates a calendar address and replaces the previous one. The service never sees the address itself. */
export async function makeFeed(userId: string, language: Language): Promise<string> {
  const token = newToken();
  await endFeed(userId);
  const { db } = await dataClient();
  expectStored(await db.from('calendar_feeds').insert({ token_hash: await hashOf(token), language }));
  return `${backendUrl()}/functions/v1/calendar/${token}.ics`;
}
