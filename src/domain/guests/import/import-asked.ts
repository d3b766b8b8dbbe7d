import { fold } from '../../fold';
import { cleanLine } from '../../text';
import { ageFrom } from './import-ages';
import { type FoodField, isDish, knownFood } from './import-food';
import { fieldIn } from './import-heading';
import type { ImportTable } from './import-lines';
import { answerFrom, areCounts, replyKey } from './import-replies';
import type { ImportColumns } from './import-table';
import { EMPTY, type ImportField } from './import-words.data';

export type AskedKind = 'reply' | 'age' | 'food';

/** A cell value that no rule recognises. The person explains it once for all rows. */
export interface AskedValue {
  readonly key: string;
  readonly kind: AskedKind;
  readonly text: string;
  readonly rows: number;
  /** The preselected meaning, derived from the value's column. */
  readonly preset: string | null;
}

const KINDS: { readonly [field in ImportField]?: AskedKind } = {
  reply: 'reply',
  age_group: 'age',
  meal: 'food',
  diets: 'food',
  allergens: 'food',
};

export const askedKey = (kind: AskedKind, text: string): string => `${kind}|${replyKey(text)}`;

/** Returns the indexes of reply columns that contain numbers of people. */
export const countColumns = ({ rows }: ImportTable, columns: ImportColumns): ReadonlySet<number> =>
  new Set(
    columns.flatMap((column, i) =>
      fieldIn(column) === 'reply' && areCounts(rows.flatMap(({ cells }) => cells[i] || [])) ? [i] : [],
    ),
  );

/** Returns each unrecognised value once, the most frequent first. */
export function askedValues(table: ImportTable, columns: ImportColumns, on: string | null): AskedValue[] {
  const counts = countColumns(table, columns);
  const found = new Map<string, AskedValue>();
  for (const [i, column] of columns.entries()) {
    const field = fieldIn(column);
    const kind = field && KINDS[field];
    if (!field || !kind) continue;
    const isKnown = (text: string) =>
      kind === 'reply'
        ? answerFrom(text, counts.has(i)) !== null
        : kind === 'age'
          ? ageFrom(text, on) !== null
          : knownFood(text, field as FoodField) !== null;
    for (const { cells } of table.rows) {
      const text = cleanLine(cells[i] ?? '');
      if (text === '' || isKnown(text) || (kind !== 'reply' && EMPTY.test(fold(text)))) continue;
      const key = askedKey(kind, text);
      const preset = kind === 'food' && isDish(text, field as FoodField) ? 'dish' : null;
      found.set(key, { key, kind, text, preset, rows: (found.get(key)?.rows ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}
