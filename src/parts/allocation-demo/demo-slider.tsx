import { memo } from 'react';
import type { Cents } from '@/domain/money';
import { TypedFigure } from '../fields/typed-figure';

interface DemoSliderProps {
  label: string;
  /** Names the slider, whose number can also be typed. */
  sliderLabel: string;
  /** In hundredths, as all typed figures are read. */
  value: Cents;
  /** A value in words, for the slider. */
  inWords: (value: Cents) => string;
  unit?: string;
  /** The slider's ends and step, whole. */
  range: { readonly min: number; readonly max: number; readonly step: number };
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
