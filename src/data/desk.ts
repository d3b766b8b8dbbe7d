import type { QueryFunctionContext } from '@tanstack/react-query';
import type { DateText } from '@/domain/calendar';
import type { Database } from '@/lib/database.types';
import { currentSession } from '@/lib/session/session-state';
import { dataClient } from '@/lib/supabase';
import { needsKey, summariesKey } from './derived-keys';
import type { StoredRows } from './sync/noun';
import { unwrap } from './sync/request';

/** As the service returns them: each noun's own mapper reads its part. */
interface DeskAnswer {
  readonly plans: readonly StoredRows['event_plans'][];
  readonly summaries: Database['public']['Functions']['plan_summaries']['Returns'];
  readonly needs: readonly unknown[];
}

/** First elements of the keys of the queries that show a part of it. */
const PARTS: readonly unknown[] = ['plans', ...summariesKey, ...needsKey];
/**
 * How long an answer that has arrived is kept for a part that still reads from the device, milliseconds: a query that
 * was cancelled meanwhile never takes it.
 */
const KEPT_FOR_MS = 10_000;

interface Asked {
  readonly by: string;
  readonly answer: Promise<DeskAnswer>;
  /** Parts that have it: a part that asks once more wants a later answer. */
  readonly taken: Set<unknown>;
  /** Milliseconds since 1970; infinite while the request is under way. */
  until: number;
}
let asked: Asked | null = null;

/** After a write: an answer requested before it is stale. */
export function forgetDesk(): void {
  asked = null;
}

/**
 * All of an account's plans with the figures computed from them, in one request however many there are. The queries that
 * show a part of it (`queryKey`) share an answer, so that a page makes one request.
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
