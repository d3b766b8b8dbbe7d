import { type ReactNode, useState } from 'react';
import { readCount } from '@/domain/amount-text';
import { formatNumber } from '@/lib/format';
import { type FieldBinding, type FieldTexts, TextField } from '@/ui/field';

/** `value` is null if the field is empty, and NaN if the text isn't a number. */
interface CountFieldProps extends FieldTexts, FieldBinding<number | null> {
  trailing?: ReactNode;
  className?: string;
}

/** Field for a number of people or hours. It accepts 1,200 in English and 1.200 in Spanish. */
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
