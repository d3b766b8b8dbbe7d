import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { inputClass } from './field';

interface SearchFieldProps {
  label: string;
  /** True if the label is only for screen readers. Other people read the placeholder instead. */
  labelHidden?: boolean;
  hint: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export function SearchField({
  label,
  labelHidden = false,
  hint,
  clearLabel,
  value,
  onChange,
  className,
}: SearchFieldProps) {
  const id = useId();
  const field = (
    <div className="relative">
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={labelHidden ? label : undefined}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} px-11`}
      />
      {value && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-ink-muted hover:text-accent-strong"
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  );
  if (labelHidden) return field;
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ''}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {field}
    </div>
  );
}
