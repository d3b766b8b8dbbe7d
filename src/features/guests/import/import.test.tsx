import { cleanup, screen, waitFor } from '@testing-library/react';
import readXlsxFile from 'read-excel-file/universal';
import { afterEach, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { readColumns, readTable } from '@/domain/guests/import/import-table';
import { derivedId } from '@/domain/plan/derived-id';
import { decodeTable, tableCells } from '@/lib/files/table-file';
import { isWorkbook, workbookCells, workbookOf } from '@/lib/files/workbook';
import { changeLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => changeLanguage('en'));

const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);
const open = async () => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading|Cargando)/ }, patience);
};
const paste = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: texts.import.paste }, patience);
  await person.click(field);
  await person.paste(text);
  await press(texts.import.look);
};

test('a pasted list with errors can be corrected and then imported', async () => {
  await open();
  await press(texts.import.start);
  await paste(
    'Boda de Ana\t\t\t\nNombre\tApellidos\tTeléfono\tColor\nJosé\tGarcía\t612 34 56 78\tazul\nC3PO\tGil\tx\trojo\nEva\tRuiz\t\t',
  );
  expect(await screen.findByText(/These columns are left out: Color/)).toBeTruthy();
  expect(await screen.findByText(/2 new/)).toBeTruthy();
  await expectAccessible();
  const name = screen.getByRole('textbox', { name: texts.form.name });
  await person.clear(name);
  await person.type(name, 'Trina');
  await person.tab();
  const phone = screen.getByRole('textbox', { name: texts.form.phone });
  await person.clear(phone);
  await person.tab();
  expect(await screen.findByText(/3 new/)).toBeTruthy();
  await press('Save 3 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(3), patience);
  expect((await stored()).find(({ name: own }) => own === 'José')).toMatchObject({
    phone_number: '+34612345678',
  });
  expect(await storedRows(HOUSEHOLDS, given.plan.id)).toHaveLength(3);
  expect(await screen.findByRole('heading', { level: 3, name: 'Trina Gil' }, patience)).toBeTruthy();
  undo();
  await waitFor(async () => {
    expect(await stored()).toHaveLength(0);
    expect(await storedRows(HOUSEHOLDS, given.plan.id)).toHaveLength(0);
  }, patience);
});

test('an imported companion gets the guest’s household and reply', async () => {
  await open();
  await press(texts.import.start);
  await paste('Nombre\tApellidos\tConfirmado\tNombre del acompañante\t\nEva\tRuiz\tsí\tLuis Gil\tazul');
  expect(await screen.findByText(/These columns are left out: Column 5/)).toBeTruthy();
  await press('Save 2 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  const guests = await stored();
  const reply = { [derivedId(given.plan.id, 'part')]: { status: 'accepted' } };
  expect(guests.map(({ replies }) => replies)).toEqual([reply, reply]);
  expect(new Set(guests.map(({ household_id }) => household_id)).size).toBe(1);
  expect(guests.map(({ last_name }) => last_name).sort()).toEqual(['Gil', 'Ruiz']);
});

test('the import reads accents, numbers and formula-like texts of a workbook correctly', async () => {
  const rows = [
    ['Nombre', 'Apellidos', 'Personas', 'Notas'],
    ['Íñigo', 'Núñez', { figure: 3, decimals: 0 }, '=1+1'],
    ['Zoë', '😀', null, null],
  ];
  const bytes = new Uint8Array(await (await workbookOf(rows)).arrayBuffer());
  expect(isWorkbook(bytes)).toBe(true);
  const { headings, rows: read } = readTable(await workbookCells(bytes));
  expect(headings).toEqual(rows[0]);
  expect(read.map(({ cells }) => cells)).toEqual([
    ['Íñigo', 'Núñez', '3', '=1+1'],
    ['Zoë', '😀'],
  ]);
  // The file is read with a different library, to check that other programs can open it.
  const [sheet] = await readXlsxFile(bytes.buffer);
  expect(sheet?.data).toEqual([
    ['Nombre', 'Apellidos', 'Personas', 'Notas'],
    ['Íñigo', 'Núñez', 3, '=1+1'],
    ['Zoë', '😀', null, null],
  ]);
  const theirs = await writeXlsxFile([
    ['Name', null, 'Party'],
    ['Ñ & <b>', null, 2],
  ]).toBlob();
  expect(await workbookCells(new Uint8Array(await theirs.arrayBuffer()))).toEqual([
    ['Name', '', 'Party'],
    ['Ñ & <b>', '', '2'],
  ]);
});

test('the import reads files in the encodings of common spreadsheet programs', () => {
  const text = 'Nombre;Apellidos\r\nÍñigo;Ñáñez €\r\n';
  const wide = (mark: number[], swap: boolean) => {
    const bytes = new Uint8Array([
      ...mark,
      ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ]);
    if (swap)
      for (let i = mark.length; i + 1 < bytes.length; i += 2)
        [bytes[i], bytes[i + 1]] = [bytes[i + 1] ?? 0, bytes[i] ?? 0];
    return bytes;
  };
  const clean = (bytes: Uint8Array) => decodeTable(bytes).replace(/^\uFEFF/, '');
  expect(clean(new TextEncoder().encode(text))).toBe(text);
  expect(clean(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  expect(clean(wide([0xff, 0xfe], false))).toBe(text);
  expect(clean(wide([0xfe, 0xff], true))).toBe(text);
  expect(clean(wide([], false))).toBe(text);
  // The euro sign of Windows-1252 is tested in a browser, because Node's decoder returns a control character
  // for it.
  const latin = 'Nombre;Apellidos\r\nÍñigo;Ñáñez\r\n';
  expect(clean(Uint8Array.from(latin, (c) => c.charCodeAt(0)))).toBe(latin);
});

test.each([
  [
    'Zola',
    'First Name,Last Name,Email,Phone,Street Address,City,RSVP',
    ['name', 'last_name', 'email', 'phone_number', 'address', 'city', 'reply'],
  ],
  [
    'The Knot',
    'First Name,Last Name,Party Name,Email Address,Phone Number,Address Line 1,Zip Code',
    ['name', 'last_name', 'household', 'email', 'phone_number', 'address', 'city'],
  ],
  ['Joy', 'Full Name,Party,Email,Tags,RSVP Status', ['full_name', 'household', 'email', 'tags', 'reply']],
  [
    'Bodas.net',
    'Nombre,Apellidos,Grupo,Menú,Acompañantes,Confirmado',
    ['name', 'last_name', 'household', 'meal', 'companions', 'reply'],
  ],
  [
    'Google Contacts',
    'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Address 1 - Formatted,Labels',
    ['name', 'last_name', 'email', 'phone_number', 'address', 'tags'],
  ],
  [
    'Outlook',
    'First Name,Last Name,E-mail Address,Mobile Phone,Home Street,Home City,Notes',
    ['name', 'last_name', 'email', 'phone_number', 'address', 'city', 'notes'],
  ],
])('the column headings of %s are recognised', async (_, headings, fields) => {
  const table = readTable(await tableCells(`${headings}\n${headings.replace(/[^,]+/g, 'x')}`));
  expect(readColumns(table)).toEqual(fields);
});

test('leaving the import page keeps corrections to a list that isn’t imported yet', async () => {
  await open();
  await press(texts.import.start);
  await paste('Nombre\tApellidos\nJosé\tGarcía\nC3PO\tGil');
  const name = await screen.findByRole('textbox', { name: texts.form.name }, patience);
  await person.clear(name);
  await person.type(name, 'Trina');
  await person.tab();
  expect(await screen.findByText(/2 new/)).toBeTruthy();
  cleanup();
  renderAt(paths.guestPage(given.plan.id, 'import'), <ModulePages module="guests" />);
  expect(await screen.findByText(/2 new/, {}, patience)).toBeTruthy();
  await press('Save 2 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  expect((await stored()).map((guest) => guest.name).sort()).toEqual(['José', 'Trina']);
  cleanup();
  renderAt(paths.guestPage(given.plan.id, 'import'), <ModulePages module="guests" />);
  expect(await screen.findByRole('textbox', { name: texts.import.paste }, patience)).toBeTruthy();
});
