import { useState } from 'react';
import { parseAmount } from '@/domain/amount-text';
import { MAX_RATE } from '@/domain/ledger/ledger-item';
import { currentLanguage } from '@/lib/i18n';
import { amountText } from '@/parts/fields/typed-amount';
import { type FieldBinding, TextField } from '@/ui/field';
import { useProblem } from '../use-problem';

/** Hundredths of a percent. */
interface RateFieldProps extends FieldBinding<number> {
  label: string;
  error?: string | undefined;
}

/** A percentage, read as the reader's language writes it. */
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
      value={typed ?? amountText(value)}
      trailing={
        <span aria-hidden="true" className="pr-2 text-ink-muted">
          %
        </span>
      }
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const read = parseAmount(text, currentLanguage());
        // Of a percentage 8.875 is no thousands.
        const small = !read.ok && read.reason === 'ambiguous' ? read.readings[0] : null;
        const rate = text.trim() === '' ? 0 : read.ok ? read.cents : small;
        const bad = rate === null || rate > MAX_RATE;
        setWrong(bad);
        // What can't be read must not be saved as what stood there before.
        onChange(bad ? MAX_RATE + 1 : rate);
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
