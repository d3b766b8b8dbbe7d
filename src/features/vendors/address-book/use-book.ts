import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookQuery } from '@/data/address-book';
import { useRows } from '@/data/sync/use-rows';
import { VENDORS } from '@/data/vendors';
import { bookChanges } from '@/domain/vendors/address-book';
import type { VendorContact } from '@/domain/vendors/vendor';
import { currentSession } from '@/lib/session/session-state';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { toast } from '@/ui/toast-store';

/**
 * A person's own vendors from all their events. Local changes are shown at once and stored as soon as
 * possible.
 */
export function useBook() {
  const userId = currentSession().user?.id ?? '';
  const query = useQuery(bookQuery(userId));
  const rows = useRows(VENDORS, userId);
  const vendors = useMemo(() => rows.filter(({ deleted_at }) => !deleted_at), [rows]);
  const change = useChangeRows(VENDORS, userId);
  return {
    userId,
    query,
    vendors,
    change,
    /** Imports contacts. `said` returns the message for the numbers of new and updated contacts. */
    take: (contacts: readonly VendorContact[], said: (added: number, changed: number) => string) => {
      const changes = bookChanges(contacts, vendors, () => crypto.randomUUID());
      const added = changes.filter(({ before }) => before === null).length;
      const told = said(added, changes.length - added);
      if (changes.length === 0) toast({ title: told });
      else change(changes, told);
    },
  };
}
