import { cleanLine, cleanLines } from '../text';
import { HEADINGS, type ImportField } from './import-words.data';
import { plainText } from './names';

export interface ImportTable {
  readonly headings: readonly string[];
  /** Cells below the headings, each row with its line in the file. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** What each column is taken for; null is left out. */
export type ImportColumns = readonly (ImportField | null)[];

const fieldOf = (heading: string): ImportField | null => {
  const text = plainText(cleanLine(heading))
    .replace(/[*:]+$/, '')
    .trim();
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

/** What our own export puts before a text that a spreadsheet would reckon with. */
const unguarded = (cell: string): string =>
  /^'\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(cell) ? cell.slice(1) : cell;

/** How far down the headings may stand: some programs put a title or two above them. */
const SEARCHED = 6;

/**
 * A table with its headings: the row among the first that names most fields. Without any the columns are nobody's,
 * and the first row is a guest like the others.
 */
export function readTable(raw: readonly (readonly string[])[]): ImportTable {
  const lines = raw.map((cells, i) => ({
    line: i + 1,
    cells: cells.map((cell) => unguarded(cleanLines(cell))),
  }));
  const known = lines
    .slice(0, SEARCHED)
    .map(({ cells }) => cells.filter((cell) => fieldOf(cell) !== null).length);
  const best = known.indexOf(Math.max(...known, 0));
  const found = (known[best] ?? 0) > 0;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const headings = found ? (lines[best]?.cells ?? []) : [];
  return {
    headings: Array.from({ length: width }, (_, i) => headings[i] ?? ''),
    rows: lines
      .slice(found ? best + 1 : 0)
      // A second row of headings, as some programs write, is no guest.
      .filter(
        ({ cells }, i) => !(found && i === 0 && cells.filter((cell) => fieldOf(cell) !== null).length > 2),
      )
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

/** Fields that a table may hold in several columns. */
const REPEATED: readonly ImportField[] = ['city', 'reply', 'answer', 'tags', 'notes'];

/**
 * What the headings say; `questions` are the couple's own, whose words may be those of a field. A name without a last
 * name beside it is a whole one; of two columns for one field the fuller counts.
 */
export function readColumns(
  { headings, rows }: ImportTable,
  questions: readonly string[] = [],
): ImportColumns {
  const filled = (column: number) => rows.filter(({ cells }) => (cells[column] ?? '') !== '').length;
  const columns: (ImportField | null)[] = headings.map((heading) =>
    questions.includes(cleanLine(heading)) ? 'answer' : fieldOf(heading),
  );
  if (columns.includes('name') && !columns.includes('last_name') && !columns.includes('full_name'))
    columns[columns.indexOf('name')] = 'full_name';
  // Given and family names beside a whole one say more.
  if (columns.includes('name') && columns.includes('last_name'))
    for (const [i, field] of columns.entries()) if (field === 'full_name') columns[i] = null;
  const best = new Map<ImportField, number>();
  for (const [i, field] of columns.entries()) {
    if (!field || REPEATED.includes(field)) continue;
    const other = best.get(field);
    if (other === undefined || filled(i) > filled(other)) best.set(field, i);
  }
  return columns.map((field, i) =>
    field && !REPEATED.includes(field) && best.get(field) !== i ? null : field,
  );
}

/** Columns with something in them that is taken for nothing: named, so that nobody misses them later. */
export const unusedHeadings = ({ headings, rows }: ImportTable, columns: ImportColumns): string[] =>
  headings.flatMap((heading, i) =>
    columns[i] === null && heading !== '' && rows.some(({ cells }) => (cells[i] ?? '') !== '') ? heading : [],
  );
