import { expect, test } from 'vitest';
import type { EventPart } from '../guest';
import { plainPhone } from '../schema';
import { askedKey, askedValues } from './import-asked';
import { NO_EDITS, planImport } from './import-plan';
import { readColumns, readTable, unusedColumns } from './import-table';

const BOOK = {
  guests: [],
  households: new Map(),
  parts: [{ id: 'p', version: 1, name: 'Dinner' } as EventPart],
  questions: [],
};
const read = (rows: string[][], said: readonly (readonly [string, string])[] = []) => {
  const table = readTable(rows);
  const columns = readColumns(table);
  return {
    columns,
    asked: askedValues(table, columns, null).map(({ text }) => text),
    unused: unusedColumns(table, columns).map((i) => table.headings[i]),
    forms: planImport(table, columns, BOOK, plainPhone, { ...NO_EDITS, said: new Map(said) }).map(
      ({ form }) => form,
    ),
  };
};

test('the questions of an online form are recognised as column headings', () => {
  const rows = [
    ['Email address', 'What is your full name?', 'Will you attend?', 'How many people in your party?'],
    ['a@example.org', 'Jean-Luc Moreau', 'Yes, can’t wait!', '2'],
    ['b@example.org', 'Siân Rees', 'Sorry, can’t make it', '1'],
  ];
  expect(read(rows).asked).toEqual(['Yes, can’t wait!', 'Sorry, can’t make it']);
  expect(read(rows).forms).toMatchObject([{ replies: {} }, { replies: {} }]);
  const { unused, forms } = read(rows, [
    [askedKey('reply', 'Yes, can’t wait!'), 'accepted'],
    [askedKey('reply', 'Sorry, can’t make it'), 'declined'],
  ]);
  expect(unused).toEqual([]);
  expect(forms).toMatchObject([
    { name: 'Jean-Luc', last_name: 'Moreau', party_size: '2', replies: { p: 'accepted' } },
    { name: 'Siân', last_name: 'Rees', replies: { p: 'declined' } },
  ]);
});

test('the headings “Forename”, “Town” and “Postcode” of a British list are recognised', () => {
  const { columns, forms } = read([
    ['Forename', 'Surname', 'Address line 1', 'Town', 'Postcode'],
    ['Oliver', 'Hart', '12 Mill Lane', 'Bath', 'BA1 2AB'],
  ]);
  expect(columns).toEqual(['name', 'last_name', 'address', 'city', 'city']);
  expect(forms).toMatchObject([{ name: 'Oliver', address: '12 Mill Lane, Bath, BA1 2AB' }]);
});

test('two guests in separate columns of a row form one household', () => {
  const { forms } = read([
    ['Invitado 1', 'Invitado 2', '¿Vienen?'],
    ['Lucía Prats', 'Toni Mas', 'Sí'],
    ['Marga Coll', '', 'Pendiente'],
  ]);
  expect(forms.map(({ name, last_name, household }) => [name, last_name, household])).toEqual([
    ['Lucía', 'Prats', 'Lucía Prats & Toni Mas'],
    ['Toni', 'Mas', 'Lucía Prats & Toni Mas'],
    ['Marga', 'Coll', ''],
  ]);
});
