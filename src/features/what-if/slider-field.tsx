import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/lib/i18n';
import { useTypedAmount } from '@/parts/typed-amount';
import { cx } from '@/ui/class-names';
import { ResetButton } from './reset-button';

interface SliderFieldProps {
  label: string;
  /** Names the slider, whose number can also be typed. */
  sliderLabel: string;
  /** In hundredths, as all typed figures are read. */
  value: number;
  /** The plan's own, in hundredths too; null where it has none. */
  plan: number | null;
  /** Both in words. */
  shown: string;
  planShown: string;
  unit?: string;
  /** The slider's ends and step, whole. */
  min: number;
  max: number;
  step: number;
  readOnly: boolean;
  /** Undefined gives the plan's own back. */
  onChange: (value: number | undefined) => void;
}

/** Half of what browsers draw as a thumb: its middle never reaches the track's ends. */
export const THUMB = 8;

/** A figure to type exactly or to move by feel, with the plan's own marked on the way. */
export const SliderField = memo(function SliderField(props: SliderFieldProps) {
  const { label, sliderLabel, value, plan, shown, planShown, unit, min, max, step, readOnly, onChange } =
    props;
  const { t } = useTranslation('whatif');
  const id = useId();
  const typed = useTypedAmount(value, (cents) => cents !== null && cents > 0 && onChange(cents));
  const changed = value !== plan;
  const [low, high] = [Math.min(min, value / 100), Math.max(max, value / 100)];
  const at = plan === null ? null : (plan / 100 - low) / (high - low);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="ml-auto flex items-center font-serif text-xl">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            readOnly={readOnly}
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
              className={cx(
                'px-1 text-ink-muted',
                currentLanguage() === 'en' && '-order-1',
                unit.length > 1 && 'text-sm',
              )}
            >
              {unit}
            </span>
          )}
        </span>
      </div>
      <div className="relative print:hidden">
        <input
          type="range"
          aria-label={sliderLabel}
          aria-valuetext={shown}
          disabled={readOnly}
          min={low}
          max={high}
          step={step}
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
      {changed && !readOnly && plan !== null ? (
        <ResetButton plan={planShown} line={label} onReset={() => onChange(undefined)} />
      ) : (
        <p className="flex min-h-11 items-center text-sm text-ink-muted sm:min-h-8">
          {changed ? t('editor.planHas', { value: planShown }) : t('result.same')}
        </p>
      )}
    </div>
  );
});
