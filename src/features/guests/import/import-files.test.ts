import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PART, people } from '@/../tests/builders/imported';
import { fullName } from '@/domain/guests/guest';
import type { ImportTable } from '@/domain/guests/import/import-lines';
import { planImport } from '@/domain/guests/import/import-plan';
import { readColumns } from '@/domain/guests/import/import-table';
import { plainPhone } from '@/domain/guests/schema';
import { readReadings } from './read-list';

const file = (name: string) =>
  readReadings(new Blob([readFileSync(join(import.meta.dirname, 'fixtures', name))]));
const rowsOf = (table: ImportTable | undefined) =>
  table
    ? planImport(
        table,
        readColumns(table),
        { guests: [], households: new Map(), parts: [PART], questions: [], on: '2027-09-18' },
        plainPhone,
      )
    : [];
const names = (table: ImportTable | undefined) => rowsOf(table).map(({ form }) => fullName(form).trim());
const pasted = async (text: string) => rowsOf((await readReadings(text)).readings[0]?.table);

test('a file from an old Mac is read with the correct accented letters', async () => {
  const { readings } = await file('01-macroman.csv');
  expect(rowsOf(readings[0]?.table).map(({ form }) => [fullName(form), ...form.allergens])).toEqual([
    ['José García'],
    ['María Sofía López', 'gluten'],
    ['Begoña Núñez', 'nuts'],
    ['Zoë Brontë'],
  ]);
});

test('one damaged byte doesn’t affect the other letters of a file', async () => {
  const { readings, isOpen } = await file('02-one-damaged.csv');
  expect([names(readings[0]?.table), isOpen]).toEqual([['Iñaki García', 'Rocío Martín', 'Ana Gil'], false]);
});

test('two lists side by side can be read as separate guests or as one guest per row', async () => {
  const { readings, isOpen } = await file('05-side-by-side.xlsx');
  expect([readings.map(({ kind }) => kind), isOpen]).toEqual([['lists', 'rows'], false]);
  expect(
    rowsOf(readings[0]?.table).map(({ form }) => [fullName(form), form.phone_number, form.side]),
  ).toEqual([
    ['Odalys Bram', '600000101', 'second'],
    ['Mina Sato', '600000103', 'second'],
    ['Kerr Finlay', '600000102', 'first'],
    ['Tobin Reyes', '', 'first'],
  ]);
  expect(new Set(rowsOf(readings[1]?.table).map(({ form }) => form.household)).size).toBe(2);
});

test('the sheets of a workbook are read in the order of their tabs', async () => {
  const moved = await file('07-tabs-moved.xlsx');
  expect([names(moved.readings[0]?.table), moved.others, moved.isOpen]).toEqual([
    ['Odalys Bram', 'Kerr Finlay'],
    ['Presupuesto'],
    false,
  ]);
  const hidden = await file('09-hidden-first.xlsx');
  expect([names(hidden.readings[0]?.table), hidden.others]).toEqual([['Odalys Bram'], ['opciones']]);
});

test('the import offers one list of a workbook or all lists together', async () => {
  const { readings, isOpen } = await file('08-two-sheets.xlsx');
  expect([readings.map(({ kind, name }) => [kind, name]), isOpen]).toEqual([
    [
      ['sheets', 'Novia, Novio'],
      ['sheet', 'Novia'],
      ['sheet', 'Novio'],
    ],
    true,
  ]);
  expect(rowsOf(readings[0]?.table).map(({ form }) => [form.name, form.side])).toEqual([
    ['Odalys', 'second'],
    ['Mina', 'second'],
    ['Kerr', 'first'],
    ['Tobin', 'first'],
  ]);
});

test('the import reads a workbook’s dates as dates and turns birthdays into age groups', async () => {
  const { readings } = await file('22-dates.xlsx');
  expect(rowsOf(readings[0]?.table).map(({ form }) => [form.name, form.age_group, form.notes])).toEqual([
    ['Odalys', 'adult', '2027-02-01'],
    ['Pip', 'child', ''],
  ]);
});

test('a pasted chat or email is read as a guest list', async () => {
  expect(
    people(await pasted('1. Odalys Bram\n2. Kerr Finlay\n3. Mina Sato y Tobin Reyes\n4. Una Pike +1\n')),
  ).toEqual(['Odalys Bram 1 a', 'Kerr Finlay 1 a', 'Mina Sato 1 a', 'Tobin Reyes 1 a', 'Una Pike 2 a']);
  const mail = await pasted(
    'Odalys Bram <odalys@example.com>\nKerr Finlay <kerr@example.com>\n"Sato, Mina" <mina@example.com>',
  );
  expect(mail.map(({ form }) => [fullName(form), form.email])).toEqual([
    ['Odalys Bram', 'odalys@example.com'],
    ['Kerr Finlay', 'kerr@example.com'],
    ['Mina Sato', 'mina@example.com'],
  ]);
  const line = await pasted(
    'Ana Gil <ana@example.com>, Leo Mas <leo@example.com>; Eva Ruiz <eva@example.com>',
  );
  expect(line.map(({ form }) => form.email)).toEqual([
    'ana@example.com',
    'leo@example.com',
    'eva@example.com',
  ]);
  expect(people(await pasted('Ana Ruiz\nLuis Roca y Marta Gil\nFamilia Gómez (4)\nPepe Lara +1\n'))).toEqual([
    'Ana Ruiz 1 a',
    'Luis Roca 1 a',
    'Marta Gil 1 a',
    'Familia Gómez 4 a',
    'Pepe Lara 2 a',
  ]);
  expect(people(await pasted('- Ana Ruiz\n• Eva Mas (3)\n☐ Leo Gil\n'))).toEqual([
    'Ana Ruiz 1 a',
    'Eva Mas 3 a',
    'Leo Gil 1 a',
  ]);
});

test('a note after a name in a one-column list doesn’t become part of the name', async () => {
  const [reading] = (await readReadings('Ana Ruiz\nLuis Roca y Marta Gil\nJavi Mora, vegano\n')).readings;
  expect(names(reading?.table)).toEqual(['Ana Ruiz', 'Luis Roca', 'Marta Gil', 'Javi Mora']);
});
