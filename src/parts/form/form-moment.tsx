import { type ComponentProps, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DateText } from '@/domain/calendar';
import { nearClock, readClock, wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Chip, Chips } from '@/ui/chips';
import { LimitedText } from '../fields/limited-field';
import { useClockChange } from '../use-clock-change';
import { FormDate } from './form-fields';
import { useBoundField } from './use-bound-field';

interface FormMomentProps {
  /** Time zone of the typed times. */
  zone: string;
  /** The suggested day; another one is a deliberate choice and stays. */
  suggested: DateText;
  /** The event's days as buttons; none if it has only one. */
  days?: readonly DateText[];
  /** A moment near the typed time: the evening of the day, or the previous value. */
  near: number;
  dateLabel: string;
  timeLabel: string;
  time?: Pick<ComponentProps<typeof LimitedText>, 'type' | 'placeholder'>;
  className: string;
}

/**
 * A form's `date` and `time`. Until the date is chosen it follows the time: half past midnight belongs to the
 * event's night, so that its date is the next day, and the form says so.
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
