import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names';
import { FieldError, inputClass } from './field';

interface CellField {
  readonly label: string;
  readonly value: string;
  /** The text in the field. */
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Returns the error message for a text, or null if the text is valid. */
  readonly problem: (text: string) => string | null;
}

interface CellFieldsProps {
  fields: readonly CellField[];
  /** Called only if a value has changed. */
  onSave: () => void;
  /** `back` is true if the focus should return to the cell. */
  onClose: (back: boolean) => void;
}

/** Inline editing of a grid cell. Enter or leaving the cell saves, Escape cancels. */
export function CellFields({ fields, onSave, onClose }: CellFieldsProps) {
  const id = useId();
  const [isTold, setIsTold] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.querySelector('input')?.focus(), []);
  const problems = fields.map(({ problem, text }) => problem(text));
  const save = (back: boolean) => {
    if (problems.some(Boolean)) return setIsTold(true);
    if (fields.some(({ value, text }) => value !== text)) onSave();
    onClose(back);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save(true);
    else onClose(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!own.current?.contains(relatedTarget)) save(false);
  };
  return (
    // Lifts the fields above the row's link, so that they can be clicked.
    <div ref={own} className="relative z-10 flex w-full min-w-0 flex-wrap gap-1 py-0.5">
      {fields.map(({ label, text, onType }, i) => {
        const told = isTold ? problems[i] : null;
        return (
          <div key={label} className="min-w-24 flex-1">
            <input
              type="text"
              aria-label={label}
              aria-invalid={told ? true : undefined}
              aria-describedby={told ? `${id}-${i}` : undefined}
              autoComplete="off"
              value={text}
              onChange={({ target }) => onType(target.value)}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
              onFocus={({ target }) => target.select()}
              className={cx(inputClass, 'min-h-9 px-2 py-1 text-base')}
            />
            {told && <FieldError id={`${id}-${i}`}>{told}</FieldError>}
          </div>
        );
      })}
    </div>
  );
}
