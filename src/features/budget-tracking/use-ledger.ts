import { useQuery } from '@tanstack/react-query';
import { BUDGET_ITEMS, CONTRIBUTIONS, ledgerQuery } from '@/data/ledger';
import { usePlanByNow, useRowsByNow } from '@/data/use-plan-rows';

/** A plan's money with what is on its way laid over it, and the plan as it stands by now. */
export function useLedger(id: string) {
  const query = useQuery(ledgerQuery(id));
  const { data } = query;
  return {
    query,
    plan: usePlanByNow(id, data?.plan),
    items: useRowsByNow(BUDGET_ITEMS, id, data?.items),
    contributions: useRowsByNow(CONTRIBUTIONS, id, data?.contributions),
  };
}
