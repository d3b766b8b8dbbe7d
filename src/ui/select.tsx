import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names';
import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder?: string;
  className?: string;
  onBlur?: () => void;
}

/**
 * While a select is open, Radix hides the page from assistive technology, although the focus can still be
 * outside the list. Live regions aren't hidden, so the page becomes a live region that announces nothing
 * (`off`).
 */
const keepPageReadable = (open: boolean): void => {
  const page = document.getElementById('root');
  if (open) page?.setAttribute('aria-live', 'off');
  else page?.removeAttribute('aria-live');
};

/**
 * Select with a short, fixed list of options. Typing selects an option. Typed letters are forgotten after one
 * second (Radix).
 */
export function SelectField({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  className,
}: SelectFieldProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  // Element that the list is rendered into, such as the open dialog. Outside of it, the list would be cut
  // off.
  const [home, setHome] = useState<HTMLElement | null>(null);
  useEffect(() => () => keepPageReadable(false), []);
  const [isOpen, setOpen] = useState(false);
  /**
   * True as soon as the pointer or focus is near. Options are rendered only then, because a page can have ten
   * selects. Radix needs the options for selection by typing.
   */
  const [isNear, setIsNear] = useState(false);
  const near = () => setIsNear(true);
  const opened = (open: boolean) => {
    setOpen(open);
    keepPageReadable(open);
    if (!open) return onBlur?.();
    setHome(trigger.current?.closest<HTMLElement>('[role=dialog], main') ?? null);
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={className}
      {...(optional ? { optional } : {})}
    >
      <Radix.Root value={value} onValueChange={onChange} open={isOpen} onOpenChange={opened}>
        <Radix.Trigger
          ref={trigger}
          id={id}
          onFocus={near}
          onPointerEnter={near}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(
            inputClass,
            'flex items-center justify-between gap-2 text-left data-[placeholder]:text-ink-muted',
          )}
        >
          <span className="min-w-0 break-words">
            {/* Wrapped in an element, because a browser's translation breaks bare text. */}
            <Radix.Value placeholder={placeholder && <span>{placeholder}</span>}>
              <span>{options.find((option) => option.value === value)?.label ?? null}</span>
            </Radix.Value>
          </span>
          <Radix.Icon>
            <ChevronDown className="size-4 text-ink-muted" />
          </Radix.Icon>
        </Radix.Trigger>
        {(isNear || isOpen) && (
          <Radix.Portal container={home?.matches('main') ? home : null}>
            <Radix.Content
              position="popper"
              sideOffset={4}
              onKeyDown={(event) => {
                // Closes the list here, because Radix would give Escape to a newer toast.
                if (event.key !== 'Escape' || event.defaultPrevented) return;
                event.preventDefault();
                opened(false);
              }}
              className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-card border border-line bg-surface shadow-lg"
            >
              <Radix.Viewport className="p-1.5">
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-accent-soft sm:min-h-10"
                  >
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator>
                      <Check className="size-4" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </FieldFrame>
  );
}
