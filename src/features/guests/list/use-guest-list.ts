import { useMemo } from 'react';
import { countGuests, type GuestCounts } from '@/domain/guests/counts';
import type { Guest } from '@/domain/guests/guest';
import { currentLanguage } from '@/lib/i18n';
import { useEqual } from '@/ui/use-equal';
import type { GuestBook } from '../use-guest-book';
import { entriesOf, filterEntries, type GuestListState, listGuests, sortGuests } from './guest-list';

/** What a page's state leaves of the guests, and the counts of it; each step is done again only where what it reads has changed. */
export function useGuestList(
  book: GuestBook,
  state: GuestListState,
): { readonly shown: readonly Guest[]; readonly counts: GuestCounts } {
  const language = currentLanguage();
  const { reply, sort, down, part } = state;
  const sorted = useMemo(
    () => sortGuests(book.guests, sort, down, language),
    [book.guests, sort, down, language],
  );
  const entries = useMemo(() => entriesOf(sorted, book, part), [sorted, book, part]);
  // A reply, a view or an order that is pressed changes neither what is found nor what is counted.
  const filters = useEqual<GuestListState>({
    ...state,
    reply: null,
    view: 'people',
    sort: 'name',
    down: false,
  });
  const found = useMemo(() => filterEntries(entries, filters), [entries, filters]);
  const shown = useMemo(() => listGuests(found, { reply, sort, down }), [found, reply, sort, down]);
  const counts = useMemo(
    () =>
      countGuests(
        found.map(({ guest }) => guest),
        book.households,
        book.parts,
        part,
      ),
    [found, book, part],
  );
  return { shown, counts };
}
