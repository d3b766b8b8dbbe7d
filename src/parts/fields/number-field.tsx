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
  /** Parts of one are allowed. */
  parts?: boolean;
  /** Undefined where the field is emptied: the usual again. */
  onChange: (value: number | undefined) => void;
  className?: string;
}

/** A number that is kept as soon as it is sound; what isn't is said, and left to mend. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, least = 0, most, parts = false, onChange, className } = props;
  const { t } = useTranslation();
  const [refused, setRefused] = useState<number | undefined>(undefined);
  return (
    <CountField
      label={label}
      value={refused ?? value ?? null}
      error={
        refused === undefined
          ? undefined
          : t(parts ? 'numberBetween' : 'wholeBetween', {
              least: formatNumber(least),
              most: formatNumber(most),
            })
      }
      {...(hint ? { hint } : {})}
      {...(className ? { className } : {})}
      onChange={(typed) => {
        const sound =
          typed === null || ((parts || Number.isInteger(typed)) && typed >= least && typed <= most);
        setRefused(sound ? undefined : typed);
        if (sound) onChange(typed ?? undefined);
      }}
      onBlur={() => setRefused(undefined)}
    />
  );
}
