import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLANS, type Plan, plansQuery } from '@/data/plans';
import { withChanges } from '@/data/sync/noun';
import { useOutboxChanges } from '@/data/sync/use-rows';
import { useSession } from '@/lib/session/session-state';

const NONE: readonly Plan[] = [];

/** Returns the account's plans with the outbox applied. Archived plans are included, deleted ones aren't. */
export function usePlans() {
  const { user } = useSession();
  const query = useQuery({ ...plansQuery(user?.id ?? ''), enabled: user !== null });
  const changes = useOutboxChanges(PLANS, null);
  const read = query.data ?? NONE;
  const plans = useMemo(() => {
    const known = new Set(read.map(({ id }) => id));
    const all = withChanges(read, changes).filter(({ deleted_at }) => deleted_at === null);
    // New plans (only in the outbox) come first.
    return [...all.filter(({ id }) => !known.has(id)), ...all.filter(({ id }) => known.has(id))];
  }, [read, changes]);
  return { query, plans };
}
