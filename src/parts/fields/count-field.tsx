import { type ReactNode, useState } from 'react';
import { readCount } from '@/domain/amount-text';
import { formatNumber } from '@/lib/format';
import { type FieldBinding, type FieldTexts, TextField } from '@/ui/field';

/** `value` is null for an empty field, NaN for a text that is no number. */
interface CountFieldProps extends FieldTexts, FieldBinding<number | null> {
  trailing?: ReactNode;
  className?: string;
}

/** A number of people or hours; 1,200 and 1.200 are each understood in their language. */
export function CountField({ value, onChange, onBlur, ...field }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && Number.isNaN(value);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (value === null || Number.isNaN(value) ? '' : formatNumber(value, 2))}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(readCount(text));
      }}
      onBlur={() => {
        if (!unreadable) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
