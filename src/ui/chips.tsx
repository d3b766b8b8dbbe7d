import type { ReactNode } from 'react';
import { cx } from './class-names';
import { moveFocus } from './grid-keys';

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A toggle button: one press chooses it, another press undoes that. */
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

/** Chips side by side with a common label. The arrow keys move between them, and each is also a tab stop. */
export const Chips = ({
  label,
  shown = false,
  children,
}: {
  label: string;
  /** True if the label is visible, as where the chips answer a question. */
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
