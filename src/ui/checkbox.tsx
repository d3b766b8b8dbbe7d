import type { ReactNode } from 'react';
import { cx } from './class-names';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  className?: string;
}

export function Checkbox({ label, hint, checked, disabled, onChange, onBlur, className }: CheckboxProps) {
  const hasHint = hint !== undefined && hint !== '';
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer gap-2.5',
        hasHint ? 'items-start py-1.5' : 'items-center',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
        className={cx('size-5 shrink-0', hasHint && 'mt-0.5')}
      />
      <span className="min-w-0 break-words">
        <span>{label}</span>
        {hasHint && <span className="block text-sm text-ink-muted">{hint}</span>}
      </span>
    </label>
  );
}

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  className?: string;
}

/** Checkbox that selects a row of a list. It is large enough for a finger. */
export const RowCheckbox = ({ label, checked, disabled, onChange, className }: RowCheckboxProps) => (
  <label className={cx('inline-flex size-11 shrink-0 items-center justify-center', className)}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      aria-label={label}
      className="size-5"
    />
  </label>
);
