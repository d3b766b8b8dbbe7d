import { memo } from 'react';
import type { Cents } from '@/domain/money';
import { TypedFigure } from '../money/typed-figure';

interface DemoSliderProps {
  label: string;
  /** Accessible name of the slider. The number field has another name. */
  sliderLabel: string;
  /** Value in hundredths, as in `TypedFigure`. */
  value: Cents;
  /** Returns the text of a value for screen readers. */
  inWords: (value: Cents) => string;
  unit?: string;
  /** The slider's ends and step, in whole units. */
  range: { readonly min: number; readonly max: number; readonly step: number };
  onChange: (value: Cents) => void;
}

export const DemoSlider = memo(function DemoSlider({
  label,
  sliderLabel,
  value,
  inWords,
  unit,
  onChange,
  range,
}: DemoSliderProps) {
  return (
    <div className="min-w-0">
      <TypedFigure label={label} value={value} unit={unit} onType={onChange} />
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
