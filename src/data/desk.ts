import type { QueryFunctionContext } from '@tanstack/react-query';
import type { DateText } from '@/domain/calendar';
import type { Database } from '@/lib/database.types';
import { currentSession } from '@/lib/session/session-state';
import { dataClient } from '@/lib/supabase';
import { needsKey, summariesKey } from './derived-keys';
import type { StoredRows } from './sync/noun';
import { unwrap } from './sync/request';

/** The service's answer; each noun's own mapper reads its part. */
interface DeskAnswer {
  readonly plans: readonly StoredRows['event_plans'][];
  readonly summaries: Database['public']['Functions']['plan_summaries']['Returns'];
  readonly needs: readonly unknown[];
}

/** First key elements of the queries that show a part of the answer. */
const PARTS: readonly unknown[] = ['plans', ...summariesKey, ...needsKey];
/**
 * Wait of an answer for a part that
 * is still reading from the device,
 * in milliseconds; a cancelled
 * query never collects its part.
 */
const KEPT_FOR_MS = 10_000;

interface Asked {
  readonly by: string;
  readonly answer: Promise<DeskAnswer>;
  /** Parts that were collected already: a second request for one wants a newer answer. */
  readonly taken: Set<unknown>;
  /** Time when the answer expires, in milliseconds since 1970; infinite while the request is running. */
  until: number;
}
let asked: Asked | null = null;

/** Drops a pending answer after a write, because it was requested before and is stale. */
export function forgetDesk(): void {
  asked = null;
}

/**
 * Reads all of an account's plans with their derived figures in one request, however many there are. The
 * queries that show a part (`queryKey`) share the answer.
 */
export function askDesk(
  { client, queryKey: [part] }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  today: DateText,
): Promise<DeskAnswer> {
  const by = `${currentSession().user?.id ?? ''} ${today}`;
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
  const forget = () => asked === own && forgetDesk();
  const isWaited = ({ queryKey: [one] }: { queryKey: readonly unknown[] }) =>
    PARTS.includes(one) && !own.taken.has(one);
  answer.then(() => {
    own.until = Date.now() + KEPT_FOR_MS;
    if (client.isFetching({ predicate: isWaited }) === 0) forget();
  }, forget);
  return answer;
}
