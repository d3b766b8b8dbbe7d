import type { QueryFunctionContext } from '@tanstack/react-query';
import type { DateText } from '@/domain/calendar';
import type { Database } from '@/lib/database.types';
import { currentSession } from '@/lib/session/session-state';
import { dataClient } from '@/lib/supabase';
import { needsKey, summariesKey } from './derived-keys';
import type { StoredRows } from './sync/noun';
import { unwrap } from './sync/request';

/** As the service returns them: each noun's own mapper reads its part. */
export interface DeskAnswer {
  readonly plans: readonly StoredRows['event_plans'][];
  readonly summaries: Database['public']['Functions']['plan_summaries']['Returns'];
  readonly needs: readonly unknown[];
}

/** First words of the keys of the queries that are a part of it. */
const PARTS: readonly unknown[] = ['plans', ...summariesKey, ...needsKey];

interface Asked {
  readonly by: string;
  readonly answer: Promise<DeskAnswer>;
  /** Parts that have it: who asks once more wants a later one. */
  readonly taken: Set<unknown>;
}
let asked: Asked | null = null;

/** After a write: an answer that set out before it is nobody's any more. */
export function forgetDesk(): void {
  asked = null;
}

/**
 * All of an account's plans with what is reckoned of them: one request, however many they are. Each query of a part of it takes
 * the same answer, also one that was still reading from the device when it arrived, so that a page is one request.
 */
export function askDesk(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  today: DateText,
): Promise<DeskAnswer> {
  const [part] = queryKey;
  const by = `${currentSession().user?.id ?? ''} ${today}`;
  if (asked?.by === by && !asked.taken.has(part)) {
    asked.taken.add(part);
    return asked.answer;
  }
  const taken = new Set<unknown>([part]);
  const answer = (async () => {
    const { db } = await dataClient();
    return unwrap(await db.rpc('desk', { today })) as unknown as DeskAnswer;
  })();
  const own: Asked = { by, answer, taken };
  asked = own;
  const isWaited = () =>
    client.isFetching({
      predicate: ({ queryKey: [one] }) => PARTS.includes(one) && !taken.has(one),
    }) > 0;
  answer.then(
    () => asked === own && !isWaited() && forgetDesk(),
    () => asked === own && forgetDesk(),
  );
  return answer;
}
