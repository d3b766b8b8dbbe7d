import type { ReactNode } from 'react';
import { cx } from './class-names';
import { moveFocus } from './grid-keys';

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Toggle button: one press turns it on, the next press turns it off. */
export const Chip = ({ pressed, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={cx(
      'min-h-11 max-w-full rounded-full border px-3.5 py-1.5 text-sm font-semibold break-words transition-colors sm:min-h-9',
      pressed
        ? 'border-transparent bg-accent text-on-accent'
        : 'border-line-strong bg-surface hover:border-accent hover:text-accent-strong',
    )}
  >
    {children}
  </button>
);

/** Toggle buttons with a common label. The arrow keys move between them, and each one is also a tab stop. */
export const Chips = ({
  label,
  shown = false,
  children,
}: {
  label: string;
  /** True if the label is visible, for example when it is a question. */
  shown?: boolean;
  children: ReactNode;
}) => (
  <fieldset
    onKeyDown={(event) =>
      moveFocus(event, [...event.currentTarget.querySelectorAll('button')], { sideways: true })
    }
    data-chips
    className="min-w-0"
  >
    <legend className={shown ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{label}</legend>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </fieldset>
);
