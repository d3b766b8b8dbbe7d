import { TriangleAlert } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { cx } from './class-names';
import type { Pieces } from './pieces';

export const inputClass =
  'w-full min-h-11 rounded-lg border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-muted ' +
  'focus-visible:outline-2 focus-visible:outline-accent aria-invalid:border-danger disabled:opacity-60';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Text after the label that marks the field as optional. */
  optional?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: Pieces;
  className?: string | undefined;
}

/** Returns the value for `aria-describedby`: the ids of the control's hint and error. */
export const describedBy = (
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined =>
  cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

/**
 * Frame of a field: label, control, hint and error. The error uses the gap below the field, so that nothing
 * moves. Forms keep at least 24 px between rows.
 */
export function FieldFrame({ id, label, hint, error, optional, children, className }: FieldFrameProps) {
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium break-words">
        <span>{label}</span>
        {optional && <span className="ml-1.5 font-normal text-ink-muted">{`(${optional})`}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <div className="-mt-0.5 -mb-6">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

export interface FieldBinding<V, Written = V> {
  value: V;
  onChange: (value: Written) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement> | undefined;
    /** Content at the right edge of the control, such as a toggle or a unit. */
    trailing?: ReactNode;
  };

export function TextField({ label, hint, error, optional, className, trailing, ...input }: TextFieldProps) {
  const id = useId();
  const control = (
    <input
      id={id}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(id, { hint, error })}
      type="text"
      className={cx(inputClass, trailing !== undefined && 'pr-12')}
      {...input}
    />
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={className}
      {...(optional ? { optional } : {})}
    >
      {trailing === undefined ? (
        control
      ) : (
        <div className="relative">
          {control}
          <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, error, optional, className, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={className}
      {...(optional ? { optional } : {})}
    >
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputClass}
        {...input}
      />
    </FieldFrame>
  );
}
