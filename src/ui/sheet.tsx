import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHistoryEntry } from './use-history-entry';
import { useModal } from './use-modal';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Panel over the page: at the right on a wide screen, at the bottom on a phone. The header stays visible.
 * Content can use `--pad` to reach the edges. Content in two columns (`data-beside`) gets more width.
 */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: SheetProps) {
  const modal = useModal(open, () => onOpenChange(false));
  useHistoryEntry(open, onOpenChange, true);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="animate-fade fixed inset-0 z-40 bg-veil" />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...modal}
          className="animate-rise fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] scroll-pt-20 scroll-pb-28 flex-col short:scroll-pb-4 overflow-y-auto overscroll-contain rounded-t-2xl bg-surface px-(--pad) shadow-xl [--pad:1.25rem] sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-full sm:max-w-md lg:has-data-beside:max-w-4xl sm:rounded-none sm:border-l sm:border-line sm:[--pad:1.5rem]"
        >
          <div className="sticky top-0 z-20 -mx-(--pad) mb-2 flex items-start gap-2 bg-surface py-3 pr-3 pl-(--pad)">
            <RadixDialog.Title className="min-w-0 flex-1 py-2 text-xl break-words">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label={closeLabel}
              className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
            >
              <X className="size-5" />
            </RadixDialog.Close>
          </div>
          <div className="flex flex-[1_0_auto] flex-col pb-(--pad)">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
