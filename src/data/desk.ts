import type { DateText } from '@/domain/calendar';
import type { Database } from '@/lib/database.types';
import { currentSession } from '@/lib/session/session-state';
import { dataClient } from '@/lib/supabase';
import type { StoredRows } from './sync/noun';
import { unwrap } from './sync/request';

/** As the service returns them: each noun's own mapper reads its part. */
export interface DeskAnswer {
  readonly plans: readonly StoredRows['event_plans'][];
  readonly summaries: Database['public']['Functions']['plan_summaries']['Returns'];
  readonly needs: readonly unknown[];
}

const under = new Map<string, Promise<DeskAnswer>>();

/**
 * All of an account's plans with what is reckoned of them: one request, however many they are. Queries that ask for a
 * part of it while it is under way get that answer, so that a page is one request.
 */
export function askDesk(today: DateText): Promise<DeskAnswer> {
  const key = `${currentSession().user?.id ?? ''} ${today}`;
  const known = under.get(key);
  if (known) return known;
  const asked = (async () => {
    const { db } = await dataClient();
    return unwrap(await db.rpc('desk', { today })) as unknown as DeskAnswer;
  })().finally(() => under.delete(key));
  under.set(key, asked);
  return asked;
}
