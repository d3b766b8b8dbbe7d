import { useMemo, useState } from 'react';
import { searchFor } from '@/domain/fold';
import { freeSeats, type Person } from '@/domain/seating/model';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrinting } from '@/parts/print/use-printing';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { DataList, type ListGroup } from '@/ui/data-list';
import { SearchField } from '@/ui/search-field';
import type { Seating } from '../use-seating';

interface Line {
  readonly person: Person;
  readonly seat: number | null;
  readonly isOnLap?: boolean;
}
const keyOf = ({ person }: Line): string => person.id;

interface TableListProps {
  seating: Seating;
  onMove: (person: string) => void;
  onOpen: (table: string) => void;
}

/** The room as a list: every table with its guests, each with a button to move to another table. */
export function TableList({ seating, onMove, onOpen }: TableListProps) {
  const { t } = useTranslation('seating');
  const { editable, writes } = usePlanContext();
  const printing = usePrinting();
  const [q, setQ] = useState('');
  const { tables, arrangement, laps, people, nameOf, wordsOf } = seating;
  const groups = useMemo((): ListGroup<Line>[] => {
    const fits = searchFor(q);
    const linesOf = (people: readonly (Person | null)[], seated: boolean): Line[] =>
      people.flatMap((person, seat) =>
        person && fits(wordsOf(person)) ? { person, seat: seated ? seat : null } : [],
      );
    const heading = (id: string, name: string, words: string, open?: () => void) => (
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h2 className="min-w-0 text-xl break-words">
          {open ? (
            <button
              type="button"
              aria-label={t('thing.edit', { name })}
              onClick={open}
              className="min-h-11 text-left hover:text-accent-strong sm:min-h-8"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        <UnsavedMark id={id} />
        <span className="tabular shrink-0 text-sm text-ink-muted">{words}</span>
      </div>
    );
    /** Returns the table of the first seated adult in a baby's household. */
    const tableOfLap = ({ guest }: Person): string | null =>
      people
        .filter((one) => one.guest.household_id === guest.household_id && one.guest.age_group !== 'child')
        .flatMap(({ id }) => arrangement.seatOf.get(id)?.table ?? [])[0] ?? null;
    const lapsAt = (table: string): Line[] =>
      laps.flatMap((person) =>
        tableOfLap(person) === table && fits(wordsOf(person)) ? { person, seat: null, isOnLap: true } : [],
      );
    const unseated = linesOf(arrangement.unseated, false);
    const count = arrangement.unseated.length;
    return [
      ...(unseated.length > 0
        ? [
            {
              id: 'unseated',
              heading: heading('unseated', t('list.unseated', { count }), ''),
              rows: unseated,
            },
          ]
        : []),
      ...tables.flatMap((table): ListGroup<Line>[] => {
        const seats = arrangement.at.get(table.id) ?? [];
        const rows = [...linesOf(seats, true), ...lapsAt(table.id)];
        if (q && rows.length === 0) return [];
        const words = [
          ...(arrangement.couple?.table === table.id ? [t('couple.seats')] : []),
          t('list.free', { count: freeSeats(arrangement, table.id).length }),
        ].join(' · ');
        return [
          {
            id: table.id,
            heading: heading(table.id, table.name, words, writes ? () => onOpen(table.id) : undefined),
            rows,
          },
        ];
      }),
    ];
  }, [q, tables, arrangement, laps, people, wordsOf, t, writes, onOpen]);
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <SearchField
        label={t('list.search')}
        labelHidden
        hint={t('list.search')}
        clearLabel={t('list.clear')}
        value={q}
        onChange={setQ}
      />
      {groups.length === 0 && <p className="text-ink-muted">{t('list.none')}</p>}
      <DataList groups={groups} keyOf={keyOf} rowHeight={48} label={t('view.list')} whole={printing}>
        {({ person, seat, isOnLap }) => {
          const name = nameOf(person);
          const words = isOnLap ? t('list.lap') : seat === null ? '' : t('list.seat', { number: seat + 1 });
          const inner = (
            <>
              <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
              <span className="tabular shrink-0 text-sm text-ink-muted">{words}</span>
              <UnsavedMark id={arrangement.rowOf.get(person.id)?.id ?? ''} />
            </>
          );
          return editable ? (
            <button
              type="button"
              onClick={() => onMove(person.id)}
              className="flex min-h-11 w-full items-center gap-3 px-2 py-1 text-left hover:text-accent-strong"
            >
              <span className="sr-only">{t('list.move', { name })}</span>
              {inner}
            </button>
          ) : (
            <p className="flex min-h-11 items-center gap-3 px-2 py-1">{inner}</p>
          );
        }}
      </DataList>
    </div>
  );
}
