import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updatePlanMutation } from '@/data/plan-mutations';
import { type Plan, type PlanChange, planQuery } from '@/data/plans';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { dismissToast, toast } from '@/ui/toast-store';

export type Edit = Pick<PlanChange, 'changes' | 'categories'>;

/** The offer to take back the last change of a plan; a newer change makes it void. */
const offers = new Map<string, number>();

function withdraw(id: string): void {
  const shown = offers.get(id);
  if (shown !== undefined) dismissToast(shown);
  offers.delete(id);
}

/** The edit that brings back what this one replaces. */
function inverse(plan: Plan, { changes, categories }: Edit): Edit {
  const { archived, deleted, ...facts } = changes;
  const before = Object.fromEntries(Object.keys(facts).map((field) => [field, plan[field as keyof Plan]]));
  return {
    changes: {
      ...before,
      ...(archived === undefined ? {} : { archived: plan.archived_at !== null }),
      ...(deleted === undefined ? {} : { deleted: plan.deleted_at !== null }),
    },
    ...(categories ? { categories: plan.categories } : {}),
  };
}

/**
 * Saves a change of a plan: shown at once, sent when there is a connection, and taken back by itself on failure,
 * of which the reader is told. `said` names what was done, in a toast that can undo it.
 */
export function useChangePlan() {
  const client = useQueryClient();
  const { t } = useTranslation(['plans', 'common']);
  const options = updatePlanMutation(client);

  function tell(error: Error, { id, changes }: PlanChange): void {
    withdraw(id);
    const status = statusOf(error);
    const path = paths.eventPlan(id);
    const here = window.location.pathname === path;
    if (status === 409) {
      // On the plan's own page a dialog lets the reader decide.
      if (!here)
        toast({
          title: t('common:failures.stale'),
          text: t('conflict.elsewhere'),
          tone: 'danger',
          link: { label: t('conflict.open'), href: path },
        });
      return;
    }
    const limit = status === 402 && changes.deleted === false;
    const text = limit
      ? t('saved.undoAtLimit')
      : status === 404
        ? t('failure.gone')
        : status === 403
          ? t('common:failures.forbidden')
          : status === 0 || status >= 502
            ? t('failure.network')
            : t('failure.unknown');
    toast({ title: t('common:failures.title'), text, tone: 'danger' });
  }

  const { mutate } = useMutation({
    ...options,
    meta: { handled: true },
    onError: (error, change, before, context) => {
      tell(error, change);
      return options.onError?.(error, change, before, context);
    },
  });

  return function change(plan: Plan, edit: Edit, said?: string): void {
    withdraw(plan.id);
    mutate({ id: plan.id, version: plan.version, ...edit });
    if (!said) return;
    const undo = () => {
      offers.delete(plan.id);
      const version = client.getQueryData(planQuery(plan.id).queryKey)?.version ?? plan.version;
      mutate({ id: plan.id, version, ...inverse(plan, edit) });
    };
    offers.set(plan.id, toast({ title: said, action: { label: t('common:undo'), run: undo } }));
  };
}
