import { memo, useCallback, useMemo, useState } from 'react';
import type { Guest, ReplyStatus } from '@/domain/guests/guest';
import { isWork, kindOf } from '@/domain/plan/kind';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrinting } from '@/parts/print/use-printing';
import { cx } from '@/ui/class-names';
import { DataList, type GridColumn, type ListGroup } from '@/ui/data-list';
import type { Selection } from '@/ui/use-selection';
import { useGuestWords } from '../guest-words';
import { groupByHousehold, householdOrder, orderOfAppearance } from '../household-groups';
import { type GuestBook, householdOf } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { type GuestListState, type Sort, stateIn } from './guest-list';
import { GuestRow } from './guest-row';
import { HouseholdHeading } from './household-heading';
import { useGuestDrag } from './use-guest-drag';

interface GuestRowsProps {
  shown: readonly Guest[];
  book: GuestBook;
  state: GuestListState;
  selection: Selection;
  onOpen: (id: string) => void;
  onHousehold: (id: string) => void;
  onReply: (guest: Guest, status: ReplyStatus | null) => void;
  onEdit: (guest: Guest, fields: Partial<Guest>) => void;
  /** Moves one guest, or all selected guests, to a household. */
  onMove: (guests: readonly string[], household: string) => void;
  onSort: (change: Pick<GuestListState, 'sort' | 'down'>) => void;
}

/** Sort orders of each column heading. The first click selects the first of these orders. */
const COLUMNS = {
  guest: ['last_name', 'name'],
  food: ['food'],
  about: ['about'],
  tags: ['tags'],
  reply: ['reply'],
} as const satisfies Record<string, readonly Sort[]>;
const KEYS = ['guest', 'food', 'about', 'tags', 'reply'] as const;

const idOf = ({ id }: Guest): string => id;

/** The guest list, by household or by person. Memoised, because the page renders at every keystroke. */
export const GuestRows = memo(function GuestRows(props: GuestRowsProps) {
  const { shown, book, state, selection, onOpen, onHousehold, onReply, onEdit, onMove, onSort } = props;
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const { plan, editable, writes } = usePlanContext();
  const hasSides = plan.event_type === 'wedding';
  const { people } = useKindWords();
  const atWork = isWork(kindOf(plan));
  const printing = usePrinting();
  const { households, parts } = book;
  const { sort, down } = state;
  const grouped = state.view === 'households';
  const { active, ids, set } = selection;
  const select = useCallback(
    (some: readonly string[]) => {
      const all = some.every((id) => ids.has(id));
      set(all ? [...ids].filter((id) => !some.includes(id)) : [...ids, ...some]);
    },
    [ids, set],
  );
  const [isWide] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  const isUsual = sort === 'last_name' && !down;
  const byName = useMemo(
    () => (grouped && isUsual ? householdOrder(households, currentLanguage()) : null),
    [grouped, isUsual, households],
  );
  const order = useMemo(
    () => (grouped ? (byName ?? orderOfAppearance(shown)) : null),
    [grouped, byName, shown],
  );
  const groups = useMemo((): ListGroup<Guest>[] => {
    if (!order) return [{ id: 'all', rows: shown }];
    return groupByHousehold(shown, households, order).map((group) => ({
      id: group.id,
      rows: group.guests,
      heading: (
        <HouseholdHeading
          group={group}
          onOpen={writes ? onHousehold : undefined}
          onSelect={editable && active ? select : undefined}
        />
      ),
    }));
  }, [shown, households, editable, writes, onHousehold, active, select, order]);
  const grid = useMemo(
    () => ({
      columns: [
        ...(editable && active ? [{ label: t('column.select') }] : []),
        ...KEYS.map((key): GridColumn => {
          const isCompany = key === 'about' && atWork;
          const [usual, ...others]: readonly [Sort, ...Sort[]] = isCompany
            ? ['company', ...COLUMNS.about]
            : COLUMNS[key];
          const sorts: readonly Sort[] = [usual, ...others];
          const isSorted = sorts.includes(sort);
          return {
            // Only weddings divide guests into two sides.
            label: isCompany
              ? t('column.aboutWork')
              : key === 'about' && !hasSides
                ? t('form.address')
                : t(`column.${key}`, people),
            sort: {
              order: isSorted ? (down ? 'descending' : 'ascending') : 'none',
              onPress: () => onSort(isSorted ? { sort, down: !down } : { sort: usual, down: false }),
            },
          };
        }),
      ],
      head: cx(
        'border-b border-line pb-1.5 text-sm font-semibold text-ink-muted',
        // On a phone the heading is visible only while it has the keyboard focus.
        'max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:not-focus-within:sr-only',
        'lg:grid lg:gap-x-4 lg:[&>:last-child]:pr-2.5 lg:[&>:last-child]:text-right',
        editable && active
          ? 'lg:grid-cols-[2rem_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.8fr)_9.25rem]'
          : 'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.8fr)_9.25rem]',
      ),
    }),
    [t, people, hasSides, editable, active, sort, down, onSort, atWork],
  );
  const drag = useGuestDrag(
    useCallback(
      (guest: string, household: string) => onMove(ids.has(guest) ? [...ids] : [guest], household),
      [ids, onMove],
    ),
  );
  return (
    <div {...(editable && grouped && drag)}>
      <DataList
        groups={groups}
        keyOf={idOf}
        // If this estimate matches the real height, the rows don't have to be rendered again after measuring.
        rowHeight={(isWide ? 40 : 64) + (grouped ? 0 : 1)}
        label={t('title')}
        whole={printing}
        grid={grid}
        {...(grouped ? { className: 'divide-y divide-line' } : {})}
      >
        {(guest) => (
          <GuestRow
            guest={guest}
            household={grouped ? null : (householdOf(book, guest)?.name ?? null)}
            state={stateIn(guest, householdOf(book, guest), parts, state.part)}
            selected={ids.has(guest.id)}
            words={words}
            columns={book.columns}
            onOpen={onOpen}
            onReply={editable ? onReply : undefined}
            onEdit={writes ? onEdit : undefined}
            onSelect={editable && active ? selection.toggle : undefined}
            isDraggable={editable && grouped}
          />
        )}
      </DataList>
    </div>
  );
});
