import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { createPlan, type NewPlan, type Plan, type PlanChange, planQuery, updatePlan } from './plans';

/**
 * Writes to plans. They are shown at once, sent one after another, and wait on the device while there is no
 * connection, also across a closed tab: their functions are found again by key (`registerPlanMutations`).
 */
const SCOPE = { id: 'plans' };
export const PLAN_CREATE = ['plan', 'create'] as const;
export const PLAN_UPDATE = ['plan', 'update'] as const;

/**
 * Where this device's own writes have taken a version. A change typed on top of one that was still on its way
 * names the version before it; without this it would take itself for somebody else's.
 */
const moved = new Map<string, number>();
const latestOwn = (id: string, version: number): number => {
  const next = moved.get(`${id}:${version}`);
  return next === undefined ? version : latestOwn(id, next);
};

async function sendChange(change: PlanChange): Promise<Plan> {
  const version = latestOwn(change.id, change.version);
  const plan = await updatePlan({ ...change, version });
  if (plan.version !== version) moved.set(`${change.id}:${version}`, plan.version);
  return plan;
}

function applied(plan: Plan, { changes, categories }: PlanChange): Plan {
  const { archived, deleted: _, ...facts } = changes;
  return {
    ...plan,
    ...facts,
    ...(archived === undefined ? {} : { archived_at: archived ? new Date().toISOString() : null }),
    categories: categories
      ? plan.categories.map(
          (choice) => categories.find(({ category }) => category === choice.category) ?? choice,
        )
      : plan.categories,
  };
}

function show(client: QueryClient, id: string, next: (plan: Plan) => Plan | null): void {
  client.setQueryData(planQuery(id).queryKey, (plan) => (plan ? next(plan) : plan));
  client.setQueriesData<Plan[]>({ queryKey: ['plans'] }, (plans) =>
    plans?.flatMap((plan) => (plan.id === id ? (next(plan) ?? []) : plan)),
  );
}

const refresh = (client: QueryClient, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['plans'] }),
    client.invalidateQueries({ queryKey: planQuery(id).queryKey }),
  ]);

export const updatePlanMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: PLAN_UPDATE,
    scope: SCOPE,
    mutationFn: sendChange,
    onMutate: async (change: PlanChange) => {
      await client.cancelQueries({ queryKey: planQuery(change.id).queryKey });
      await client.cancelQueries({ queryKey: ['plans'] });
      show(client, change.id, (plan) => (change.changes.deleted ? null : applied(plan, change)));
    },
    // A deletion or its undoing changes which plans there are; anything else is the plan as it now stands.
    onSuccess: async (plan, { id, changes }) => {
      if (changes.deleted === undefined) show(client, id, () => plan);
      else await refresh(client, id);
    },
    // What was shown too early is replaced by what is true.
    onError: (_error, { id }) => refresh(client, id),
  });

export const createPlanMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: PLAN_CREATE,
    scope: SCOPE,
    mutationFn: (plan: NewPlan) => createPlan(plan),
    onSuccess: (plan) => {
      client.setQueryData(planQuery(plan.id).queryKey, plan);
      return client.invalidateQueries({ queryKey: ['plans'] });
    },
  });

/** Lets changes that waited through a closed tab be sent when the app is open again. */
export function registerPlanMutations(client: QueryClient): void {
  client.setMutationDefaults(PLAN_UPDATE, updatePlanMutation(client));
  client.setMutationDefaults(PLAN_CREATE, createPlanMutation(client));
}
