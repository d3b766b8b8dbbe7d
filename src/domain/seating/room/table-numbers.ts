import type { RoomItem } from '../chart';

const NUMBERED = /^(.*?)(\d{1,4})\s*$/su;

interface Numbered {
  readonly table: RoomItem;
  readonly words: string;
  readonly number: number;
}

/**
 * Numbers the tables from 1 without gaps or duplicates, in their current order. Returns no changes if the
 * numbers are already right.
 */
export function renumbered(
  tables: readonly RoomItem[],
): readonly { readonly before: RoomItem; readonly after: RoomItem }[] {
  const numbered = tables.flatMap((table): Numbered[] => {
    const [, words, number] = NUMBERED.exec(table.name) ?? [];
    return words === undefined ? [] : [{ table, words, number: Number(number) }];
  });
  return numbered
    .toSorted((a, b) => a.number - b.number)
    .map(({ table, words }, i) => ({ before: table, after: { ...table, name: `${words}${i + 1}` } }))
    .filter(({ before, after }) => before.name !== after.name);
}
