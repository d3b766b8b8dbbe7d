import { planLimit } from '@/domain/tiers';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { PlanLimit } from './use-plan-limit';

interface LimitDialogProps {
  reached: PlanLimit | null;
  /** A deleted plan is wanted back. */
  restoring?: boolean;
  onClose: () => void;
}

/** Told before anything is begun: the tier has no room for one more plan, and what would give it room. */
export function LimitDialog({ reached, restoring = false, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['plans', 'common']);
  if (!reached) return null;
  const { tier, limit, next } = reached;
  const room = planLimit(next);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('limit.title')}
      description={t('limit.text', { count: limit, tier: t(`common:tier.${tier}`) })}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <p>
          <strong>
            {room === null
              ? t('limit.nextUnlimited', { tier: t(`common:tier.${next}`) })
              : t('limit.nextPlans', { count: room, tier: t(`common:tier.${next}`) })}
          </strong>{' '}
          <span>{t(restoring ? 'limit.restore' : 'limit.free')}</span>
        </p>
        <Button className="self-start" onClick={onClose}>
          {t('limit.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
