import { type KeyboardEvent, useState } from 'react';
import { cx } from '@/ui/class-names';

interface InPlaceProps {
  label: string;
  value: string;
  unit?: string;
  className?: string;
  /** Called with the entered text. Returns false if the text isn't valid. */
  onCommit: (typed: string) => boolean;
}

/** A value edited in place: Enter or blur saves it, Escape cancels. */
export function InPlace({ label, value, unit, className, onCommit }: InPlaceProps) {
  /** The text being entered; null while the value isn't being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onCommit(typed);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
  };
  return (
    <span className="relative inline-flex items-center">
      <input
        type="text"
        aria-label={label}
        autoComplete="off"
        inputMode={unit ? 'numeric' : 'text'}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={cx(
          'tabular min-h-11 rounded-lg border border-transparent bg-transparent px-1.5 hover:border-line-strong focus-visible:border-accent sm:min-h-10',
          unit && 'pr-10',
          className,
        )}
      />
      {unit && (
        <span aria-hidden="true" className="pointer-events-none absolute right-2 text-sm text-ink-muted">
          {unit}
        </span>
      )}
    </span>
  );
}
