import { useQuery } from '@tanstack/react-query';
import { SCENARIOS, scenariosQuery } from '@/data/scenarios';
import { usePlanByNow, useRowsByNow } from '@/data/use-plan-rows';

/** A plan's scenarios with what is on its way laid over them, and the plan as it stands by now. */
export function useScenarios(id: string) {
  const query = useQuery(scenariosQuery(id));
  const { data } = query;
  return {
    query,
    plan: usePlanByNow(id, data?.plan),
    scenarios: useRowsByNow(SCENARIOS, id, data?.scenarios),
  };
}
