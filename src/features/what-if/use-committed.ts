import { useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { ledger } from '@/domain/ledger/ledger';
import { CATEGORIES } from '@/domain/plan/facts';
import type { Committed } from '@/domain/what-if/cost';
import { today } from '@/lib/format';

/** One and the same for as long as nothing is committed, so that no scenario is evaluated twice. */
const NOTHING: Committed = {};

/** What the plan's ledger is committed to, by category; nothing until it is read. */
export function useCommitted({ id, currency }: Plan): Committed {
  const items = useRows(BUDGET_ITEMS, id);
  return useMemo(() => {
    const { categories } = ledger(items, today(), currency);
    const committed = CATEGORIES.flatMap((category) => {
      const amount = categories[category].committed;
      return amount > 0 ? [[category, amount] as const] : [];
    });
    return committed.length > 0 ? Object.fromEntries(committed) : NOTHING;
  }, [items, currency]);
}
