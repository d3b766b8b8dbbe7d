import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeMember, type PlanPerson, peopleQuery, removeMember } from '@/data/sharing';
import { forgetPlan } from '@/data/sync/left-plans';
import type { InvitedRole } from '@/domain/access';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { toast } from '@/ui/toast-store';
import { useRenewal } from './use-renewal';

/**
 * The only place that removes members and changes roles. `failed` is true if the last change failed.
 * `renewal` offers new links, because a removed editor might have copied the old links.
 */
export function useMemberChanges() {
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  const renewal = useRenewal(plan.id);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const [failed, setFailed] = useState(false);
  const key = peopleQuery(plan.id).queryKey;

  const show = (change: (people: PlanPerson[]) => PlanPerson[]): void => {
    client.setQueryData(key, (people) => people && change(people));
    void client.invalidateQueries({ queryKey: key });
  };
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setFailed(false);
    try {
      await what();
    } catch {
      setFailed(true);
      void client.invalidateQueries({ queryKey: key });
    }
  };
  const setIn = (user_id: string, change: Partial<PlanPerson>) =>
    show((people) => people.map((one) => (one.user_id === user_id ? { ...one, ...change } : one)));

  return {
    failed,
    attempt,
    renewal,
    remove: ({ user_id, full_name }: PlanPerson, renew: boolean) =>
      attempt(async () => {
        await removeMember(plan.id, user_id);
        if (user_id !== user?.id) {
          show((people) => people.filter((one) => one.user_id !== user_id));
          toast({ title: t('removed', { name: full_name }) });
          // Renew only after the removal, so that the removed person can't read the new links.
          if (renew) await renewal.renew();
          return;
        }
        toast({ title: t('left') });
        void navigate(paths.savedPlans);
        await forgetPlan(client, plan.id);
        await client.invalidateQueries({ queryKey: ['plans'] });
      }),
    setRole: ({ user_id, full_name }: PlanPerson, role: InvitedRole, renew: boolean) =>
      attempt(async () => {
        await changeMember(plan.id, user_id, { role });
        setIn(user_id, { role });
        toast({ title: t('roleChanged', { name: full_name }) });
        if (renew) await renewal.renew();
      }),
    offer: ({ user_id }: PlanPerson, offered: boolean) =>
      attempt(async () => {
        await changeMember(plan.id, user_id, { offered });
        setIn(user_id, { offered });
      }),
  };
}

export type MemberChanges = ReturnType<typeof useMemberChanges>;
