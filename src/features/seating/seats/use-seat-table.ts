import type { CsvCell } from '@/domain/csv';
import type { Person } from '@/domain/seating/model';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { type FileColumn, tableOf } from '@/parts/rows/row-description';
import type { Seating } from '../use-seating';

/** A line of the exported file. For a guest without a seat, table and seat number are empty. */
interface SeatLine {
  readonly person: Person;
  readonly table: string | null;
  readonly seat: number | null;
}

/**
 * Returns a function that lists every seat with its guest and diet, for the kitchen and the stationer.
 * Unseated guests come last.
 */
export function useSeatTable({ tables, arrangement, nameOf }: Seating): () => CsvCell[][] {
  const { t } = useTranslation(['seating', 'guests']);
  const foodOf = ({ guest, person }: Person): string | null =>
    person > 0
      ? null
      : formatList([
          ...guest.diets.map((diet) => t(`guests:diet.${diet}`)),
          ...guest.allergens.map((one) => t(`guests:allergen.${one}`)),
          ...(guest.dietary_notes ? [guest.dietary_notes] : []),
        ]);
  const columns: readonly FileColumn<SeatLine>[] = [
    { label: t('csv.table'), csv: ({ table }) => table },
    { label: t('csv.seat'), csv: ({ seat }) => (seat === null ? null : { figure: seat + 1, decimals: 0 }) },
    { label: t('csv.name'), csv: ({ person }) => nameOf(person) },
    { label: t('csv.menuColumn'), csv: ({ person }) => foodOf(person) },
  ];
  return () =>
    tableOf(columns, [
      ...tables.flatMap(({ id, name }) =>
        (arrangement.at.get(id) ?? []).flatMap((person, seat) =>
          person ? [{ person, table: name, seat }] : [],
        ),
      ),
      ...arrangement.unseated.map((person) => ({ person, table: null, seat: null })),
    ]);
}
