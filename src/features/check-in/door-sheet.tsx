import { lastDay } from '@/domain/plan/event-days';
import { formatDays, formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { CheckInGuest } from './check-in-list';

interface DoorSheetProps {
  /** Part of the event, or undefined for the whole event. */
  part: string | undefined;
  /** Guests, sorted by last name. */
  guests: readonly CheckInGuest[];
}

/**
 * Printed list for check-in without power or phones. Lists guests who accepted or haven't replied, each with
 * a box to tick.
 */
export function DoorSheet({ part, guests }: DoorSheetProps) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('arrivals');
  const expected = guests.filter(({ state, arrived }) => arrived || state === 'accepted' || state === 'open');
  return (
    <div className="hidden print:block">
      <h1 className="text-2xl">{t('sheet', { name: plan.name })}</h1>
      <p>{[formatDays(plan.event_date, lastDay(plan)), part].filter(Boolean).join(' · ')}</p>
      <ul className="mt-4 columns-2 gap-x-8 text-sm">
        {expected.map(({ guest, name, tables, state, arrived, about }) => (
          <li
            key={guest.id}
            className="flex break-inside-avoid items-baseline gap-2 border-b border-line py-1"
          >
            <span
              aria-hidden="true"
              className="inline-flex size-3.5 shrink-0 translate-y-0.5 items-center justify-center border border-ink text-xs leading-none"
            >
              {arrived && '✓'}
            </span>
            <span className="min-w-0 flex-1 break-words">
              <span>{name}</span>
              {guest.party_size > 1 && <span>{` · ${t('party', { count: guest.party_size })}`}</span>}
              {state !== 'accepted' && <span>{` · ${t(state)}`}</span>}
              {about.length > 0 && <span className="text-xs">{` · ${about.join(' · ')}`}</span>}
            </span>
            <span className="shrink-0 font-medium">{formatList(tables)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
