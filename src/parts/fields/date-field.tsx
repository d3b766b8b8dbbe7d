import type { ComponentProps, MouseEvent } from 'react';
import { isValidDate } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { TextField } from '@/ui/field';

interface DateFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** YYYY-MM-DD, '' for none. */
  value: string;
  onChange: (date: string) => void;
  /** The first and last day that can be picked. Any can be typed. */
  min?: string;
  max?: string;
  /** The button that takes the nearest day that passes, once one beyond them was typed and refused. */
  offer?: (date: string) => string;
}

/** A day, picked with the device's own calendar; said in words with its weekday once it is chosen. */
export function DateField({ value, onChange, hint, offer, ...field }: DateFieldProps) {
  const { min = value, max = value, error } = field;
  const isDate = isValidDate(value);
  const nearest = value < min ? min : value > max ? max : null;
  const take = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes with the error.
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
