import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { byPosition } from '@/domain/what-if/order';
import type { Scenario } from '@/domain/what-if/overrides';
import { readOverrides } from '@/domain/what-if/scenario-schema';
import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import { KEPT_OFFLINE } from './offline';
import { readPlanWith } from './plan-document';
import type { Plan } from './plans';
import { unwrap } from './request';
import { changesToJson, type RowKind, registerRows, type SentChange } from './row-changes';

type ScenarioRow = Database['public']['Tables']['scenarios']['Row'];

/** What the what-if page shows, read in one round trip. */
export interface PlanScenarios {
  readonly plan: Plan;
  readonly scenarios: readonly Scenario[];
}

const toScenario = ({ id, version, name, position, overrides }: ScenarioRow): Scenario => ({
  id,
  version,
  name,
  position,
  overrides: readOverrides(overrides),
});

const toJson = ({ name, position, overrides: { ranking, ...overrides } }: Scenario) => ({
  name,
  position,
  overrides: { ...overrides, ...(ranking && { ranking: [...ranking] }) },
});

export const scenariosQuery = (id: string) =>
  queryOptions({
    queryKey: ['scenarios', id],
    gcTime: KEPT_OFFLINE,
    queryFn: async (context): Promise<PlanScenarios | null> => {
      const read = await readPlanWith<{ scenarios: ScenarioRow[] }>(context, id, 'scenarios(*)');
      return read && { plan: read.plan, scenarios: read.rows.scenarios.map(toScenario).sort(byPosition) };
    },
  });

/** One transaction, safe to repeat. Throws 409 on a stale version, 402 at the limit, 403 and 404 for what is not the reader's. */
async function saveScenarios(plan_id: string, changes: readonly SentChange<Scenario>[]): Promise<Scenario[]> {
  const { db } = await dataClient();
  const rows = unwrap(
    await db.rpc('save_scenarios', { plan_id, changes: changesToJson(changes, 'scenario', toJson) }),
  );
  return (rows as unknown as ScenarioRow[]).map(toScenario);
}

export const SCENARIOS: RowKind<Scenario> = {
  key: ['plan', 'rows', 'scenarios'],
  send: saveScenarios,
  read: (client, plan_id) => client.getQueryData(scenariosQuery(plan_id).queryKey)?.scenarios,
  write: (client, plan_id, rows) =>
    client.setQueryData(
      scenariosQuery(plan_id).queryKey,
      (known) => known && { ...known, scenarios: [...rows].sort(byPosition) },
    ),
  screen: (plan_id) => scenariosQuery(plan_id).queryKey,
};

export const registerScenarios = (client: QueryClient): void => registerRows(client, SCENARIOS);
