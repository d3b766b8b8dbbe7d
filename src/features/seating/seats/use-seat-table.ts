import type { CsvCell } from '@/domain/csv';
import type { Person } from '@/domain/seating/model';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Seating } from '../use-seating';

/** Every seat with who sits there and what they can't eat, for the kitchen and the stationer; then who has none. */
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
  return () => [
    [t('csv.table'), t('csv.seat'), t('csv.name'), t('csv.menuColumn')],
    ...tables.flatMap(({ id, name }) =>
      (arrangement.at.get(id) ?? []).flatMap((person, seat): CsvCell[][] =>
        person ? [[name, { figure: seat + 1, decimals: 0 }, nameOf(person), foodOf(person)]] : [],
      ),
    ),
    ...arrangement.unseated.map((person): CsvCell[] => [null, null, nameOf(person), foodOf(person)]),
  ];
}
