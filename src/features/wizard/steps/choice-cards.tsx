import { Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '@/ui/class-names';
import { type FieldBinding, FieldError } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';

interface Card<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
  readonly picture?: Pieces;
  readonly className?: string;
}

interface ChoiceCardsProps<V extends string> {
  legend: string;
  /** Binding of the field. If it is invalid, the first card gets the focus. */
  field: FieldBinding<V | null, V>;
  options: readonly Card<V>[];
  error?: string | undefined;
  className?: string;
}

/** Radio buttons shown as illustrated cards, with the keyboard support of radio buttons. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { legend, field, options, error, className } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      {error && (
        <div className="mb-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={cx('grid gap-3', className)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'card relative flex cursor-pointer flex-col items-center justify-center gap-1 p-3 text-center transition-colors duration-150 hover:border-accent',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              error && 'border-danger',
              option.className,
            )}
          >
            <input
              type="radio"
              name={`${id}-${field.name}`}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
              aria-invalid={error !== undefined || undefined}
              ref={index === 0 ? field.ref : undefined}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Check className="absolute top-2.5 right-2.5 size-4 text-accent-strong opacity-0 transition-opacity duration-150 peer-checked:opacity-100" />
            {option.picture}
            <span className="font-semibold">{option.label}</span>
            {option.note && <span className="text-sm text-ink-muted">{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
