import { type EventPart, fullName } from '@/domain/guests/guest';
import { askedValues } from '@/domain/guests/import/import-asked';
import {
  type ImportBook,
  type ImportEdits,
  importChanges,
  NO_EDITS,
  planImport,
} from '@/domain/guests/import/import-plan';
import { readColumns, readTable, unusedColumns } from '@/domain/guests/import/import-table';
import { plainPhone } from '@/domain/guests/schema';

export const BOOK: ImportBook = { guests: [], households: new Map(), parts: [], questions: [] };
/** Returns what importing a table would do. The first row contains the headings. */
export const planned = (rows: string[][], book = BOOK) => {
  const table = readTable(rows);
  return planImport(table, readColumns(table), book, plainPhone);
};
/** Formats each row as a line of text: person, counts, values and problems. */
export const told = (rows: string[][]) =>
  planned(rows).map(({ form, status, problems }) =>
    [
      `${form.name} | ${form.last_name} ${form.party_size} ${form.age_group}`,
      ...(form.household ? [`@${form.household}`] : []),
      ...form.diets,
      ...form.allergens,
      ...(form.dietary_notes ? [`food: ${form.dietary_notes}`] : []),
      ...(form.notes ? [`notes: ${form.notes}`] : []),
      ...(status === 'new' ? [] : [status]),
      ...problems.map(({ field }) => field),
    ].join('; '),
  );
export const stored = (rows: string[][]) => {
  let id = 0;
  return importChanges(planned(rows), BOOK, () => `${++id}`);
};

export const PART = { id: 'p', version: 1, name: 'Boda' } as EventPart;
export const cells = (text: string, between = ',') =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(between));

/** Reads a table as the preview shows it: the fields of the columns, the open questions and the rows. */
export function readRows(
  rows: string[][],
  parts: readonly EventPart[] = [PART],
  edits: Partial<ImportEdits> = {},
) {
  const table = readTable(rows);
  const columns = readColumns(table);
  const book = { guests: [], households: new Map(), parts, questions: [], on: '2027-09-18' };
  return {
    columns,
    unused: unusedColumns(table, columns).map((i) => table.headings[i]),
    asked: askedValues(table, columns, book.on).map(({ text, rows: many }) => [text, many]),
    rows: planImport(table, columns, book, plainPhone, { ...NO_EDITS, ...edits }),
  };
}
/** Formats each person with the number of people they represent, the age group and what the import does. */
export const people = (rows: ReturnType<typeof readRows>['rows']) =>
  rows.map(
    ({ form, status }) =>
      `${fullName(form).trim()} ${form.party_size} ${form.age_group[0]}${status === 'new' ? '' : ` ${status}`}`,
  );
export const replies = (rows: ReturnType<typeof readRows>['rows']) =>
  rows.map(({ form }) => form.replies.p ?? 'open');
