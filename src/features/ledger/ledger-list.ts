import type { StoredItem } from '@/data/ledger';
import { endOfMonth, endOfWeek } from '@/domain/calendar';
import { fold, searchInFolded } from '@/domain/fold';
import { type Due, type ItemTotals, isFirm, type Ledger } from '@/domain/ledger/ledger';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { compareNames } from '@/lib/format';
import { addressState, choice, matching, optional, searchText } from '@/lib/list-state';
import type { Language } from '@/lib/texts';

export const VIEWS = ['items', 'cash', 'cancel'] as const;
type View = (typeof VIEWS)[number];
export const SHOWS = ['all', 'open', 'overdue', 'week', 'month', 'undated', 'paid', 'planned'] as const;
export type Show = (typeof SHOWS)[number];
export const SORTS = ['due', 'amount', 'name', 'category'] as const;
type Sort = (typeof SORTS)[number];

export interface ListState {
  view: View;
  q: string;
  category: Category | null;
  show: Show;
  sort: Sort;
  /** Id of the item whose sheet is open when the page loads. */
  item: string | null;
}

export const ledgerAddress = addressState<ListState>({
  view: choice(VIEWS, 'items'),
  q: searchText,
  category: optional(CATEGORIES),
  show: choice(SHOWS, 'all'),
  sort: choice(SORTS, 'due'),
  item: matching(/^[0-9a-f-]{36}$/),
});

/** Returns an item's next payment or refund. Entries without a date come last. */
export const nextDue = ({ dues }: ItemTotals): Due | null =>
  dues.reduce<Due | null>(
    (next, due) => (next === null || (due.date ?? '9') < (next.date ?? '9') ? due : next),
    null,
  );

function shows(show: Show, { dues, committed, paid, agreed }: ItemTotals, today: string): boolean {
  const out = dues.filter(({ amount }) => amount > 0);
  const within = (end: string) => out.some(({ date }) => date !== null && date >= today && date <= end);
  switch (show) {
    case 'all':
      return true;
    case 'open':
      return out.length > 0;
    case 'overdue':
      return out.some(({ date }) => date !== null && date < today);
    case 'week':
      return within(endOfWeek(today));
    case 'month':
      return within(endOfMonth(today));
    case 'undated':
      return out.some(({ date }) => date === null);
    case 'paid':
      return isFirm({ committed, paid }) && paid >= committed;
    case 'planned':
      return agreed === null && !isFirm({ committed, paid });
  }
}

interface Reader {
  today: string;
  language: Language;
  /** Returns the text of an item that the search looks through. */
  text: (item: StoredItem) => string;
}

/** Returns the items that match the filters, sorted as selected. The search ignores case and accents. */
export function listItems(
  items: readonly StoredItem[],
  { byItem }: Ledger,
  state: Omit<ListState, 'view' | 'item'>,
  { today, language, text }: Reader,
): StoredItem[] {
  const fits = searchInFolded(state.q);
  const found = items.filter((item) => {
    const own = byItem.get(item.id);
    if (!own || (state.category && item.category !== state.category)) return false;
    if (!shows(state.show, own, today)) return false;
    return state.q === '' || fits(fold(text(item)));
  });
  const byName = (a: StoredItem, b: StoredItem) =>
    compareNames(a.vendor_name, b.vendor_name, language) || a.id.localeCompare(b.id);
  const amount = ({ id }: StoredItem) => byItem.get(id)?.expected ?? 0;
  // Order: payments by date, payments without a date, planned items, paid items.
  const day = ({ id }: StoredItem) => {
    const own = byItem.get(id);
    const due = own && nextDue(own);
    if (due) return due.date ?? '9';
    return own?.committed ? 'z' : 'y';
  };
  const days = new Map(state.sort === 'due' ? found.map((item) => [item.id, day(item)]) : []);
  const orders: Record<Sort, (a: StoredItem, b: StoredItem) => number> = {
    due: (a, b) => {
      const [first, second] = [days.get(a.id) ?? 'z', days.get(b.id) ?? 'z'];
      return first < second ? -1 : first > second ? 1 : byName(a, b);
    },
    name: byName,
    amount: (a, b) => amount(b) - amount(a) || byName(a, b),
    category: (a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || byName(a, b),
  };
  return found.sort(orders[state.sort]);
}
