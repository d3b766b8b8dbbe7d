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

/** The field of each column; null if the import ignores the column. */
export type ImportColumns = readonly (ImportColumn | null)[];

/** Removes the apostrophe that our own export adds, so that spreadsheets don't run a text as a formula. */
const unguarded = (cell: string): string =>
  /^'\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(cell) ? cell.slice(1) : cell;

/** Number of rows searched for the headings. Some programs write titles above them. */
const SEARCHED = 10;

/** A row with one of these fields is a row of headings. */
const OF_GUESTS: readonly (ImportField | null)[] = ['full_name', 'name', 'last_name', 'household'];

/** Counts the headings in a row. One match isn't enough: a guest's data might equal a heading by chance. */
function namesFields(cells: readonly string[]): number {
  const fields = headingColumns(cells).map(fieldIn);
  const known = fields.filter(Boolean).length;
  return known > 1 || fields.some((field) => OF_GUESTS.includes(field)) ? known : 0;
}

/** How to read side-by-side lists: `rows` treats them as companions in one row, `lists` as separate lists. */
const ARRANGEMENTS = ['rows', 'lists'] as const;
type ListArrangement = (typeof ARRANGEMENTS)[number];

interface RawTable {
  readonly table: ImportTable;
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
        // Some programs write a second row of headings, which isn't a guest.
        .filter(({ cells }, i) => !(found && i === 0 && namesFields(cells) > 2)),
    },
  };
}

/** Returns the possible arrangements, the more likely first. There are two only if the headings repeat. */
export function arrangementsOf(raw: readonly (readonly string[])[]): readonly ListArrangement[] {
  const { headings } = findTable(raw).table;
  if (groupsOf(headings).length < 2) return ['rows'];
  return areParted(headings) ? ['lists', 'rows'] : ['rows', 'lists'];
}

/**
 * Reads a table. The headings are the row near the top with the most known fields. Without headings, the
 * first row is a guest.
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
 * Returns how a list of people was recognised: `headed` by its headings, `loose` by names in most rows.
 * Returns null if the table isn't a list of people.
 */
export function kindOfList(table: ImportTable): 'headed' | 'loose' | null {
  if (table.rows.length === 0) return null;
  if (headingColumns(table.headings).some((column) => OF_GUESTS.includes(fieldIn(column)))) return 'headed';
  const isBare = table.headings.every((heading) => heading === '');
  return isBare && table.rows.length > 1 && readColumns(table).includes('full_name') ? 'loose' : null;
}

/**
 * Assigns fields to columns without headings. Emails and phone numbers are recognised by their format. The
 * first column of words contains the names.
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

/** Fields that several columns can share. Every other field is read from only one column. */
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
 * If there is no column of last names, a column "Name" contains full names. If there are separate given and
 * last names, a full-name column is ignored.
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
  // If another column contains the given name and one the last name, "Name" is a full name and is ignored.
  if (names.length > 1 && last.length > 0)
    for (const i of names) if (/^(name|nombre)$/.test(fold(headings[i] ?? ''))) set(i, null);
  const [name] = at('name');
  if (name !== undefined && last.length === 0 && at('full_name').length === 0) set(name, 'full_name');
  if (at('name').length > 0 && last.length > 0) for (const i of at('full_name')) set(i, null);
}

interface ColumnHints {
  /** Names of the event's parts. A column with such a heading contains replies. */
  readonly parts?: readonly string[];
  /** Names of the plan's own columns. A column with such a heading is imported into that own column. */
  readonly own?: readonly string[];
  /** The user's earlier decisions, by the key of the heading. */
  readonly remembered?: ReadonlyMap<string, ImportColumn | null>;
}

/**
 * Assigns a field to each column. `questions` are the couple's questions to guests, whose texts might look
 * like field names. If two columns have the same field, the column with more values is used.
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
    // Some headings have two meanings, so the values decide. "Estado" can mean province or reply, and
    // "Invitados" names or a number.
    if (/^(estado|status)$/.test(folded) && texts(i).some(isAnswer)) return 'reply';
    if (column === 'full_name' && texts(i).length > 0 && texts(i).every((text) => /^\d{1,2}$/.test(text)))
      return 'party_size';
    return column;
  });
  // If no column contains names of people, the household column is read as full names.
  if (!columns.some((field) => field === 'name' || field === 'full_name' || field === 'last_name'))
    for (const [i, field] of columns.entries()) if (field === 'household') columns[i] = 'full_name';
  for (const person of new Set(columns.flatMap((one) => (one ? [personIn(one)] : []))))
    wholeNames(columns, headings, person);
  // "Grupo" can be a household or a large group. Our own exports always mean households. A column for dietary
  // notes identifies them.
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

/**
 * Returns the columns that the import ignores although they have values. The user sees them, so that no data
 * is lost unnoticed.
 */
export const unusedColumns = ({ headings, rows }: ImportTable, columns: ImportColumns): number[] =>
  headings.flatMap((_, i) =>
    columns[i] === null && rows.some(({ cells }) => (cells[i] ?? '') !== '') ? [i] : [],
  );

/**
 * Returns columns whose headings mean households, but whose groups are too large. Their values become tags.
 */
export const crowdColumns = ({ headings }: ImportTable, columns: ImportColumns): number[] =>
  headings.flatMap((heading, i) => (columns[i] === 'tags' && fieldOf(heading) === 'household' ? [i] : []));
