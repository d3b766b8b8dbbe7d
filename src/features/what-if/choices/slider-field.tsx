import { memo } from 'react';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { TypedFigure } from '@/parts/money/typed-figure';
import { ResetButton } from './reset-button';
import type { Ends } from './slider-ends';

interface SliderFieldProps {
  label: string;
  /** Accessible name of the slider, because the number field next to it has its own. */
  sliderLabel: string;
  /** Value in hundredths, like all entered figures. */
  value: number;
  /** The plan's value in hundredths; null if the plan has none. */
  plan: number | null;
  inWords: (value: number) => string;
  unit?: string;
  ends: Ends;
  /** `undefined` restores the plan's value. */
  onChange: (value: number | undefined) => void;
}

/** Half the width of a slider's thumb in pixels. The thumb's middle never reaches the ends of the track. */
export const THUMB = 8;

/** A figure that can be entered exactly or set by a slider, with a mark at the plan's value. */
export const SliderField = memo(function SliderField(props: SliderFieldProps) {
  const { label, sliderLabel, value, plan, inWords, unit, ends, onChange } = props;
  const { t } = useTranslation('whatif');
  const { editable } = usePlanContext();
  const changed = value !== plan;
  const [low, high] = [Math.min(ends.min, value / 100), Math.max(ends.max, value / 100)];
  const at = plan === null ? null : (plan / 100 - low) / (high - low);
  return (
    <div className="min-w-0">
      <TypedFigure label={label} value={value} unit={unit} readOnly={!editable} onType={onChange} />
      <div className="relative print:hidden">
        <input
          type="range"
          aria-label={sliderLabel}
          aria-valuetext={inWords(value)}
          disabled={!editable}
          min={low}
          max={high}
          step={ends.step}
          value={value / 100}
          onChange={({ target }) => onChange(target.valueAsNumber * 100)}
          className="block h-11 w-full cursor-pointer sm:h-7"
        />
        {at !== null && at >= 0 && at <= 1 && (
          <span
            aria-hidden="true"
            style={{ left: `calc(${THUMB}px + (100% - ${2 * THUMB}px) * ${at.toFixed(4)})` }}
            className="pointer-events-none absolute bottom-0.5 h-1.5 w-0.5 -translate-x-1/2 rounded-full bg-ink-muted sm:-bottom-1"
          />
        )}
      </div>
      {changed && editable && plan !== null ? (
        <ResetButton plan={inWords(plan)} line={label} onReset={() => onChange(undefined)} />
      ) : (
        <p className="flex min-h-11 items-center text-sm text-ink-muted sm:min-h-8">
          {changed
            ? t('editor.planHas', { value: plan === null ? t('value.notSaid') : inWords(plan) })
            : t('result.same')}
        </p>
      )}
    </div>
  );
});
