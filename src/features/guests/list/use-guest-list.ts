import { useMemo } from 'react';
import { countGuests, type GuestCounts } from '@/domain/guests/counts';
import type { Guest } from '@/domain/guests/guest';
import { currentLanguage } from '@/lib/i18n';
import { usePlanContext } from '@/parts/module/plan-context';
import { searchTextOf } from '@/parts/rows/columns';
import { useEqual } from '@/ui/use-equal';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import {
  entriesOf,
  filterEntries,
  type GuestListState,
  listGuests,
  sortGuests,
  sortText,
} from './guest-list';

/**
 * Returns the filtered guests and their counts. Each step is computed again only if its input has changed.
 */
export function useGuestList(
  book: GuestBook,
  state: GuestListState,
): { readonly shown: readonly Guest[]; readonly counts: GuestCounts } {
  const language = currentLanguage();
  const { reply, sort, down, part } = state;
  const { columns } = faces.guests.useDescription(usePlanContext().plan.id);
  const read = useMemo(() => sortText(columns, sort), [columns, sort]);
  const sorted = useMemo(
    () => sortGuests(book.guests, read, down, language),
    [book.guests, read, down, language],
  );
  const search = useMemo(() => searchTextOf(columns), [columns]);
  const entries = useMemo(() => entriesOf(sorted, book, part, search), [sorted, book, part, search]);
  // Reply filter, view and sort order affect neither the search nor the counts.
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
