import { useId } from 'react';
import { inUnits } from '@/domain/currency/exchange';
import type { Cents } from '@/domain/money';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { describedBy, type FieldBinding, FieldFrame, type FieldTexts, inputClass } from '@/ui/field';
import { AmountQuestion } from './amount-question';
import { currencySign, signLeads, useTypedAmount } from './typed-amount';

/** `value` is null if the field contains no valid amount. */
interface MoneyFieldProps extends FieldTexts, FieldBinding<Cents | null> {
  /** Value that is reported for invalid text, instead of null. */
  unreadable?: number;
  currency: string;
  className?: string;
}

/**
 * Field for an amount of money in the reader's number format. Invalid text stays in the field, with an error.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, optional, value, onChange, onBlur, currency, name, ref, className } = props;
  const { t } = useTranslation();
  const id = useId();
  const amount = useTypedAmount(value, onChange, (cents) => inUnits(cents, currency), props.unreadable);
  const sign = currencySign(currency);
  const leads = signLeads();
  const error = amount.problem
    ? t(`validation.amount.${amount.problem}`)
    : amount.readings
      ? undefined
      : props.error;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={className}
      {...(optional ? { optional } : {})}
    >
      <div className="relative">
        <input
          id={id}
          ref={ref}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== undefined || amount.readings !== null || undefined}
          aria-describedby={
            cx(describedBy(id, { hint, error }), amount.readings && `${id}-question`) || undefined
          }
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={() => {
            amount.leave();
            onBlur?.();
          }}
          className={cx(
            inputClass,
            'tabular',
            !leads || !sign ? 'pr-16' : sign.length > 1 ? 'pl-14' : 'pl-8',
          )}
        />
        {currency && (
          <span
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute inset-y-0 flex items-center text-ink-muted',
              leads ? 'left-3' : 'right-3',
            )}
          >
            {sign}
          </span>
        )}
      </div>
      {amount.readings && <AmountQuestion id={id} readings={amount.readings} onChoose={amount.choose} />}
    </FieldFrame>
  );
}
