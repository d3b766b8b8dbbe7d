import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { PLANS, type Plan } from '../plans';
import { type Noun, type Row, type RowTable, withChanges } from './noun';
import { changesIn, type OutboxState, outboxState, subscribeOutbox } from './outbox';
import { rowsKey } from './rows-key';

export const useOutbox = (): OutboxState => useSyncExternalStore(subscribeOutbox, outboxState, outboxState);

/** The outbox's changes of one table, of one plan or (null) of all. */
export function useOutboxChanges<R extends Row>(noun: Noun<RowTable, R>, plan_id: string | null) {
  const read = () => changesIn(noun, plan_id);
  return useSyncExternalStore(subscribeOutbox, read, read);
}

const NONE: readonly never[] = [];

/** A plan's rows as last read from the service. */
export function useStoredRows<R extends Row>({ table }: Noun<RowTable, R>, plan_id: string): readonly R[] {
  const { data } = useQuery<readonly R[]>({ queryKey: rowsKey(plan_id, table), queryFn: skipToken });
  return data ?? NONE;
}

/** A plan's rows with the outbox's changes applied; a stable list. */
export function useRows<R extends Row>(noun: Noun<RowTable, R>, plan_id: string): readonly R[] {
  const stored = useStoredRows(noun, plan_id);
  const changes = useOutboxChanges(noun, plan_id);
  return useMemo(() => {
    const rows = withChanges(stored, changes, noun.tombstone);
    return changes.length === 0 ? rows : rows.toSorted((a, b) => noun.compare(a, b));
  }, [stored, changes, noun]);
}

/** One plan likewise; null where there is none for this person, or it is deleted. */
export function usePlan(id: string): Plan | null {
  const plan = useRows(PLANS, id).find((one) => one.id === id);
  return plan && plan.deleted_at === null ? plan : null;
}
