import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updatePlanMutation } from '@/data/plan-mutations';
import { type Plan, planQuery } from '@/data/plans';
import type { PlanEdit } from '@/domain/plan/merge';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { toast } from '@/ui/toast-store';

/** The edit that brings back what this one replaces. */
function inverse(plan: Plan, { changes, categories }: PlanEdit): PlanEdit {
  const fields = Object.keys(changes).map((field) => [field, Reflect.get(plan, field)]);
  return { changes: Object.fromEntries(fields), ...(categories && { categories: plan.categories }) };
}

/**
 * Changes the plan in one call at the version that was read: shown at once, taken back on failure, of which the
 * reader is told. Of somebody else's change the plan's own page lets them decide. `said` names what was done, in a
 * toast that can undo it.
 */
export function usePromote(plan: Plan): (edit: PlanEdit, said: string) => void {
  const client = useQueryClient();
  const { t } = useTranslation(['whatif', 'common', 'modules']);
  const options = updatePlanMutation(client);
  const { mutate } = useMutation({
    ...options,
    meta: { handled: true },
    onError: (error, change, before, context) => {
      const status = statusOf(error);
      if (status === 409)
        toast({
          title: t('common:failures.stale'),
          text: t('promote.elsewhere'),
          tone: 'danger',
          link: { label: t('promote.open'), href: paths.eventPlan(plan.id) },
        });
      else
        toast({
          title: t('common:failures.title'),
          text:
            status === 403
              ? t('common:failures.forbidden')
              : status === 404
                ? t('modules:failure.gone')
                : t(status === 0 || status >= 502 ? 'common:failures.network' : 'common:failures.unknown'),
          tone: 'danger',
        });
      return options.onError?.(error, change, before, context);
    },
  });
  const send = (version: number, { changes, categories }: PlanEdit) =>
    mutate({ id: plan.id, version, changes, ...(categories && { categories }) });
  return (edit, said) => {
    send(plan.version, edit);
    const undo = () => {
      const version = client.getQueryData(planQuery(plan.id).queryKey)?.version ?? plan.version;
      send(version, inverse(plan, edit));
    };
    toast({ title: said, action: { label: t('common:undo'), run: undo } });
  };
}
