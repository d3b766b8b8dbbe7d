import { useState } from 'react';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CountField } from './count-field';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number | undefined;
  least?: number;
  most: number;
  /** True if fractions are allowed. */
  parts?: boolean;
  /** Problem of a valid number in relation to other numbers. */
  problem?: string | undefined;
  /** Undefined if the field is emptied, which restores the usual number. */
  onChange: (value: number | undefined) => void;
  className?: string;
}

/**
 * A number that is saved as soon as it is valid. An invalid one stays with an error, also if another number
 * made it invalid.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, least = 0, most, parts = false, problem, onChange, className } = props;
  const { t } = useTranslation();
  /** A refused text and the value it was typed over; cleared when that value changes. */
  const [refused, setRefused] = useState<{ typed: number; over: number | undefined } | null>(null);
  const isSound = (number: number) =>
    (parts || Number.isInteger(number)) && number >= least && number <= most;
  const shown = refused && refused.over === value ? refused.typed : value;
  const bounds = { least: formatNumber(least), most: formatNumber(most) };
  return (
    <CountField
      label={label}
      value={shown ?? null}
      error={
        shown === undefined || isSound(shown) ? problem : t(parts ? 'numberBetween' : 'wholeBetween', bounds)
      }
      {...(hint ? { hint } : {})}
      {...(className ? { className } : {})}
      onChange={(typed) => {
        const sound = typed === null || isSound(typed);
        setRefused(sound ? null : { typed, over: value });
        if (sound) onChange(typed ?? undefined);
      }}
    />
  );
}
