import type { Mutation } from '@tanstack/react-query';
import type { NewPlan, Plan, PlanChange } from './plans';

/**
 * What is on its way to the service, laid over what was read: part of every screen, while the writing itself
 * (plan-mutations.ts) is fetched with the screens that change something.
 */
export const PLAN_SCOPE = { id: 'plans' };
export const PLAN_CREATE = ['plan', 'create'] as const;
export const PLAN_UPDATE = ['plan', 'update'] as const;

function applied(plan: Plan, { changes, categories }: PlanChange): Plan {
  const { archived, deleted, ...facts } = changes;
  const now = new Date().toISOString();
  return {
    ...plan,
    ...facts,
    ...(archived === undefined ? {} : { archived_at: archived ? now : null }),
    ...(deleted === undefined ? {} : { deleted_at: deleted ? now : null }),
    categories: categories
      ? plan.categories.map(
          (choice) => categories.find(({ category }) => category === choice.category) ?? choice,
        )
      : plan.categories,
  };
}

/** The plan as it will be once these changes have arrived; those of other plans are passed over. */
export const withPending = (plan: Plan, pending: readonly PlanChange[]): Plan =>
  pending.reduce((current, change) => (change.id === plan.id ? applied(current, change) : current), plan);

/** A plan that is on its way, as it will be read once it has arrived. */
export const plannedPlan = ({ id, facts, categories }: NewPlan, owner_id: string, now: string): Plan => ({
  ...facts,
  id,
  owner_id,
  version: 1,
  archived_at: null,
  deleted_at: null,
  role: 'owner',
  created_at: now,
  updated_at: now,
  categories,
});

/** Whether a change can be taken up again by the next visit. */
export const outlivesTab = ({ options, state }: Mutation): boolean =>
  options.mutationKey?.[0] === PLAN_UPDATE[0] && state.status === 'pending';
