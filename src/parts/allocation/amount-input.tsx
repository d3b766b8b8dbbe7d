import { useEffect, useId, useRef } from 'react';
import { inUnits } from '@/domain/currency/exchange';
import type { Cents } from '@/domain/money';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { FieldError } from '@/ui/field';
import { AmountQuestion, staysAtQuestion } from '../money/amount-question';
import { currencySign, signLeads, useTypedAmount } from '../money/typed-amount';

interface AmountInputProps {
  label: string;
  value: Cents;
  currency: string;
  fixed: boolean;
  /** Called with every valid amount while typing. */
  onType: (cents: Cents) => void;
  /** Called on Escape: restores the amount that was there before typing. */
  onRestore: () => void;
  /**
   * Called when the field gets the focus (`onEnter`), and when it loses the focus after a change (`onDone`).
   */
  onEnter: () => void;
  onDone: () => void;
}

/** Editable amount in a row. Typing changes the allocation at once, and Escape restores the old amount. */
export function AmountInput(props: AmountInputProps) {
  const { t } = useTranslation('budget');
  const { label, value, currency, fixed } = props;
  const id = useId();
  const sign = currencySign(currency);
  const leads = signLeads();
  const input = useRef<HTMLInputElement>(null);
  const restored = useRef(false);
  const amount = useTypedAmount(
    value,
    (cents) => cents !== null && props.onType(cents),
    (cents) => inUnits(cents, currency),
  );

  const isLong = amount.text.length > 10;

  useEffect(() => {
    if (restored.current) input.current?.select();
    restored.current = false;
  });

  return (
    <div className="min-w-0">
      <div
        className={cx(
          'flex min-h-11 items-center rounded-lg border bg-surface px-2 sm:px-2.5 focus-within:outline-2 focus-within:outline-accent',
          amount.problem || amount.readings ? 'border-danger' : fixed ? 'border-ink' : 'border-line-strong',
        )}
      >
        <input
          ref={input}
          id={id}
          type="text"
          aria-label={label}
          aria-invalid={amount.problem !== null || amount.readings !== null || undefined}
          aria-describedby={amount.problem ? `${id}-error` : amount.readings ? `${id}-question` : undefined}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          value={amount.text}
          onFocus={(event) => {
            props.onEnter();
            event.target.select();
          }}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={(event) => {
            if (staysAtQuestion(event, id)) return;
            if (amount.typing) props.onDone();
            amount.forget();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              // The text is ambiguous: the person must first choose one of the two amounts below the field.
              if (amount.readings) return;
              if (amount.typing) props.onDone();
              amount.forget();
              restored.current = true;
            } else if (event.key === 'Escape' && amount.typing) {
              event.preventDefault();
              event.stopPropagation();
              amount.forget();
              props.onRestore();
              restored.current = true;
            }
          }}
          // Smaller letters would make iPhones zoom in. Long amounts use the currency sign's space, and
          // scroll if that isn't enough.
          className={cx(
            'tabular w-full min-w-0 bg-transparent text-right font-semibold outline-none',
            isLong && 'tracking-tighter',
          )}
        />
        <span
          aria-hidden="true"
          className={cx(
            'text-sm text-ink-muted',
            leads ? '-order-1 pr-1 sm:pr-1.5' : 'pl-1 sm:pl-1.5',
            (isLong || sign.length > 2) && 'max-sm:hidden',
          )}
        >
          {sign}
        </span>
      </div>
      {amount.readings && (
        <div className="mt-1.5 flex justify-end">
          <AmountQuestion
            id={id}
            readings={amount.readings}
            onChoose={(cents) => {
              amount.choose(cents);
              props.onDone();
            }}
          />
        </div>
      )}
      {amount.problem && <FieldError id={`${id}-error`}>{t('rows.unreadable')}</FieldError>}
    </div>
  );
}
