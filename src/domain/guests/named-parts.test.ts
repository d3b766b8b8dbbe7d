import { expect, test } from 'vitest';
import type { EventPart } from './guest';
import { type ImportBook, importChanges, planImport } from './import/import-plan';
import { readColumns, readTable, unusedColumns } from './import/import-table';
import { namedParts } from './named-parts';
import { plainPhone } from './schema';

const PARTS = [
  { id: 'c', name: 'Ceremony' },
  { id: 'd', name: 'Wedding breakfast' },
  { id: 'e', name: 'Evening reception' },
] as EventPart[];

test.each([
  ['Evening only', ['e']],
  ['evening', ['e']],
  ['Ceremony and evening', ['c', 'e']],
  ['Solo noche', ['e']],
  ['Day', 'all'],
  ['All day', 'all'],
  ['Both', 'all'],
  ['Ceremony, wedding breakfast & evening', 'all'],
  ['Brunch', null],
  ['only', null],
])('the event’s parts named in the imported cell “%s” are recognised', (text, expected) =>
  expect(namedParts(text, PARTS)).toEqual(expected),
);

test('an imported cell isn’t read as a choice of parts if the event has only one part', () => {
  expect(namedParts('Day', PARTS.slice(0, 1))).toBeNull();
});

const imported = (rows: string[][], parts = PARTS) => {
  const book: ImportBook = { guests: [], households: new Map(), parts, questions: [] };
  const table = readTable(rows);
  const columns = readColumns(table);
  expect(unusedColumns(table, columns)).toEqual([]);
  let id = 0;
  return importChanges(planImport(table, columns, book, plainPhone), book, () => `${++id}`);
};

test.each(['Day/Evening', 'Day or evening?', 'Invited to', 'Invitados a'])(
  'the column %s sets which parts a household is invited to',
  (heading) => {
    const { households, invited, guests } = imported([
      ['Name', 'Household', heading],
      ['Ana Gil', 'Gil', 'Evening'],
      ['Luis Gil', 'Gil', ''],
      ['Tom Hart', 'Hart', 'Evening'],
      ['Sue Hart', 'Hart', 'Day'],
      ['Eva Ruiz', '', 'Fireworks'],
    ]);
    expect(households.map(({ name }) => name)).toEqual(['Gil', 'Hart', 'Eva Ruiz']);
    expect(invited).toEqual([{ id: households[0]?.id, parts: ['e'] }]);
    expect(guests.map(({ row }) => row.tags)).toEqual([[], [], [], [], ['Fireworks']]);
  },
);

test('“evening only” after an imported name invites the guest to that part', () => {
  const rows = [
    ['Name', 'Day/Evening'],
    ['Ana Gil', 'Evening'],
    ['Luis Mas', 'Day'],
  ];
  expect(imported(rows, []).guests.map(({ row }) => row.tags)).toEqual([['Evening'], ['Day']]);
  const { households, invited, guests } = imported([['Name'], ['Mr and Mrs Higgins 2 evening only']]);
  expect(guests.map(({ row }) => [row.name, row.last_name, row.party_size, row.notes])).toEqual([
    ['Mr', 'Higgins', 1, null],
    ['Mrs', 'Higgins', 1, null],
  ]);
  expect(invited).toEqual([{ id: households[0]?.id, parts: ['e'] }]);
});
