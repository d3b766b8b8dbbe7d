import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface SegmentsProps<T extends string> {
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
}

export const Segments = <T extends string>({ label, segments, value, onChange }: SegmentsProps<T>) => (
  <fieldset className="flex flex-wrap rounded-3xl border border-line-strong p-0.5">
    <legend className="sr-only">{label}</legend>
    {segments.map(({ value: own, label: text, icon: Icon }) => (
      <button
        key={own}
        type="button"
        aria-pressed={own === value}
        onClick={() => onChange(own)}
        className={cx(
          'inline-flex min-h-10 flex-auto items-center justify-center gap-1 rounded-full px-2 text-sm font-semibold transition-colors sm:gap-2 sm:px-4',
          own === value ? 'bg-accent-soft text-accent-strong' : 'text-ink-muted hover:text-ink',
        )}
      >
        {Icon && <Icon className="size-4.5 shrink-0 max-xs:hidden" />}
        <span>{text}</span>
      </button>
    ))}
  </fieldset>
);
