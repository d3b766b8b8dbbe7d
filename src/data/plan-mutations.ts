import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { statusOf } from '@/lib/errors';
import { KEPT_OFFLINE } from './offline';
import { onOwnVersion } from './own-versions';
import { PLAN_CREATE, PLAN_SCOPE, PLAN_UPDATE, withPending } from './plan-pending';
import { createPlan, type NewPlan, type Plan, type PlanChange, planQuery, updatePlan } from './plans';

/**
 * Writes to plans. They are sent one after another and wait on the device while there is no connection, also
 * across a closed tab: their functions are found again by key (`registerPlanMutations`). Screens show them at once
 * by laying what is on its way over what was read (`withPending`), so that a failure needs no rolling back and a
 * fresh answer never hides a later change.
 */
const sendChange = (client: QueryClient, change: PlanChange): Promise<Plan> =>
  onOwnVersion(client, change, (version) => updatePlan({ ...change, version }));

/** A change that met somebody else's: what it was made on, and all that was wanted since. */
export interface PlanConflict {
  base: Plan;
  change: PlanChange;
}

/** Kept until the reader has decided, so that nothing typed is lost by leaving the page. */
export const conflictQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan-conflict', id],
    queryFn: (): PlanConflict | null => null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_OFFLINE,
  });

const planInCache = (client: QueryClient, id: string): Plan | undefined =>
  client.getQueryData(planQuery(id).queryKey) ??
  client
    .getQueriesData<Plan[]>({ queryKey: ['plans'] })
    .flatMap(([, plans]) => plans ?? [])
    .find((plan) => plan.id === id);

function remember(client: QueryClient, base: Plan | undefined, change: PlanChange): void {
  if (!base) return;
  client.setQueryData(conflictQuery(change.id).queryKey, (earlier) => ({
    base: earlier?.base ?? base,
    change: {
      ...change,
      changes: { ...earlier?.change.changes, ...change.changes },
      ...((change.categories ?? earlier?.change.categories)
        ? { categories: change.categories ?? earlier?.change.categories ?? [] }
        : {}),
    },
  }));
}

async function show(client: QueryClient, plan: Plan): Promise<void> {
  // An answer that set out before this one would bring the old plan back.
  await client.cancelQueries({ queryKey: planQuery(plan.id).queryKey });
  await client.cancelQueries({ queryKey: ['plans'] });
  client.setQueryData(planQuery(plan.id).queryKey, plan);
  client.setQueriesData<Plan[]>({ queryKey: ['plans'] }, (plans) =>
    plans?.map((known) => (known.id === plan.id ? plan : known)),
  );
  // A plan that came back from its deletion may be missing from a list that was read in between.
  void client.invalidateQueries({
    queryKey: ['plans'],
    predicate: ({ state }) => !(state.data as Plan[] | undefined)?.some(({ id }) => id === plan.id),
  });
}

const refresh = (client: QueryClient, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['plans'] }),
    client.invalidateQueries({ queryKey: planQuery(id).queryKey }),
  ]);

export const updatePlanMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: PLAN_UPDATE,
    scope: PLAN_SCOPE,
    mutationFn: (change: PlanChange) => sendChange(client, change),
    onMutate: (change: PlanChange) => {
      const plan = planInCache(client, change.id);
      return { base: plan && withPending(plan, pendingChanges(client, change)) };
    },
    onSuccess: (plan) => show(client, plan),
    onError: (error, change, context) => {
      if (statusOf(error) === 409) remember(client, context?.base, change);
      return refresh(client, change.id);
    },
  });

/** What is on its way, oldest first, without the change that asks. */
const pendingChanges = (client: QueryClient, except: PlanChange): PlanChange[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: PLAN_UPDATE, status: 'pending' })
    .map(({ state }) => state.variables as PlanChange)
    .filter((change) => change !== except);

export const createPlanMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: PLAN_CREATE,
    scope: PLAN_SCOPE,
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
