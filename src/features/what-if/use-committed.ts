import { useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { committedOf } from '@/domain/what-if/committed-of';
import type { Committed } from '@/domain/what-if/cost';
import { today } from '@/lib/format';

/** Returns the committed amounts by category from the plan's ledger; empty until it is loaded. */
export function useCommitted({ id, currency }: Plan): Committed {
  const items = useRows(BUDGET_ITEMS, id);
  return useMemo(() => committedOf(items, today(), currency), [items, currency]);
}
