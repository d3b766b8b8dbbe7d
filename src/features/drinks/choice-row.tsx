import { useId } from 'react';
import { cx } from '@/ui/class-names';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
}

interface ChoiceRowProps<V extends string> {
  legend: string;
  value: V;
  options: readonly Choice<V>[];
  onChange: (value: V) => void;
  className?: string;
}

export function ChoiceRow<V extends string>({
  legend,
  value,
  options,
  onChange,
  className,
}: ChoiceRowProps<V>) {
  const id = useId();
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid auto-cols-fr gap-2 sm:grid-flow-col">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'card flex min-h-11 cursor-pointer items-start gap-2.5 px-3 py-2.5 transition-colors hover:border-accent',
              'has-checked:border-accent has-checked:bg-accent-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="mt-1 size-4 shrink-0"
            />
            <span className="min-w-0">
              <span className="font-semibold">{option.label}</span>
              {option.note && <span className="block text-sm text-ink-muted">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
