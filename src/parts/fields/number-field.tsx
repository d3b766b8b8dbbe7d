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
  /** Error message if the number is valid but conflicts with other numbers. */
  problem?: string | undefined;
  /** Undefined if the field was emptied. The default number then applies. */
  onChange: (value: number | undefined) => void;
  className?: string;
}

/**
 * Number field that saves as soon as the number is valid. An invalid number stays in the field with an error,
 * even if a change in another field made it invalid.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, least = 0, most, parts = false, problem, onChange, className } = props;
  const { t } = useTranslation();
  /**
   * An invalid number, and the field's valid value at that time (`over`). When the valid value changes, the
   * invalid number is dropped.
   */
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
