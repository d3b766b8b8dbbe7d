import { memo, useId } from 'react';
import type { Cents } from '@/domain/money';
import { currentLanguage } from '@/lib/i18n';
import { cx } from '@/ui/class-names';
import { useTypedAmount } from '../typed-amount';

interface DialProps {
  label: string;
  /** Names the slider, whose number can also be typed. */
  sliderLabel: string;
  /** In hundredths, as all typed figures are read. */
  value: Cents;
  /** A value in words, for the slider. */
  inWords: (value: Cents) => string;
  unit?: string;
  /** The slider's ends and step, whole. */
  min: number;
  max: number;
  step: number;
  onChange: (value: Cents) => void;
}

/** A figure to type exactly or to move by feel. */
export const DemoSlider = memo(function DemoSlider({
  label,
  sliderLabel,
  value,
  inWords,
  unit,
  onChange,
  ...range
}: DialProps) {
  const id = useId();
  const unitFirst = currentLanguage() === 'en';
  const typed = useTypedAmount(value, (cents) => cents !== null && cents > 0 && onChange(cents));
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="ml-auto flex items-center font-serif text-xl">
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={typed.text}
            aria-invalid={typed.problem !== null || undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={typed.forget}
            className="tabular min-h-11 border-b border-dashed border-line-strong bg-transparent text-right hover:border-accent aria-invalid:border-danger sm:min-h-9"
            style={{ width: `${Math.max(4, typed.text.length + 0.5)}ch` }}
          />
          {unit && (
            <span
              aria-hidden="true"
              className={cx('px-1 text-ink-muted', unitFirst && '-order-1', unit.length > 1 && 'text-sm')}
            >
              {unit}
            </span>
          )}
        </span>
      </div>
      <input
        type="range"
        aria-label={sliderLabel}
        aria-valuetext={inWords(value)}
        value={value / 100}
        onChange={({ target }) => onChange(target.valueAsNumber * 100)}
        className="h-11 w-full cursor-pointer sm:h-7"
        {...range}
      />
    </div>
  );
});
