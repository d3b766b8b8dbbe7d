import { memo } from 'react';
import type { Cents } from '@/domain/money';
import { TypedFigure } from '../fields/typed-figure';

interface DemoSliderProps {
  label: string;
  /** Label of the slider, whose number can also be typed. */
  sliderLabel: string;
  /** Value in hundredths, as all typed figures are parsed. */
  value: Cents;
  /** Returns a value in words, for screen readers. */
  inWords: (value: Cents) => string;
  unit?: string;
  /** The slider's whole ends and step. */
  range: { readonly min: number; readonly max: number; readonly step: number };
  onChange: (value: Cents) => void;
}

/** A figure that can be typed exactly or moved by a slider. */
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
