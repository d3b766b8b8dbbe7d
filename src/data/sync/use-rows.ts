import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { PLANS, type Plan } from '../plans';
import { type Noun, type Row, type RowTable, withChanges } from './noun';
import { changesIn, type OutboxState, outboxState, subscribeOutbox } from './outbox';
import { rowsKey } from './rows-key';

export const useOutbox = (): OutboxState => useSyncExternalStore(subscribeOutbox, outboxState, outboxState);

/** Returns the unsent changes of one table; `plan_id` null means all plans. */
export function useOutboxChanges<R extends Row>(noun: Noun<RowTable, R>, plan_id: string | null) {
  const read = () => changesIn(noun, plan_id);
  return useSyncExternalStore(subscribeOutbox, read, read);
}

const NONE: readonly never[] = [];

/** Returns a plan's rows as last read from the service, without unsent changes. */
export function useStoredRows<R extends Row>({ table }: Noun<RowTable, R>, plan_id: string): readonly R[] {
  const { data } = useQuery<readonly R[]>({ queryKey: rowsKey(plan_id, table), queryFn: skipToken });
  return data ?? NONE;
}

/** Returns a plan's rows including unsent changes. Returns the same array while nothing changes. */
export function useRows<R extends Row>(noun: Noun<RowTable, R>, plan_id: string): readonly R[] {
  const stored = useStoredRows(noun, plan_id);
  const changes = useOutboxChanges(noun, plan_id);
  return useMemo(() => {
    const rows = withChanges(stored, changes, noun.tombstone);
    return changes.length === 0 ? rows : rows.toSorted((a, b) => noun.compare(a, b));
  }, [stored, changes, noun]);
}

/** Returns a plan including unsent changes; null if this person has no such plan, or it is deleted. */
export function usePlan(id: string): Plan | null {
  const plan = useRows(PLANS, id).find((one) => one.id === id);
  return plan && plan.deleted_at === null ? plan : null;
}
