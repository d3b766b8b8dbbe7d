import { CalendarRange } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { addDays, isValidDate } from '@/domain/calendar';
import { DAY_HOURS, eventDays, MOST_DAYS, overDays } from '@/domain/plan/event-days';
import { LAST_EVENT_DATE, type PlanFacts } from '@/domain/plan/facts';
import { formatDays, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Segments } from '@/ui/segments';
import { DateField } from '../fields/date-field';

type Days = Pick<PlanFacts, 'event_end_date' | 'duration'> & { readonly event_date: string };

interface DaysFieldProps
  extends Pick<ComponentProps<typeof DateField>, 'label' | 'hint' | 'error' | 'onBlur'> {
  values: Days;
  today: string;
  onChange: (changes: Partial<Days>) => void;
}

const COUNTS = Array.from({ length: MOST_DAYS }, (_, i) => String(i + 1));

/** Date of the event. A button adds a last day, for events of several days. */
export function DaysField({ values, today, onChange, ...field }: DaysFieldProps) {
  const { t } = useTranslation('modules');
  const { event_date, event_end_date, duration } = values;
  // Computed from the duration, because a half-typed date gives no number of days.
  const days = event_end_date ? eventDays(duration) : 1;
  /** Duration before a last day was added. It is restored when the last day is removed. */
  const typed = useRef(days > 1 ? null : duration);
  const [asked, setAsked] = useState(days > 1);
  const segments = useRef<HTMLDivElement>(null);
  const last = isValidDate(event_date) && event_date > today ? event_date : null;
  const setDays = (count: number) => {
    if (days === 1) typed.current = duration;
    if (last) onChange(overDays(last, count, typed.current));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <DateField
        {...field}
        className="w-full"
        value={event_date}
        min={addDays(today, 1)}
        max={LAST_EVENT_DATE}
        offer={(date) => t('date.use', { date })}
        onChange={(date) =>
          onChange({
            event_date: date,
            ...(days > 1 && isValidDate(date) && overDays(date, days, DAY_HOURS * days)),
          })
        }
      />
      {last && !asked && (
        <Button
          look="quiet"
          size="small"
          className="-ml-3"
          icon={<CalendarRange className="size-4.5" />}
          onClick={() => {
            setAsked(true);
            setDays(2);
            // The pressed button disappears, so the field gets the focus.
            requestAnimationFrame(() =>
              segments.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
            );
          }}
        >
          {t('days.several')}
        </Button>
      )}
      {last && asked && (
        <div ref={segments} className="flex flex-col gap-1.5">
          <Segments
            label={t('days.label')}
            segments={COUNTS.map((count) => ({
              value: count,
              label: t('days.count', { count: Number(count) }),
            }))}
            value={String(days)}
            onChange={(count) => setDays(Number(count))}
          />
          {days > 1 && (
            <p role="status" className="text-sm text-ink-muted first-letter:uppercase">
              {t('days.until', {
                days: formatDays(last, addDays(last, days - 1), 'medium'),
                hours: formatNumber(DAY_HOURS * days),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
