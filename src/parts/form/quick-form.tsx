import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { FieldError, inputClass } from '@/ui/field';
import { arrowOf } from '@/ui/grid-keys';
import type { Pieces } from '@/ui/pieces';

interface QuickFormProps {
  label: string;
  placeholder: string;
  hint: ReactNode;
  /** Label of the button that adds the line. */
  add: string;
  ref: Ref<HTMLInputElement>;
  value: string;
  /** Problem of a line that couldn't be added. */
  problem: string | null;
  /** The line's interpretation, shown at each keystroke; the hint if there is none. */
  understood: ReactNode;
  /** The same text, announced when the typing pauses. */
  spoken: string;
  onType: (line: string) => void;
  onSubmit: () => void;
  /** Handles a paste of several lines; returns true if it did. */
  onPaste?: (text: string) => boolean;
  /** Content below the line: chips for facts that it doesn't name. */
  children?: Pieces;
}

/** Moves the focus by arrow keys: down from the line to its chips, up back to the line. */
function moveFocus(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.matches('select, [type=date]')) return;
  const way = arrowOf(key)?.y;
  const next = target.closest('[data-chips]')
    ? way === -1 && currentTarget.querySelector<HTMLElement>('input')
    : way === 1 && currentTarget.querySelector<HTMLElement>('[data-chips] button');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** One line of text that is parsed into rows. */
export function QuickForm(props: QuickFormProps) {
  const { label, placeholder, hint, add, ref, value, problem, understood, spoken } = props;
  const id = useId();
  return (
    <form
      className="flex flex-col gap-1.5 print:hidden"
      onKeyDown={moveFocus}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <label htmlFor={id} className="font-medium max-sm:sr-only">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={ref}
          value={value}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          aria-describedby={problem ? `${id}-said` : undefined}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => props.onType(event.target.value)}
          onPaste={(event) => {
            if (props.onPaste?.(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
          className={inputClass}
        />
        <Button type="submit" look="secondary" aria-label={add} icon={<Plus className="size-4.5" />}>
          <span className="max-sm:hidden">{add}</span>
        </Button>
      </div>
      <Announce text={spoken} />
      {/* On a phone the example in the line is enough, so that the list begins sooner. */}
      <div
        id={`${id}-said`}
        className={cx(
          'min-h-6 text-sm break-words text-ink-muted',
          value === '' && !problem && 'max-sm:hidden',
        )}
      >
        {problem ? <FieldError>{problem}</FieldError> : (understood ?? hint)}
      </div>
      {props.children}
    </form>
  );
}
