import type { PlanInvite } from '@/data/sharing';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

export function OpenLinks({
  invites,
  onTakeBack,
}: {
  invites: readonly PlanInvite[];
  onTakeBack: (id: string) => void;
}) {
  const { t } = useTranslation('sharing');
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-lg">{t('pending')}</h3>
      <ul>
        {invites.map(({ id, role, expires_at }) => {
          const row = t('pendingRow', { role: t(`role.${role}`), date: formatInstant(expires_at) });
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
              <span>{row}</span>
              <Button
                look="quiet"
                size="small"
                className="text-danger"
                aria-label={`${t('takeBack')}: ${row}`}
                onClick={() => onTakeBack(id)}
              >
                {t('takeBack')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
