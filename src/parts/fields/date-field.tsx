import type { ComponentProps, MouseEvent } from 'react';
import { isValidDate } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { TextField } from '@/ui/field';

interface DateFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onChange: (date: string) => void;
  /** The first and last day of the picker; other days can be typed. */
  min?: string;
  max?: string;
  /** Label of the button that sets the nearest valid day after an invalid one was typed. */
  offer?: (date: string) => string;
}

/** A day, picked with the device's own calendar; the chosen one is shown in words with its weekday. */
export function DateField({ value, onChange, hint, offer, ...field }: DateFieldProps) {
  const { min = value, max = value, error } = field;
  const isDate = isValidDate(value);
  const nearest = value < min ? min : value > max ? max : null;
  const take = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the error, so that the field gets the focus.
    event.currentTarget.closest('div')?.querySelector('input')?.focus();
    if (nearest) onChange(nearest);
  };
  const words =
    isDate && error !== undefined && offer && nearest ? (
      <button
        type="button"
        className="inline-flex min-h-6 items-center text-left text-accent-strong underline"
        onClick={take}
      >
        {offer(formatDate(nearest, 'medium'))}
      </button>
    ) : isDate ? (
      <span className="inline-block first-letter:uppercase">{formatDate(value)}</span>
    ) : (
      hint && <span className="inline-block first-letter:uppercase">{hint}</span>
    );
  return (
    <TextField
      {...field}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(words === undefined ? {} : { hint: words })}
    />
  );
}
