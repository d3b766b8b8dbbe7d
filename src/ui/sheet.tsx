import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from './icons';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Work on one thing beside the page: from the right on a wide screen, from below on a phone. */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: SheetProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="animate-fade fixed inset-0 z-40 bg-veil" />
        <RadixDialog.Content
          aria-describedby={undefined}
          className="animate-rise fixed inset-x-0 bottom-0 z-40 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-2xl bg-surface p-5 shadow-xl sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-full sm:max-w-md sm:rounded-none sm:border-l sm:border-line sm:p-6"
        >
          <RadixDialog.Title className="pr-12 text-xl break-words">{title}</RadixDialog.Title>
          <RadixDialog.Close
            aria-label={closeLabel}
            className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
          >
            <X aria-hidden="true" className="size-5" />
          </RadixDialog.Close>
          <div className="mt-5">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
