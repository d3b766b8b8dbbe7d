import { type ComponentProps, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DateText } from '@/domain/calendar';
import { nearClock, readClock, wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Chip, Chips } from '@/ui/chips';
import { LimitedText } from '../fields/limited-field';
import { useClockChange } from '../time/use-clock-change';
import { FormDate } from './form-fields';
import { useBoundField } from './use-bound-field';

interface FormMomentProps {
  zone: string;
  /** The suggested day. It doesn't replace a day that the person has chosen. */
  suggested: DateText;
  /** The event's days, shown as buttons. Empty if the event has only one day. */
  days?: readonly DateText[];
  /**
   * A time entered by hand gets the date on which it is nearest to this moment. The moment is the event's
   * evening, or the previous value.
   */
  near: number;
  dateLabel: string;
  timeLabel: string;
  time?: Pick<ComponentProps<typeof LimitedText>, 'type' | 'placeholder'>;
  className: string;
}

/**
 * Fields for `date` and `time`. Until a date is chosen, the date follows the time: half past midnight belongs
 * to the event's night, so it gets the next day's date, and the form says so.
 */
export function FormMoment(props: FormMomentProps) {
  const { zone, suggested, days = [], near, dateLabel, timeLabel, time, className } = props;
  const { t } = useTranslation('modules');
  const { setValue } = useFormContext();
  const changeOf = useClockChange(zone);
  const date = useBoundField('date').field.value as DateText;
  const { field, error } = useBoundField('time');
  const given = useRef(suggested);
  const [night, setNight] = useState<DateText | null>(null);
  const follow = (typed: number | null) => {
    if (typed === null || date !== given.current) return;
    given.current = wallOf(zone, nearClock(zone, near, typed)).date;
    setNight(given.current > suggested ? given.current : null);
    setValue('date', given.current, { shouldDirty: true, shouldTouch: true });
  };
  const said = [
    night === date && t('clock.night', { date: formatDate(night) }),
    changeOf(date, readClock(field.value)),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-2">
      <div className={className}>
        <FormDate name="date" label={dateLabel} />
        <LimitedText
          autoComplete="off"
          {...time}
          {...field}
          label={timeLabel}
          error={error}
          onChange={(event) => {
            field.onChange(event);
            follow(readClock(event.target.value));
          }}
        />
      </div>
      {days.length > 1 && (
        <Chips label={t('days.of')}>
          {days.map((day) => (
            <Chip
              key={day}
              pressed={day === date}
              onPress={() => setValue('date', day, { shouldDirty: true, shouldTouch: true })}
            >
              {formatDate(day, 'medium')}
            </Chip>
          ))}
        </Chips>
      )}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {said.join(' ')}
      </p>
    </div>
  );
}
