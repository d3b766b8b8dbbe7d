import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './class-names';

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A choice that one press makes and a second one takes back. */
export const Chip = ({ pressed, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={cx(
      'min-h-11 max-w-full rounded-full border px-3.5 text-sm font-semibold break-words transition-colors sm:min-h-9',
      pressed
        ? 'border-transparent bg-accent text-on-accent'
        : 'border-line-strong bg-surface hover:border-accent hover:text-accent-strong',
    )}
  >
    {children}
  </button>
);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus among the chips by the arrows; each is a stop of the Tab key too. */
function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = STEPS[event.key];
  const chips = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = chips.indexOf(event.target as HTMLButtonElement);
  if (!step || at < 0) return;
  event.preventDefault();
  chips[(at + step + chips.length) % chips.length]?.focus();
}

/** Chips side by side, named together. */
export const Chips = ({
  label,
  shown = false,
  children,
}: {
  label: string;
  /** Whether the name is seen: where the chips answer a question. */
  shown?: boolean;
  children: ReactNode;
}) => (
  <fieldset onKeyDown={moveFocus} data-chips className="min-w-0">
    <legend className={shown ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{label}</legend>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </fieldset>
);
