import { fold } from '../../fold';
import { cleanLine, cleanLines } from '../../text';
import { stacked } from './import-beside';
import { crowdsIn } from './import-groups';
import {
  areParted,
  fieldIn,
  fieldOf,
  groupsOf,
  headingColumns,
  headingKey,
  personIn,
} from './import-heading';
import { filledLines, guestLines, type ImportTable } from './import-lines';
import { sameName } from './import-own';
import { isAnswer } from './import-replies';
import type { ImportColumn, ImportField } from './import-words.data';

/** Each column's field; null if it is ignored. */
export type ImportColumns = readonly (ImportColumn | null)[];

/** Removes the prefix by which our own export prevents formulas. */
const unguarded = (cell: string): string =>
  /^'\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(cell) ? cell.slice(1) : cell;

/** Number of first rows searched for headings, because some programs write titles above them. */
const SEARCHED = 10;

/** Fields that identify a row of headings even if it has no other. */
const OF_GUESTS: readonly (ImportField | null)[] = ['full_name', 'name', 'last_name', 'household'];

/** Counts the headings in a row; a guest's cell may be a heading's word by chance. */
function namesFields(cells: readonly string[]): number {
  const fields = headingColumns(cells).map(fieldIn);
  const known = fields.filter(Boolean).length;
  return known > 1 || fields.some((field) => OF_GUESTS.includes(field)) ? known : 0;
}

/** Readings of side-by-side lists: as companions in one row, or as separate lists. */
const ARRANGEMENTS = ['rows', 'lists'] as const;
type ListArrangement = (typeof ARRANGEMENTS)[number];

interface RawTable {
  readonly table: ImportTable;
  /** Cells above the headings. */
  readonly above: readonly (readonly string[])[];
  readonly found: boolean;
}

function findTable(raw: readonly (readonly string[])[]): RawTable {
  const lines = raw.map((cells, i) => ({
    line: i + 1,
    cells: cells.map((cell) => unguarded(cleanLines(cell))),
  }));
  const known = lines.slice(0, SEARCHED).map(({ cells }) => namesFields(cells));
  const best = known.indexOf(Math.max(...known, 0));
  const found = (known[best] ?? 0) > 0;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const headings = found ? (lines[best]?.cells ?? []) : [];
  return {
    found,
    above: lines.slice(0, found ? best : 0).map(({ cells }) => cells),
    table: {
      headings: Array.from({ length: width }, (_, i) => headings[i] ?? ''),
      rows: lines
        .slice(found ? best + 1 : 0)
        // A second row of headings, as some programs write, is no guest.
        .filter(({ cells }, i) => !(found && i === 0 && namesFields(cells) > 2)),
    },
  };
}

/** Returns the possible arrangements of a table, the likelier first; two if its headings repeat. */
export function arrangementsOf(raw: readonly (readonly string[])[]): readonly ListArrangement[] {
  const { headings } = findTable(raw).table;
  if (groupsOf(headings).length < 2) return ['rows'];
  return areParted(headings) ? ['lists', 'rows'] : ['rows', 'lists'];
}

/**
 * Finds the headings of a table: the row near the top with the most fields. Without one, columns have no
 * field and the first row is a guest.
 */
export function readTable(
  raw: readonly (readonly string[])[],
  arrangement: ListArrangement = arrangementsOf(raw)[0] ?? 'rows',
): ImportTable {
  const { table, above, found } = findTable(raw);
  if (!found) return { ...table, rows: filledLines(table.rows) };
  const guests = arrangement === 'lists' ? stacked(table, above) : table;
  return guestLines(
    guests,
    headingColumns(guests.headings).map((column) =>
      column && personIn(column) === 0 ? fieldIn(column) : null,
    ),
  );
}

/**
 * Returns whether a table is a list of people: by its headings, or by words in most rows; null if it is none.
 */
export function kindOfList(table: ImportTable): 'headed' | 'loose' | null {
  if (table.rows.length === 0) return null;
  if (headingColumns(table.headings).some((column) => OF_GUESTS.includes(fieldIn(column)))) return 'headed';
  const isBare = table.headings.every((heading) => heading === '');
  return isBare && table.rows.length > 1 && readColumns(table).includes('full_name') ? 'loose' : null;
}

/**
 * Assigns columns without headings: addresses and numbers by their form, and the first column of words as
 * names.
 */
function columnsByContent({ headings, rows }: ImportTable): ImportColumns {
  const most = (column: number, pattern: RegExp) => {
    const texts = rows.flatMap(({ cells }) => cells[column] || []);
    return texts.length > 0 && texts.filter((text) => pattern.test(text)).length > texts.length / 2;
  };
  const columns = headings.map((_, i): ImportField | null =>
    most(i, /^\S+@\S+$/) ? 'email' : most(i, /^\+?[\d\s().-]{9,}$/) ? 'phone_number' : null,
  );
  const name = headings.findIndex((_, i) => columns[i] === null && most(i, /^\p{L}[^@]*$/u));
  return columns.map((field, i) => (i === name ? 'full_name' : field));
}

/** Fields that may occur in several columns. */
const REPEATED: readonly (ImportField | null)[] = [
  'email',
  'phone_number',
  'city',
  'reply',
  'answer',
  'tags',
  'notes',
  'children',
  'meal',
  'diets',
  'allergens',
  'age_group',
  'own',
];

/**
 * Treats a name column as full names if there is no column of last names; given and family names beside full
 * ones are more precise.
 */
function wholeNames(columns: (ImportColumn | null)[], headings: readonly string[], person: number) {
  const at = (field: ImportField) =>
    columns.flatMap((column, i) =>
      column && fieldIn(column) === field && personIn(column) === person ? [i] : [],
    );
  const set = (i: number, field: ImportField | null) => {
    columns[i] = field && (person === 0 ? field : `${field}@${person}`);
  };
  const [names, last] = [at('name'), at('last_name')];
  // Beside a given and a last name, "Name" is the full name.
  if (names.length > 1 && last.length > 0)
    for (const i of names) if (/^(name|nombre)$/.test(fold(headings[i] ?? ''))) set(i, null);
  const [name] = at('name');
  if (name !== undefined && last.length === 0 && at('full_name').length === 0) set(name, 'full_name');
  if (at('name').length > 0 && last.length > 0) for (const i of at('full_name')) set(i, null);
}

interface ColumnHints {
  /** Names of the event's parts; a column with such a name contains replies. */
  readonly parts?: readonly string[];
  /** Names of the plan's own columns; a column with such a name is one. */
  readonly own?: readonly string[];
  /** Earlier decisions about headings, by their keys. */
  readonly remembered?: ReadonlyMap<string, ImportColumn | null>;
}

/**
 * Assigns a field to each column; `questions` are the couple's own, and may be worded like a field. Of two
 * columns for one field the fuller counts.
 */
export function readColumns(
  { headings, rows }: ImportTable,
  questions: readonly string[] = [],
  { parts = [], own = [], remembered }: ColumnHints = {},
): ImportColumns {
  if (headings.every((heading) => heading === '')) return columnsByContent({ headings, rows });
  const filled = (column: number) => rows.filter(({ cells }) => (cells[column] ?? '') !== '').length;
  const texts = (column: number) => rows.flatMap(({ cells }) => cells[column] || []);
  const known = headingColumns(headings, (column) => new Set(texts(column)).size);
  const columns: (ImportColumn | null)[] = headings.map((heading, i) => {
    if (questions.includes(cleanLine(heading))) return 'answer';
    if (own.some((name) => sameName(name, heading))) return 'own';
    const before = remembered?.get(headingKey(heading));
    if (before !== undefined) return before;
    const column = known[i] ?? null;
    const folded = fold(cleanLine(heading));
    if (column === null && parts.some((part) => fold(part) === folded)) return 'reply';
    // "Estado" can mean province or reply, "Invitados" names or a number.
    if (/^(estado|status)$/.test(folded) && texts(i).some(isAnswer)) return 'reply';
    if (column === 'full_name' && texts(i).length > 0 && texts(i).every((text) => /^\d{1,2}$/.test(text)))
      return 'party_size';
    return column;
  });
  // People are named only by their family.
  if (!columns.some((field) => field === 'name' || field === 'full_name' || field === 'last_name'))
    for (const [i, field] of columns.entries()) if (field === 'household') columns[i] = 'full_name';
  for (const person of new Set(columns.flatMap((one) => (one ? [personIn(one)] : []))))
    wholeNames(columns, headings, person);
  // "Grupo" is a household or half the list; our own exports never use it so.
  if (!headings.some((one) => fieldOf(one) === 'dietary_notes'))
    for (const i of crowdsIn({ headings, rows }, columns)) columns[i] = 'tags';
  const best = new Map<ImportColumn, number>();
  for (const [i, column] of columns.entries()) {
    if (!column || REPEATED.includes(fieldIn(column))) continue;
    const other = best.get(column);
    if (other === undefined || filled(i) > filled(other)) best.set(column, i);
  }
  return columns.map((column, i) =>
    column && !REPEATED.includes(fieldIn(column)) && best.get(column) !== i ? null : column,
  );
}

/** Returns non-empty columns that are ignored, and shown so that nobody misses them later. */
export const unusedColumns = ({ headings, rows }: ImportTable, columns: ImportColumns): number[] =>
  headings.flatMap((_, i) =>
    columns[i] === null && rows.some(({ cells }) => (cells[i] ?? '') !== '') ? [i] : [],
  );

/**
 * Returns columns that are households by their headings, but are treated as tags because they name crowds.
 */
export const crowdColumns = ({ headings }: ImportTable, columns: ImportColumns): number[] =>
  headings.flatMap((heading, i) => (columns[i] === 'tags' && fieldOf(heading) === 'household' ? [i] : []));
