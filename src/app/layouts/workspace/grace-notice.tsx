import { CreditCard, X } from 'lucide-react';
import { useState } from 'react';
import type { Grace } from '@/data/grace';
import { guestLimit, planLimit } from '@/domain/tiers';
import { deviceStorage } from '@/lib/device-storage';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { PortalButton } from '@/parts/account/portal-button';
import { IconButton } from '@/ui/button';

/** Storage key of the day on which the notice was dismissed. Sign-out deletes it. */
const HIDDEN_ON = 'celebra-grace-hidden';

interface GraceNoticeProps {
  grace: Grace;
  /** Day of the service's response, YYYY-MM-DD. */
  day: string;
}

/**
 * Notice about a failed renewal. Every page shows it, but only to the paying person. It says how long Pro
 * continues and what happens then, and has a button to fix the payment.
 */
export default function GraceNotice({ grace, day }: GraceNoticeProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [hiddenOn, setHiddenOn] = useState(() => deviceStorage.getItem(HIDDEN_ON));
  if (hiddenOn === day) return null;
  const hide = () => {
    deviceStorage.setItem(HIDDEN_ON, day);
    setHiddenOn(day);
    document.getElementById('content')?.focus();
  };
  return (
    <section
      aria-label={t('grace.label')}
      className="flex items-start gap-x-2.5 border-b border-line bg-surface py-2 pr-2 pl-4 text-sm sm:pr-4 sm:pl-6 print:hidden"
    >
      <CreditCard className="mt-3 size-5 shrink-0 text-attention sm:mt-2" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-2 sm:py-1">
        <p className="measure min-w-0 flex-1 basis-60">
          <strong className="font-semibold">{t('grace.until', { date: formatInstant(grace.lapses) })}</strong>{' '}
          <span>
            {t(`grace.after.${grace.after}`, {
              plans: t('plan.plans', { count: planLimit(grace.after) ?? 0 }),
              guests: guestLimit(grace.after) ?? 0,
            })}
          </span>
        </p>
        <PortalButton look="secondary" size="small" label={t('grace.mend')} />
      </div>
      <IconButton label={t('grace.hide')} onClick={hide}>
        <X className="size-5" />
      </IconButton>
    </section>
  );
}
