import type { Ref } from 'react';
import { isValidDate } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { TextField } from '@/ui/field';

interface DateFieldProps {
  label: string;
  /** YYYY-MM-DD, '' for none. */
  value: string;
  onChange: (date: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string;
  /** The first and last day that can be picked. */
  min?: string;
  max?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
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
