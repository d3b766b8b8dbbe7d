import type { QueryFunctionContext } from '@tanstack/react-query';
import type { DateText } from '@/domain/calendar';
import type { Database } from '@/lib/database.types';
import { currentSession } from '@/lib/session/session-state';
import { dataClient } from '@/lib/supabase';
import { needsKey, summariesKey } from './derived-keys';
import type { StoredRows } from './sync/noun';
import { unwrap } from './sync/request';
import { allWrites } from './sync/writes';

/** The service's response, with rows that aren't parsed yet. */
interface DeskAnswer {
  readonly plans: readonly StoredRows['event_plans'][];
  readonly summaries: Database['public']['Functions']['plan_summaries']['Returns'];
  readonly needs: readonly unknown[];
}

/** First elements of the query keys whose queries share one response. */
const PARTS: readonly unknown[] = ['plans', ...summariesKey, ...needsKey];
/**
 * Milliseconds for which a response is kept for a query that is still restoring its result from the device.
 * Without this limit, the part of a cancelled query would be kept forever.
 */
const KEPT_FOR_MS = 10_000;

interface Asked {
  readonly by: string;
  readonly answer: Promise<DeskAnswer>;
  /** Parts that queries have taken already. A second request for a part needs a newer response. */
  readonly taken: Set<unknown>;
  /** Time when the response expires, in milliseconds since 1970. Infinite while the request is running. */
  until: number;
}
let asked: Asked | null = null;

/**
 * Reads all plans of an account with their derived figures in one request. The queries for plans, summaries
 * and needs (`queryKey`) share the response, until a write makes it stale.
 */
export function askDesk(
  { client, queryKey: [part] }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  today: DateText,
): Promise<DeskAnswer> {
  const by = [currentSession().user?.id, today, allWrites()].join(' ');
  if (asked?.by === by && !asked.taken.has(part) && Date.now() < asked.until) {
    asked.taken.add(part);
    return asked.answer;
  }
  const answer = (async () => {
    const { db } = await dataClient();
    return unwrap(await db.rpc('desk', { today })) as unknown as DeskAnswer;
  })();
  const own: Asked = { by, answer, taken: new Set([part]), until: Number.POSITIVE_INFINITY };
  asked = own;
  const forget = () => {
    if (asked === own) asked = null;
  };
  const isWaited = ({ queryKey: [one] }: { queryKey: readonly unknown[] }) =>
    PARTS.includes(one) && !own.taken.has(one);
  answer.then(() => {
    own.until = Date.now() + KEPT_FOR_MS;
    if (client.isFetching({ predicate: isWaited }) === 0) forget();
  }, forget);
  return answer;
}
