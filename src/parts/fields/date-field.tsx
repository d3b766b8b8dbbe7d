import type { ComponentProps } from 'react';
import { isValidDate } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { TextField } from '@/ui/field';

/** `min` and `max` are the first and last day that can be picked. */
interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> {
  /** YYYY-MM-DD, '' for none. */
  value: string;
  onChange: (date: string) => void;
}

/** A day, picked with the device's own calendar; said in words with its weekday once it is chosen. */
export function DateField({ value, onChange, hint, ...field }: DateFieldProps) {
  const words = isValidDate(value) ? formatDate(value) : hint;
  return (
    <TextField
      {...field}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(words === undefined
        ? {}
        : { hint: <span className="inline-block first-letter:uppercase">{words}</span> })}
    />
  );
}
