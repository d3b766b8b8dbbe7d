import { useCallback, useState } from 'react';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import type { ChangeBook } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { GuestSheet } from './guest-sheet';
import { HouseholdSheet } from './household-sheet';

/** Which sheet is open: a guest, a new guest or a household. */
type OpenSheet =
  | { readonly what: 'guest'; readonly id: string }
  | { readonly what: 'new'; readonly household?: string }
  | { readonly what: 'household'; readonly id: string };

export function useGuestSheets() {
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const openGuest = useCallback((id: string) => setOpen({ what: 'guest', id }), []);
  const openHousehold = useCallback((id: string) => setOpen({ what: 'household', id }), []);
  return { open, setOpen, openGuest, openHousehold };
}

interface GuestSheetsProps {
  open: OpenSheet | null;
  onOpen: (open: OpenSheet | null) => void;
  book: GuestBook;
  limit: GuestLimit;
  onChange: ChangeBook;
}

/** The sheets of a guest and of a household, which link to each other. */
export function GuestSheets({ open, onOpen, book, limit, onChange }: GuestSheetsProps) {
  const onOpenChange = (next: boolean) => onOpen(next ? open : null);
  const guest = open?.what === 'guest' ? (book.guests.find(({ id }) => id === open.id) ?? null) : null;
  // If somebody else deletes the household, its form stays open, so that the entered text isn't lost.
  const householdId = open?.what === 'household' ? open.id : null;
  const opened = useOpenedRow(householdId ? book.households.get(householdId) : undefined, householdId);
  const household = (householdId && book.households.get(householdId)) || opened;
  return (
    <>
      {(open?.what === 'new' || open?.what === 'guest') && (
        <GuestSheet
          key={open.what === 'guest' ? open.id : open.what}
          guest={guest}
          {...(open.what === 'new' && open.household !== undefined ? { household: open.household } : {})}
          book={book}
          limit={limit}
          onChange={onChange}
          onOpenChange={onOpenChange}
        />
      )}
      {household && (
        <HouseholdSheet
          household={household}
          book={book}
          onGuest={(id) => onOpen({ what: 'guest', id })}
          onAdd={() => onOpen({ what: 'new', household: household.name })}
          onChange={onChange}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  );
}
