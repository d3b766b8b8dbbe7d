import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from './class-names';
import type { Pieces } from './pieces';
import { Spinner } from './spinner';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border border-transparent',
  secondary: 'bg-surface text-ink border border-line-strong hover:border-accent hover:text-accent-strong',
  quiet: 'bg-transparent text-accent-strong border border-transparent hover:bg-accent-soft',
  danger: 'bg-surface text-danger border border-danger hover:bg-danger-soft',
};

export const buttonClass = (look: ButtonLook = 'primary', size: 'medium' | 'small' = 'medium'): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'small' ? 'min-h-11 px-4 text-sm sm:min-h-9' : 'min-h-11 px-6',
    LOOKS[look],
  );

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: 'medium' | 'small';
  /** True while work is under way: the button stays in place, shows a spinner and ignores presses. */
  busy?: boolean;
  icon?: Pieces;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  size,
  busy,
  icon,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = disabled || busy;
  return (
    <button
      type={type}
      // A disabled button would lose the focus, so `aria-disabled` is used instead. Menu triggers are really
      // disabled, because they react to more than clicks.
      disabled={disabled && 'aria-haspopup' in rest}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass(look, size), className)}
      {...rest}
    >
      {busy ? <Spinner small /> : icon}
      <span className="contents">{children}</span>
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that shows only an icon. `label` is its accessible name and its tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted transition-colors duration-150 hover:bg-accent-soft hover:text-accent-strong disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 sm:size-10',
        className,
      )}
      {...rest}
    />
  );
}
