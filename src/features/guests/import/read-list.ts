import { oneTable } from '@/domain/guests/import/import-beside';
import type { ImportTable } from '@/domain/guests/import/import-lines';
import { pastedCells } from '@/domain/guests/import/import-pasted';
import { arrangementsOf, kindOfList, readTable } from '@/domain/guests/import/import-table';
import { splitName } from '@/domain/guests/names';
import { tableCells, tableTexts } from '@/lib/files/table-file';
import { type CardContact, readCards } from '@/lib/files/vcard';
import { isWorkbook, type WorkbookSheet, workbookSheets } from '@/lib/files/workbook';

/** One possible way to read a file. */
export interface Reading {
  /**
   * Kind of reading: a sheet, all sheets, people in one row, lists side by side, an encoding, or the only
   * possible reading.
   */
  readonly kind: 'only' | 'sheet' | 'sheets' | 'rows' | 'lists' | 'letters';
  readonly name: string;
  /** Example line that helps to distinguish this reading from the others. */
  readonly example: string;
  readonly table: ImportTable;
}

/** Possible readings of a file, the likeliest first. */
export interface Readings {
  readonly readings: readonly Reading[];
  /** True if the file is ambiguous, so that the person must choose. */
  readonly isOpen: boolean;
  /** Names of the sheets that contain no list. */
  readonly others: readonly string[];
}

/** Returns a contact's first and last name. If the card has only a full name, the full name is split. */
function namesOf({ name, last_name, isWhole }: CardContact): [string, string] {
  const parts = isWhole ? splitName(name) : { name, last_name };
  return [parts.name, parts.last_name];
}

/**
 * Converts contacts to a table with headings that the import recognises. Other fields of the cards become
 * further columns.
 */
function contactCells(contacts: readonly CardContact[]): string[][] {
  const more = [...new Set(contacts.flatMap((one) => Object.keys(one.more ?? {})))];
  return [
    [
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Address',
      'Notes',
      'Tags',
      ...more.map((one) => one.toUpperCase()),
    ],
    ...contacts.map((one) => [
      ...namesOf(one),
      one.email ?? '',
      one.phone_number ?? '',
      one.address ?? '',
      one.notes ?? '',
      one.tags.join(', '),
      ...more.map((name) => one.more?.[name] ?? ''),
    ]),
  ];
}

async function textCells(text: string): Promise<string[][]> {
  if (/^\s*BEGIN:VCARD/i.test(text)) return contactCells(await readCards(text));
  return pastedCells(text) ?? tableCells(text);
}

const exampleOf = ({ rows }: ImportTable): string =>
  rows[0]?.cells.filter(Boolean).slice(0, 4).join(' · ') ?? '';

/** Returns every way in which the cells can be read as a table. */
function arrangements(cells: readonly (readonly string[])[], name = ''): Reading[] {
  const ways = arrangementsOf(cells);
  return ways.map((way): Reading => {
    const table = readTable(cells, way);
    return { kind: ways.length > 1 ? way : 'only', name, example: exampleOf(table), table };
  });
}

function ofSheets(sheets: readonly WorkbookSheet[]): Readings {
  const read = sheets.map((sheet) => {
    const table = readTable(sheet.cells);
    return { sheet, table, kind: kindOfList(table) };
  });
  // Hidden sheets are used only if no visible sheet has a list. Sheets without headings are used only if no
  // sheet has headings.
  const found = [
    read.filter(({ sheet, kind }) => !sheet.hidden && kind === 'headed'),
    read.filter(({ sheet, kind }) => !sheet.hidden && kind === 'loose'),
    read.filter(({ kind }) => kind !== null),
    read,
  ].find((some) => some.length > 0);
  const lists = found ?? [];
  const as = ({ sheet, table }: (typeof read)[number]): Reading => ({
    kind: 'sheet',
    name: sheet.name,
    example: exampleOf(table),
    table,
  });
  const others = read.filter((one) => !lists.includes(one));
  const [only] = lists;
  if (!only) return { readings: [], isOpen: false, others: [] };
  if (lists.length === 1) {
    const ways = arrangements(only.sheet.cells, only.sheet.name);
    const readings = ways.length > 1 || others.length === 0 ? ways : [as(only)];
    return {
      readings: [...readings, ...others.map(as)],
      isOpen: false,
      others: others.map(({ sheet }) => sheet.name),
    };
  }
  // Default names such as "Sheet1" tell the person nothing.
  const names = lists.map(({ sheet }) =>
    /^(hoja|sheet|planilha|feuille?|tabelle)\s?\d*$/i.test(sheet.name) ? null : sheet.name,
  );
  const all: Reading = {
    kind: 'sheets',
    name: lists.map(({ sheet }) => sheet.name).join(', '),
    example: '',
    table: oneTable(
      lists.map(({ table }) => table),
      names,
    ),
  };
  return {
    readings: [all, ...lists.map(as), ...others.map(as)],
    isOpen: true,
    others: others.map(({ sheet }) => sheet.name),
  };
}

/** Returns a line with non-ASCII letters. Such a line shows whether the encoding is right. */
const telling = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .find((line) => /[^\p{ASCII}]/u.test(line))
    ?.slice(0, 80) ?? '';

/** Finds all possible lists in a file or pasted text. @throws if there is none. */
export async function readReadings(source: Blob | string): Promise<Readings> {
  if (typeof source === 'string')
    return { readings: arrangements(await textCells(source)), isOpen: false, others: [] };
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (isWorkbook(bytes)) return ofSheets(await workbookSheets(bytes));
  const texts = tableTexts(bytes);
  const [only] = texts;
  if (only && texts.length === 1)
    return { readings: arrangements(await textCells(only.text)), isOpen: false, others: [] };
  const readings = await Promise.all(
    texts.map(
      async ({ letters, text }): Promise<Reading> => ({
        kind: 'letters',
        name: letters ?? '',
        example: telling(text),
        table: readTable(await textCells(text)),
      }),
    ),
  );
  return { readings, isOpen: true, others: [] };
}

/** Returns the likeliest table of a file or pasted text. @throws if there is none. */
export async function readList(source: Blob | string): Promise<ImportTable> {
  const [first] = (await readReadings(source)).readings;
  if (!first) throw new Error('no list');
  return first.table;
}
