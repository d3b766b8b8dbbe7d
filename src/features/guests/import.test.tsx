import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/universal';
import { afterEach, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { csvText } from '@/domain/csv';
import { ALLERGENS, DIETS, type EventPart, type Guest, SIDES, TRAVELS_FROM } from '@/domain/guests/guest';
import { planImport } from '@/domain/guests/import-plan';
import { readColumns, readTable, unusedHeadings } from '@/domain/guests/import-table';
import { plainPhone } from '@/domain/guests/schema';
import { changeLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { decodeTable, tableCells } from '@/lib/table-file';
import { isWorkbook, workbookCells, workbookOf } from '@/lib/workbook';
import { guests as texts } from '@/locales/en/guests';
import { expectAccessible } from '../../../tests/builders/accessible';
import { catchSaved, onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import GuestListPage from './guest-list-page';
import { newGuest, newHousehold } from './make-guests';

const person = userEvent.setup({ pointerEventsCheck: 0 });
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => changeLanguage('en'));

const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);
const open = async () => {
  renderAt(paths.guestList(given.plan.id), <GuestListPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading|Cargando)/ }, patience);
};
const paste = async (text: string) => {
  const field = screen.getByRole('textbox', { name: texts.import.paste });
  await person.click(field);
  await person.paste(text);
  await press(texts.import.look);
};

test('a pasted list shows what is wrong by row, is mended in place, stored at once, and taken back', async () => {
  await open();
  await press(texts.import.start);
  await paste(
    'Boda de Ana\t\t\t\nNombre\tApellidos\tTeléfono\tColor\nJosé\tGarcía\t612 34 56 78\tazul\nC3PO\tGil\tx\trojo\nEva\tRuiz\t\t',
  );
  expect(await screen.findByText(/These columns are left out: Color/)).toBeTruthy();
  expect(screen.getByText(/2 new/)).toBeTruthy();
  await expectAccessible();
  const name = screen.getByRole('textbox', { name: texts.form.name });
  await person.clear(name);
  await person.type(name, 'Trina');
  await person.tab();
  const phone = screen.getByRole('textbox', { name: texts.form.phone });
  await person.clear(phone);
  await person.tab();
  expect(await screen.findByText(/3 new/)).toBeTruthy();
  await press('Store 3 rows');
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

test.each(['en', 'es'] as const)(
  'reading back what was downloaded changes nothing, in %s',
  async (language) => {
    await changeLanguage(language);
    const house = newHousehold('Los García, de "Cádiz"', { language: 'en' });
    await storeRows(HOUSEHOLDS, given.plan.id, [{ before: null, after: house }]);
    const full = newGuest({
      name: 'José María',
      last_name: 'García de la O',
      household_id: house.id,
      email: 'jose@example.org',
      phone_number: '+34612345678',
      age_group: 'senior',
      party_size: 3,
      address: 'Calle Mayor 1\nCádiz',
      notes: '=1+1\nSegunda línea',
      side: 'second',
      tags: ['familia', 'mesa 2'],
      travels_from: 'out-of-town',
      allergens: [...ALLERGENS],
      diets: [...DIETS],
      dietary_notes: '-poca sal',
    });
    await storeRows(GUESTS, given.plan.id, [
      { before: null, after: full },
      {
        before: null,
        after: newGuest({ name: 'Ana', last_name: 'Gil', household_id: house.id, age_group: 'child' }),
      },
      {
        before: null,
        after: newGuest({ name: 'Ana', last_name: 'Gil', household_id: house.id, party_size: 2 }),
      },
    ]);
    const saved = catchSaved();
    await open();
    const words = language === 'en' ? ['More', 'Download as a table'] : ['Más', 'Descargar como tabla'];
    await press(words[0] ?? '');
    await person.click(await screen.findByRole('menuitem', { name: words[1] ?? '' }));
    const table = readTable(await tableCells((await saved()) ?? ''));
    const columns = readColumns(table);
    expect(unusedHeadings(table, columns)).toEqual([]);
    const book = {
      guests: await stored(),
      households: new Map([[house.id, house]]),
      parts: [],
    };
    const rows = planImport(table, columns, book, { readPhone: plainPhone });
    expect(rows.map(({ status, columns: changed }) => [status, changed])).toEqual([
      ['same', {}],
      ['same', {}],
      ['same', {}],
    ]);
    cleanup();
  },
);

const HEADED = [
  'Household',
  'Last name',
  'First name',
  'Age',
  'People',
  'Reply: Dinner',
  'Phone',
  'Email',
  'Side',
  'Travels from',
  'Address',
  'Tags',
];
const DINNER: EventPart = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  name: 'Dinner',
  position: 0,
  starts_at: null,
  time_zone: null,
  reply_by: null,
  place: null,
  capacity: null,
};
const letters = fc
  .string({ unit: fc.constantFrom(...'abñÑüéÇ '), minLength: 1, maxLength: 20 })
  .map((text) => text.trim().replace(/ +/g, ' ') || 'x');
const anyGuest = fc.record({
  name: letters,
  last_name: letters,
  age_group: fc.constantFrom('child', 'adult', 'senior'),
  party_size: fc.integer({ min: 1, max: 20 }),
  phone_number: fc.option(fc.constantFrom('+34612345678', '611223344')),
  email: fc.option(fc.constantFrom('a@example.org', 'b.c@example.com')),
  side: fc.option(fc.constantFrom(...SIDES)),
  travels_from: fc.option(fc.constantFrom(...TRAVELS_FROM)),
  address: fc.option(letters),
  tags: fc.uniqueArray(letters, { maxLength: 3 }),
  reply: fc.option(fc.constantFrom('accepted', 'declined', 'waiting')),
});

test('whatever a list holds, reading it back changes nothing', async () => {
  const house = newHousehold('Casa');
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyGuest, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('en', 'es'),
      async (some, spreadsheet) => {
        const guests = some.map(({ reply, ...fields }) =>
          newGuest({
            ...fields,
            household_id: house.id,
            replies: reply ? { [DINNER.id]: { status: reply } } : {},
          } as Partial<Guest> & Pick<Guest, 'name' | 'last_name'>),
        );
        const rows = guests.map((one) => [
          house.name,
          one.last_name,
          one.name,
          texts.age[one.age_group],
          { figure: one.party_size, decimals: 0 },
          one.replies[DINNER.id] ? texts.reply[one.replies[DINNER.id]?.status ?? 'accepted'] : null,
          one.phone_number,
          one.email,
          one.side && (one.side === 'both' ? texts.side.both : texts.side['groom-and-bride'][one.side]),
          one.travels_from && texts.from[one.travels_from],
          one.address,
          one.tags.join(', '),
          'Fish',
        ]);
        // A question of the couple's own, which reads like a field.
        const headed = [...HEADED, 'Allergies'];
        const table = readTable(await tableCells(csvText([headed, ...rows], spreadsheet)));
        const book = { guests, households: new Map([[house.id, house]]), parts: [DINNER] };
        const read = planImport(table, readColumns(table, ['Allergies']), book, { readPhone: plainPhone });
        expect(read.map(({ status, columns, problems }) => ({ status, columns, problems }))).toEqual(
          guests.map(() => ({ status: 'same', columns: {}, problems: [] })),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('a workbook says what the list says: accents, figures, and texts that look like formulas', async () => {
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
  // As others read it, and what others write: shared texts, figures, gaps.
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

test('files are read in the encodings that spreadsheets write', () => {
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
  // The euro sign of Windows-1252 is tried in a browser: Node's own decoder takes it for a control character.
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
    ['name', 'last_name', 'household', 'diets', 'companions', 'reply'],
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
])('the headings of %s are known', async (_, headings, fields) => {
  const table = readTable(await tableCells(`${headings}\n${headings.replace(/[^,]+/g, 'x')}`));
  expect(readColumns(table)).toEqual(fields);
});
