import { type ImportBook, importChanges, planImport } from '@/domain/guests/import/import-plan';
import { readColumns, readTable } from '@/domain/guests/import/import-table';
import { plainPhone } from '@/domain/guests/schema';

export const BOOK: ImportBook = { guests: [], households: new Map(), parts: [], questions: [] };
/** A list's rows, its headings first, as an import plans them. */
export const planned = (rows: string[][], book = BOOK) => {
  const table = readTable(rows);
  return planImport(table, readColumns(table), book, plainPhone);
};
/** Each of them in a line: who, how many, what is said and what is wrong. */
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
