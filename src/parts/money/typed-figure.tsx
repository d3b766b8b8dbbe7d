import { useId, useState } from 'react';
import type { Cents } from '@/domain/money';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { FieldError } from '@/ui/field';
import { AmountQuestion, staysAtQuestion } from './amount-question';
import { signLeads, useTypedAmount } from './typed-amount';

interface TypedFigureProps {
  label: string;
  /** Value in hundredths. */
  value: Cents;
  unit?: string | undefined;
  readOnly?: boolean;
  /** Called with each typed value above zero. */
  onType: (value: Cents) => void;
}

/** Field for the exact value of a slider. */
export function TypedFigure({ label, value, unit, readOnly = false, onType }: TypedFigureProps) {
  const { t } = useTranslation();
  const id = useId();
  const [refused, setRefused] = useState(false);
  const typed = useTypedAmount(value, (cents) => {
    setRefused(cents === 0);
    if (cents !== null && cents > 0) onType(cents);
  });
  const wrong = refused || typed.problem !== null;
  const asks = typed.readings !== null;
  return (
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
          readOnly={readOnly}
          value={typed.text}
          aria-invalid={wrong || asks || undefined}
          aria-describedby={wrong ? `${id}-error` : asks ? `${id}-question` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={(event) => {
            if (staysAtQuestion(event, id)) return;
            setRefused(false);
            typed.forget();
          }}
          className="tabular min-h-11 border-b border-dashed border-line-strong bg-transparent text-right hover:border-accent aria-invalid:border-danger sm:min-h-9"
          style={{ width: `${Math.max(4, typed.text.length + 0.5)}ch` }}
        />
        {unit && (
          <span
            aria-hidden="true"
            className={cx('px-1 text-ink-muted', signLeads() && '-order-1', unit.length > 1 && 'text-sm')}
          >
            {unit}
          </span>
        )}
      </span>
      {typed.readings && (
        <div className="flex basis-full justify-end">
          <AmountQuestion id={id} readings={typed.readings} onChoose={typed.choose} />
        </div>
      )}
      {wrong && (
        <div className="basis-full">
          <FieldError id={`${id}-error`}>{t('aboveNothing')}</FieldError>
        </div>
      )}
    </div>
  );
}
