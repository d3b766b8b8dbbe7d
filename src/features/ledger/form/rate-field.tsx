import { useState } from 'react';
import { isRate } from '@/domain/ledger/item-schema';
import { MAX_RATE } from '@/domain/ledger/ledger-item';
import { readRate } from '@/domain/reading/rate';
import { numberInField } from '@/lib/format';
import { type FieldBinding, TextField } from '@/ui/field';
import { useProblem } from '../use-problem';

/** `value` is in hundredths of a percent. */
interface RateFieldProps extends FieldBinding<number> {
  label: string;
  error?: string | undefined;
}

/** Field for a percentage, in the number format of the reader's language. */
export function RateField({ value, onChange, onBlur, error, ...field }: RateFieldProps) {
  const problem = useProblem();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={wrong ? problem('rate') : error}
      value={typed ?? numberInField(Number((value / 100).toFixed(3)))}
      trailing={
        <span aria-hidden="true" className="pr-2 text-ink-muted">
          %
        </span>
      }
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const rate = text.trim() === '' ? 0 : readRate(text);
        const bad = rate === null || !isRate(rate);
        setWrong(bad);
        // Unreadable text becomes an invalid value; otherwise the previous value would be saved.
        onChange(bad ? MAX_RATE + 1 : rate);
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
