import { useState } from 'react';
import { sendOwnerOffer } from '@/data/billing';
import { roleAllows } from '@/data/permissions';
import type { MemberRole } from '@/domain/access';
import type { PlanTier } from '@/domain/tiers';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

type Outcome = 'told' | 'toldToday' | 'tellFailed';

/** Button that e-mails the offer to the plan's owner. It is for editors, because only owners can pay. */
export function TellOwner({ plan_id, role, to }: { plan_id: string; role: MemberRole | null; to: PlanTier }) {
  const { t } = useTranslation(['upgrade', 'common']);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async () => {
    setBusy(true);
    setOutcome(
      await sendOwnerOffer(plan_id, to).then(
        () => 'told' as const,
        (error: unknown) => (statusOf(error) === 429 ? 'toldToday' : 'tellFailed'),
      ),
    );
    setBusy(false);
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p>{t('notOwner', { tier: t(`common:tier.${to}`) })}</p>
      {roleAllows(role, 'ask-for-upgrade') && (outcome === null || outcome === 'tellFailed') && (
        <Button look="secondary" busy={busy} onClick={() => void send()}>
          {t('tellOwner')}
        </Button>
      )}
      <p role="status" className="text-ink-muted empty:hidden">
        {outcome && t(outcome)}
      </p>
    </div>
  );
}
