import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { saveFile } from '@/parts/save-file';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';

interface CalendarButtonProps {
  part: {
    readonly id: string;
    readonly name: string;
    readonly starts_at: string | null;
    readonly time_zone: string | null;
    readonly place: string | null;
  };
  plan: { readonly name: string; readonly city: string };
  language: Language;
  /** Name of the owner's brand, or undefined for ours. */
  brand?: string | undefined;
  className?: string;
}

/** Assumed duration of a part in minutes, because guests aren't told when a part ends. */
const USUAL = 180;

/** Button that saves a part of the event as a calendar file. A press loads the code that writes the file. */
export function CalendarButton({ part, plan, language, brand, className = '-ml-3' }: CalendarButtonProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { calendarFile } = await import('@/domain/timeline/calendar/ics');
      const now = Math.floor(Date.now() / 60_000);
      const text = calendarFile(
        {
          name: plan.name,
          language,
          brand: brand ?? null,
          entries: [
            {
              id: part.id,
              // Growing number, so that calendars replace the place and time of an older file with those of a
              // newer file.
              sequence: now,
              title: `${part.name} · ${plan.name}`,
              description: null,
              place: [part.place, plan.city].filter(Boolean).join(', '),
              when: {
                kind: 'time',
                at: Math.floor(Date.parse(part.starts_at ?? '') / 60_000),
                duration: USUAL,
                zone: part.time_zone ?? 'UTC',
              },
              reminder: -1_440,
            },
          ],
        },
        now,
      );
      saveFile(plan.name, part.name || t('calendar.file'), { ending: 'ics', type: 'text/calendar', text });
      setFailed(false);
    } catch (error) {
      console.warn('No calendar file', error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={className}
        icon={<CalendarPlus className="size-4.5" />}
        onClick={() => void save()}
      >
        <span>{t('calendar.add')}</span>
        <span className="sr-only">{`: ${part.name}`}</span>
      </Button>
      {failed && <FieldError>{t('calendar.failed')}</FieldError>}
    </>
  );
}
