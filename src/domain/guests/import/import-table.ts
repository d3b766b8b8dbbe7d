import { cleanLine, cleanLines } from '../../text';
import { plainText } from '../names';
import { crowdsIn } from './import-groups';
import { filledLines, guestLines, type ImportTable } from './import-lines';
import { HEADINGS, type ImportField, NO, NO_REPLY, YES } from './import-words.data';

/** What each column is taken for; null is left out. */
export type ImportColumns = readonly (ImportField | null)[];

/** What a heading names: as a whole, without what stands in brackets behind it, or in one of its parts. */
const fieldOf = (heading: string): ImportField | null => {
  const text = plainText(cleanLine(heading)).replace(/^[¿¡\s]+|[?!*:\s]+$/g, '');
  const bare = text.replace(/\s*\([^)]*\)$/, '');
  for (const one of [text, bare, ...bare.split(/\s*\/\s*/)]) {
    const found = HEADINGS.find(([, pattern]) => pattern.test(one));
    if (found) return found[0];
  }
  return null;
};

/** What our own export puts before a text that a spreadsheet would reckon with. */
const unguarded = (cell: string): string =>
  /^'\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(cell) ? cell.slice(1) : cell;

/** How far down the headings may stand: some programs put a title or two above them. */
const SEARCHED = 10;

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
  const table = {
    headings: Array.from({ length: width }, (_, i) => headings[i] ?? ''),
    rows: lines
      .slice(found ? best + 1 : 0)
      // A second row of headings, as some programs write, is no guest.
      .filter(
        ({ cells }, i) => !(found && i === 0 && cells.filter((cell) => fieldOf(cell) !== null).length > 2),
      ),
  };
  return found ? guestLines(table, table.headings.map(fieldOf)) : { ...table, rows: filledLines(table.rows) };
}

const isReply = (text: string): boolean =>
  [YES, NO, NO_REPLY].some((pattern) => pattern.test(plainText(text)));

/** Without headings: addresses and numbers by their look, and the first column of words as names. */
function columnsByContent({ headings, rows }: ImportTable): ImportColumns {
  const most = (column: number, pattern: RegExp) => {
    const texts = rows.flatMap(({ cells }) => cells[column] || []);
    return texts.length > 0 && texts.filter((text) => pattern.test(text)).length > texts.length / 2;
  };
  const columns = headings.map((_, i): ImportField | null =>
    most(i, /^\S+@\S+$/) ? 'email' : most(i, /^\+?[\d\s().-]{9,}$/) ? 'phone_number' : null,
  );
  const name = headings.findIndex((_, i) => columns[i] === null && most(i, /^\p{L}[^@\d]*$/u));
  return columns.map((field, i) => (i === name ? 'full_name' : field));
}

/** Fields that a table may hold in several columns. */
const REPEATED: readonly ImportField[] = [
  'email',
  'phone_number',
  'city',
  'reply',
  'answer',
  'tags',
  'notes',
  'children',
];

/**
 * What the headings say; `questions` are the couple's own, whose words may be those of a field. A name without a last
 * name beside it is a whole one; of two columns for one field the fuller counts.
 */
export function readColumns(
  { headings, rows }: ImportTable,
  questions: readonly string[] = [],
): ImportColumns {
  if (headings.every((heading) => heading === '')) return columnsByContent({ headings, rows });
  const filled = (column: number) => rows.filter(({ cells }) => (cells[column] ?? '') !== '').length;
  const texts = (column: number) => rows.flatMap(({ cells }) => cells[column] || []);
  const columns: (ImportField | null)[] = headings.map((heading, i) => {
    if (questions.includes(cleanLine(heading))) return 'answer';
    const field = fieldOf(heading);
    const folded = plainText(heading);
    // "Estado" is a province or whether somebody comes; "Invitados" who or how many.
    if (/^(estado|status)$/.test(folded) && texts(i).some(isReply)) return 'reply';
    if (field === 'full_name' && texts(i).length > 0 && texts(i).every((text) => /^\d{1,2}$/.test(text)))
      return 'party_size';
    return field;
  });
  // Nobody is named but by the family.
  if (!columns.some((field) => field === 'name' || field === 'full_name' || field === 'last_name'))
    for (const [i, field] of columns.entries()) if (field === 'household') columns[i] = 'full_name';
  const names = headings.filter((_, i) => columns[i] === 'name');
  // Beside a given name and a last one, "Name" is the whole.
  if (names.length > 1 && columns.includes('last_name'))
    for (const [i, heading] of headings.entries())
      if (columns[i] === 'name' && /^(name|nombre)$/.test(plainText(heading))) columns[i] = null;
  if (columns.includes('name') && !columns.includes('last_name') && !columns.includes('full_name'))
    columns[columns.indexOf('name')] = 'full_name';
  // Given and family names beside a whole one say more.
  if (columns.includes('name') && columns.includes('last_name'))
    for (const [i, field] of columns.entries()) if (field === 'full_name') columns[i] = null;
  // "Grupo" is a household or half the list, which our own lists never mean.
  if (!headings.some((one) => fieldOf(one) === 'dietary_notes'))
    for (const i of crowdsIn({ headings, rows }, columns)) columns[i] = 'tags';
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
export const unusedColumns = ({ headings, rows }: ImportTable, columns: ImportColumns): number[] =>
  headings.flatMap((_, i) =>
    columns[i] === null && rows.some(({ cells }) => (cells[i] ?? '') !== '') ? [i] : [],
  );

/** Columns that would be households by their headings, and are tags: they name crowds. */
export const crowdColumns = ({ headings }: ImportTable, columns: ImportColumns): number[] =>
  headings.flatMap((heading, i) => (columns[i] === 'tags' && fieldOf(heading) === 'household' ? [i] : []));
