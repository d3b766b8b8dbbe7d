import type { ComponentProps, MouseEvent } from 'react';
import { isValidDate } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { TextField } from '@/ui/field';

interface DateFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** YYYY-MM-DD, or '' if no day is chosen. */
  value: string;
  onChange: (date: string) => void;
  /** First and last day (`min`, `max`) of the date picker. Other days can still be entered by hand. */
  min?: string;
  max?: string;
  /** Label of the button shown for an invalid day. A press sets the nearest valid day. */
  offer?: (date: string) => string;
}

/** Date field with the device's own date picker. The chosen day is also shown in words with its weekday. */
export function DateField({ value, onChange, hint, offer, ...field }: DateFieldProps) {
  const { min = value, max = value, error } = field;
  const isDate = isValidDate(value);
  const nearest = value < min ? min : value > max ? max : null;
  const take = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the error, so the field gets the focus.
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
