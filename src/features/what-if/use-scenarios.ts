import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SCENARIOS, scenariosQuery } from '@/data/scenarios';
import { usePlanByNow, useRowsByNow } from '@/data/use-plan-rows';
import { byPosition } from '@/domain/what-if/order';

/** A plan's scenarios in their order with what is on its way laid over them, and the plan as it stands by now. */
export function useScenarios(id: string) {
  const query = useQuery(scenariosQuery(id));
  const { data } = query;
  const rows = useRowsByNow(SCENARIOS, id, data?.scenarios);
  return {
    query,
    plan: usePlanByNow(id, data?.plan),
    scenarios: useMemo(() => rows.toSorted(byPosition), [rows]),
  };
}
