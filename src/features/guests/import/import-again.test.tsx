import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { catchSaved, onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS, QUESTIONS } from '@/data/guests';
import { csvText } from '@/domain/csv';
import { ALLERGENS, DIETS, type EventPart, type Guest, SIDES, TRAVELS_FROM } from '@/domain/guests/guest';
import { importChanges, planImport } from '@/domain/guests/import/import-plan';
import { readColumns, readTable, unusedColumns } from '@/domain/guests/import/import-table';
import type { Question } from '@/domain/guests/question';
import { plainPhone } from '@/domain/guests/schema';
import { tableCells } from '@/lib/files/table-file';
import { changeLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => changeLanguage('en'));

const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);
const open = async () => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading|Cargando)/ }, patience);
};

test.each(['en', 'es'] as const)(
  'importing an unedited download of the guest list in the language %s changes nothing',
  async (language) => {
    await changeLanguage(language);
    const house = newHousehold('Los García, de "Cádiz"', { language: 'en', second_list: 7 });
    await storeRows(HOUSEHOLDS, given.plan.id, [{ before: null, after: house }]);
    const brunch: EventPart = { ...DINNER, id: crypto.randomUUID(), version: 0, name: 'Dinner: brunch' };
    const dinner: EventPart = { ...DINNER, id: crypto.randomUUID(), version: 0, position: 1 };
    const parts = [brunch, dinner];
    await storeRows(
      EVENT_PARTS,
      given.plan.id,
      parts.map((after) => ({ before: null, after })),
    );
    const questions = (['text', 'choice', 'yes-no'] as const).map((kind, position) => ({
      id: crypto.randomUUID(),
      version: 0,
      position,
      kind,
      text: `Menú ${kind}`,
      options: kind === 'choice' ? ['Pez, al horno', 'Yes'] : [],
      parts: null,
    }));
    await storeRows(
      QUESTIONS,
      given.plan.id,
      questions.map((after) => ({ before: null, after })),
    );
    const full = newGuest({
      name: 'José María',
      last_name: 'García de la O',
      household_id: house.id,
      email: 'jose@example.org',
      phone_number: '+34612345678',
      age_group: 'senior',
      age: 71,
      party_size: 3,
      address: 'Calle Mayor 1\nCádiz',
      notes: '=1+1\nSegunda línea',
      side: 'second',
      tags: ['familia', 'mesa 2'],
      travels_from: 'out-of-town',
      allergens: [...ALLERGENS],
      diets: [...DIETS],
      dietary_notes: '-poca sal',
      replies: { [dinner.id]: { status: 'accepted', people: 2 }, [brunch.id]: { status: 'declined' } },
      answers: Object.fromEntries(
        questions.map(({ id }, i) => [id, ['Sí, y mucho', 'Pez, al horno', 'no'][i] ?? '']),
      ),
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
    const columns = readColumns(
      table,
      questions.map(({ text }) => text),
    );
    expect(unusedColumns(table, columns)).toEqual([]);
    const book = {
      guests: await stored(),
      households: new Map([[house.id, house]]),
      parts,
      questions,
    };
    const rows = planImport(table, columns, book, plainPhone);
    expect(rows.map(({ status, columns: changed }) => [status, changed])).toEqual([
      ['same', {}],
      ['same', {}],
      ['same', {}],
    ]);
    // When imported into another plan, the household keeps its rank on the second list.
    const elsewhere = { ...book, guests: [], households: new Map() };
    const { households } = importChanges(planImport(table, columns, elsewhere, plainPhone), elsewhere, () =>
      crypto.randomUUID(),
    );
    expect(households).toMatchObject([{ name: house.name, language: 'en', second_list: 7 }]);
    // Changed fields in the file are imported too, in this case a different reply and a different answer.
    const at = (name: string) => table.headings.findIndex((heading) => heading.endsWith(name));
    const edited = table.rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, i) =>
        line !== 2 ? cell : i === at(': Dinner') ? 'No' : i === at('yes-no') ? 'Sí' : cell,
      ),
    }));
    const [mended] = planImport({ ...table, rows: edited }, columns, book, plainPhone);
    const [first] = rows;
    expect(mended).toMatchObject({
      status: 'changed',
      columns: {
        replies: { ...first?.guest?.replies, [dinner.id]: { status: 'declined' } },
        answers: { ...first?.guest?.answers, [questions[2]?.id ?? '']: 'yes' },
      },
    });
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
const DINNER: EventPart = { ...newPart('00000000-0000-4000-8000-000000000001', 'Dinner'), version: 1 };
const QUESTION: Question = {
  id: '00000000-0000-4000-8000-000000000002',
  version: 1,
  position: 0,
  // The question has the same name as a field of the import.
  text: 'Allergies',
  kind: 'text',
  options: [],
  parts: null,
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
  answer: fc.option(letters),
});

test('importing the unedited download of any guest list changes nothing', async () => {
  const house = newHousehold('Casa');
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyGuest, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', '.'),
      async (some, spreadsheet) => {
        const guests = some.map(({ reply, answer, ...fields }) =>
          newGuest({
            ...fields,
            household_id: house.id,
            answers: answer ? { [QUESTION.id]: answer } : {},
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
          one.answers[QUESTION.id] ?? null,
        ]);
        const headed = [...HEADED, QUESTION.text];
        const table = readTable(await tableCells(csvText([headed, ...rows], spreadsheet)));
        const book = {
          guests,
          households: new Map([[house.id, house]]),
          parts: [DINNER],
          questions: [QUESTION],
        };
        const read = planImport(table, readColumns(table, [QUESTION.text]), book, plainPhone);
        expect(read.map(({ status, columns, problems }) => ({ status, columns, problems }))).toEqual(
          guests.map(() => ({ status: 'same', columns: {}, problems: [] })),
        );
      },
    ),
    { numRuns: 60 },
  );
});
