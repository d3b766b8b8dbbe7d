import { useTranslation } from '@/lib/translation';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { PlanLimit } from './use-plan-limit';

interface LimitDialogProps {
  reached: PlanLimit | null;
  onClose: () => void;
}

export function LimitDialog({ reached, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['plans', 'common']);
  if (!reached) return null;
  const { tier, limit, next } = reached;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('limit.title')}
      description={t('limit.text', { count: limit, tier: t(`common:tier.${tier}`) })}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <UpgradeOffer tier={tier} to={next} />
        <Button className="self-start" onClick={onClose}>
          {t('limit.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
