import { fold } from '../../fold';
import { splitName } from '../names';
import { type ImportField, SECTION, TOTAL_ROW } from './import-words.data';

export interface ImportTable {
  readonly headings: readonly string[];
  /** Rows below the headings. `line` is the line number in the file. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

type Line = ImportTable['rows'][number];

const isFigure = (cell: string): boolean => /^\d{1,5}([.,]\d+)?\s?%?$/.test(cell);
const textsOf = ({ cells }: Line): string[] => cells.filter(Boolean);

export const filledLines = (rows: readonly Line[]): Line[] => rows.filter((row) => textsOf(row).length > 0);

/** Returns true for lines that aren't guests, such as a total below a list or a number without a name. */
export function isNobody(line: Line): boolean {
  const [first = '', ...others] = textsOf(line);
  return (
    (isFigure(first) || TOTAL_ROW.test(fold(first))) &&
    others.every((text) => isFigure(text) || TOTAL_ROW.test(fold(text)))
  );
}

const added = (table: ImportTable, heading: string, of: (line: Line) => string): ImportTable => ({
  headings: [...table.headings, heading],
  rows: table.rows.map((line) => ({
    ...line,
    cells: [...table.headings.map((_, i) => line.cells[i] ?? ''), of(line)],
  })),
});

/** Rows between two empty rows count as one household if there are at most this many. */
const MOST = 8;

/** Splits a list at its empty rows. Returns null if the blocks don't have the size of households. */
function blocksOf(rows: readonly Line[]): Line[][] | null {
  const blocks: Line[][] = [[]];
  for (const row of rows) {
    if (textsOf(row).length > 0) blocks.at(-1)?.push(row);
    else if (blocks.at(-1)?.length) blocks.push([]);
  }
  const all = blocks.filter(({ length }) => length > 0);
  const together = all.filter(({ length }) => length > 1).length;
  return all.length > 2 && together > 1 && all.every(({ length }) => length <= MOST) ? all : null;
}

/**
 * Returns the rows that are guests. A heading between rows ("Friends of the groom") becomes a tag. Without a
 * household column, empty rows separate households, each named after its first guest.
 */
export function guestLines(table: ImportTable, fields: readonly (ImportField | null)[]): ImportTable {
  const isSpanish = table.headings.some((heading) => /nombre|apellido|invitad|familia/.test(fold(heading)));
  const isSection = (line: Line) => {
    const [only = '', more] = textsOf(line);
    return more === undefined && fields.filter(Boolean).length > 1 && SECTION.test(fold(only));
  };
  const rows = table.rows.filter((line) => !isNobody(line) || textsOf(line).length === 0);
  const sections = new Map<number, string>();
  let section = '';
  for (const line of rows) {
    if (isSection(line)) section = textsOf(line)[0]?.replace(/:$/, '') ?? '';
    else sections.set(line.line, section);
  }
  const guests = { ...table, rows: filledLines(rows.filter(({ line }) => sections.has(line))) };
  if (section !== '')
    return added(guests, isSpanish ? 'Etiquetas' : 'Tags', ({ line }) => sections.get(line) ?? '');
  const blocks = fields.includes('household') ? null : blocksOf(rows);
  if (!blocks) return guests;
  const cell = (line: Line | undefined, field: ImportField) => line?.cells[fields.indexOf(field)] ?? '';
  const households = new Map(
    blocks.flatMap((block) => {
      const whole =
        cell(block[0], 'full_name') || (fields.includes('last_name') ? '' : cell(block[0], 'name'));
      const { name, last_name } = whole
        ? splitName(whole)
        : { name: cell(block[0], 'name'), last_name: cell(block[0], 'last_name') };
      return block.map(({ line }) => [line, `${name} ${last_name}`.trim()] as const);
    }),
  );
  return added(guests, isSpanish ? 'Hogar' : 'Household', ({ line }) => households.get(line) ?? '');
}
