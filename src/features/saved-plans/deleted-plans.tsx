import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { deletedPlansQuery } from '@/data/deleted-plans';
import type { Plan } from '@/data/plans';
import { IN_DEMO } from '@/lib/demo';
import { formatInstant } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import { usePlans } from '@/parts/plan/use-plans';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { FieldError } from '@/ui/field';
import { LimitDialog } from './limit-dialog';
import { usePlanLimit } from './use-plan-limit';

/** Deleted events, which can be restored for thirty days. Loaded when the list is opened. */
export function DeletedPlans() {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  const change = useChangePlan();
  const { plans: alive } = usePlans();
  const [open, setOpen] = useState(false);
  const [limited, setLimited] = useState(false);
  const reached = usePlanLimit(alive);
  const userId = user?.id ?? '';
  const { data, isError } = useQuery({ ...deletedPlansQuery(userId), enabled: open && userId !== '' });
  if (IN_DEMO) return null;
  const there = new Set(alive.map(({ id }) => id));
  const plans = data?.filter(({ id }) => !there.has(id));
  const restore = (plan: Plan) => {
    if (reached && plan.owner_id === userId) return setLimited(true);
    change(plan, { changes: { deleted: false } }, t('saved.wasRestored', { name: plan.name }));
  };
  return (
    <Disclosure title={t('saved.deleted')} open={open} onToggle={setOpen}>
      <p className="measure text-ink-muted">{t('saved.deletedText')}</p>
      {isError && <FieldError>{t('saved.deletedFailed')}</FieldError>}
      {plans?.length === 0 && <p className="mt-2">{t('saved.deletedNone')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {plans?.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="min-w-0 flex-1 basis-56 break-words">
              <span className="font-medium">{plan.name}</span>
              <span className="block text-sm text-ink-muted">
                {t('saved.deletedOn', { date: formatInstant(plan.deleted_at ?? '') })}
              </span>
            </p>
            <Button
              look="secondary"
              size="small"
              icon={<RotateCcw className="size-4.5" />}
              aria-label={t('saved.restoreOf', { name: plan.name })}
              onClick={() => restore(plan)}
            >
              {t('saved.restore')}
            </Button>
          </li>
        ))}
      </ul>
      <LimitDialog reached={limited ? reached : null} onClose={() => setLimited(false)} />
    </Disclosure>
  );
}
