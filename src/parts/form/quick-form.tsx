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
  add: string;
  ref: Ref<HTMLInputElement>;
  value: string;
  problem: string | null;
  /** The app's interpretation of the typed text, updated at each keystroke. If the field is empty, a hint. */
  understood: ReactNode;
  /** The same interpretation as plain text, announced to screen readers after a pause. */
  spoken: string;
  onType: (line: string) => void;
  onSubmit: () => void;
  /** Called when several lines are pasted. Returns true if it has handled them. */
  onPaste?: (text: string) => boolean;
  /** Content below the field: buttons for facts that the text doesn't mention. */
  children?: Pieces;
}

/** Moves the focus by arrow keys: down to the buttons below the field, up back to the field. */
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

/** One-line field whose text is parsed into rows. */
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
      {/* On a phone, the example in the placeholder replaces the hint. */}
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
