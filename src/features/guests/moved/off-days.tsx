import { CalendarX2 } from 'lucide-react';
import { useId } from 'react';
import { EVENT_PARTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { isOffDay, isUndecided } from '@/domain/follows/undecided';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { momentOf } from '@/parts/time/part-moment';

/** Warns about parts on a day outside the event, before invitations are sent. */
export function OffDays() {
  const { t } = useTranslation('follows');
  const { plan } = usePlanContext();
  const id = useId();
  const off = useRows(EVENT_PARTS, plan.id).filter(
    (part) => isOffDay(part, plan) && !isUndecided(part, plan.event_date),
  );
  if (off.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id={id} className="flex items-start gap-2 text-xl">
        <CalendarX2 className="mt-1 size-5 shrink-0 text-accent-strong" />
        <span>{t('offTitle')}</span>
      </h2>
      <ul className="mt-1 flex flex-col gap-1">
        {off.map((part) => (
          <li key={part.id}>
            <span className="block font-medium break-words">{part.name}</span>
            <span className="block text-ink-muted first-letter:uppercase">
              {t('off', { moment: momentOf(part, currentLanguage()) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
