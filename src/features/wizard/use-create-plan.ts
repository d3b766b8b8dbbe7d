import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPlanMutation, updatePlanMutation } from '@/data/plan-mutations';
import type { NewPlan, Plan } from '@/data/plans';
import { allocate } from '@/domain/budget/allocate';
import { wizardSchema } from '@/domain/wizard/schema';
import type { WizardValues } from '@/domain/wizard/values';
import { statusOf } from '@/lib/errors';
import { today } from '@/lib/format';
import { withAmounts } from '@/parts/category-choices';
import { allocationInput } from './wizard-changes';

/** The plan as it will be saved, its amounts included; null while an answer is missing or the split is impossible. */
export function newPlan(id: string, values: WizardValues): NewPlan | null {
  const parsed = wizardSchema(today()).safeParse(values);
  const input = allocationInput(values);
  const allocation = input && allocate(input);
  if (!parsed.success || !allocation?.ok) return null;
  const { categories, ...facts } = parsed.data;
  return { id, facts, categories: withAmounts(categories, allocation.lines) };
}

/** Whether what was answered is what was sent: an earlier try may have arrived although its answer didn't. */
function isAsSent(plan: Plan, { facts, categories }: NewPlan): boolean {
  const factsAgree = (Object.keys(facts) as (keyof typeof facts)[]).every((key) => plan[key] === facts[key]);
  return (
    factsAgree &&
    categories.every((sent) => {
      const kept = plan.categories.find((choice) => choice.category === sent.category);
      return (
        kept?.selected === sent.selected &&
        kept.priority === sent.priority &&
        kept.locked === sent.locked &&
        kept.allocated_amount === sent.allocated_amount
      );
    })
  );
}

interface Outcomes {
  onCreated: (plan: Plan) => void;
  onIdTaken: () => void;
}

/**
 * Creates a plan. Pressing twice or trying again makes no second one, since the id is the draft's; what was changed
 * between two tries is brought up to date.
 */
export function useCreatePlan({ onCreated, onIdTaken }: Outcomes) {
  const client = useQueryClient();
  const { mutate: update } = useMutation(updatePlanMutation(client));
  const creation = useMutation({ ...createPlanMutation(client), meta: { handled: true } });
  return {
    creation,
    create: (sent: NewPlan) =>
      creation.mutate(sent, {
        onSuccess: (plan) => {
          if (!isAsSent(plan, sent)) {
            update({ id: plan.id, version: plan.version, changes: sent.facts, categories: sent.categories });
          }
          onCreated(plan);
        },
        onError: (error) => statusOf(error) === 409 && onIdTaken(),
      }),
  };
}
