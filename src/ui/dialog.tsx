import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names';
import { useHistoryEntry } from './use-history-entry';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel?: string;
  /** True for content that is only viewed, such as a preview. It gets a wider dialog. */
  wide?: boolean;
  /** True if only the dialog's own buttons close it, not the backdrop, Escape or a close button. */
  insistent?: boolean;
  /** True if the dialog closes on navigation, as a menu does. The Back button then leaves the page. */
  fleeting?: boolean;
  children: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  wide = false,
  insistent = false,
  fleeting = false,
  children,
}: DialogProps) {
  const modal = useModal(open, () => insistent || onOpenChange(false));
  useHistoryEntry(open, onOpenChange, !insistent && !fleeting);
  const hold = (event: Event) => insistent && event.preventDefault();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="animate-fade fixed inset-0 z-40 bg-veil" />
        <RadixDialog.Content
          {...(description !== undefined ? {} : { 'aria-describedby': undefined })}
          {...modal}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          className={cx(
            'animate-rise fixed inset-x-0 bottom-0 z-40 max-h-[90dvh] overflow-y-auto rounded-t-2xl bg-surface px-(--pad) shadow-xl [--pad:1.5rem] sm:inset-0 sm:m-auto sm:h-fit sm:w-full sm:rounded-2xl',
            wide ? 'sm:max-w-4xl' : 'sm:max-w-lg',
          )}
        >
          <div className="py-(--pad)">
            <RadixDialog.Title className="pr-10 text-xl break-words">{title}</RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className="mt-2 text-ink-muted">{description}</RadixDialog.Description>
            )}
            <div className="mt-5">{children}</div>
          </div>
          {closeLabel && !insistent && (
            <RadixDialog.Close
              aria-label={closeLabel}
              className="absolute top-4 right-4 flex size-11 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
            >
              <X className="size-5" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
