import { Megaphone } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { HOUSEHOLDS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';
import { isUnaware } from './is-unaware';

/** Number of households that were invited to the previous date, with a link to notify them. */
export function Unaware() {
  const { t } = useTranslation('follows');
  const { plan } = usePlanContext();
  const households = useRows(HOUSEHOLDS, plan.id);
  const count = useMemo(
    () => households.filter((one) => isUnaware(one, plan.event_date)).length,
    [households, plan.event_date],
  );
  if (count === 0) return null;
  return (
    <section className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-accent p-4 sm:px-5 print:hidden">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <Megaphone className="mt-0.5 size-5 shrink-0 text-accent-strong" />
        <span>{t('unaware', { count })}</span>
      </p>
      <Link to={paths.guestPage(plan.id, 'invitations')} className={buttonClass('secondary', 'small')}>
        {t('tell')}
      </Link>
    </section>
  );
}
