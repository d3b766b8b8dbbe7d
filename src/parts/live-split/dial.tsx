import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Cents } from '@/domain/money';
import { currentLanguage } from '@/lib/i18n';
import { cx } from '@/ui/class-names';
import { amountText, useTypedAmount } from '../typed-amount';

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
  onType: (value: Cents) => void;
  /** Of every move; `value` may follow when the slider rests. */
  onSlide: (value: Cents) => void;
}

const widthOf = (text: string) => `${Math.max(4, text.length + 0.5)}ch`;

/** A figure to type exactly or to move by feel. */
export const Dial = memo(function Dial({
  label,
  sliderLabel,
  value,
  inWords,
  unit,
  onType,
  onSlide,
  ...range
}: DialProps) {
  const id = useId();
  const unitFirst = currentLanguage() === 'en';
  const typed = useTypedAmount(value, (cents) => cents !== null && cents > 0 && onType(cents));
  const number = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // The slider is its own master: it goes ahead of what is drawn.
  useLayoutEffect(() => {
    if (slider.current) slider.current.value = String(value / 100);
  }, [value]);
  // By hand too: React's way to an event takes as long as the rest of a move.
  useEffect(() => {
    const range = slider.current;
    const follow = () => {
      if (!range) return;
      const now = range.valueAsNumber * 100;
      const text = amountText(now);
      range.setAttribute('aria-valuetext', inWords(now));
      if (number.current && number.current.value !== text) {
        number.current.value = text;
        number.current.style.width = widthOf(text);
      }
      onSlide(now);
    };
    range?.addEventListener('input', follow);
    return () => range?.removeEventListener('input', follow);
  }, [inWords, onSlide]);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="ml-auto flex items-center font-serif text-xl">
          <input
            ref={number}
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
            style={{ width: widthOf(typed.text) }}
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
        ref={slider}
        type="range"
        aria-label={sliderLabel}
        aria-valuetext={inWords(value)}
        defaultValue={value / 100}
        className="h-11 w-full cursor-pointer sm:h-7"
        {...range}
      />
    </div>
  );
});
