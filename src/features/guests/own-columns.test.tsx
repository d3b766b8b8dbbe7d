import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { GUEST_COLUMNS, GUESTS } from '@/data/guests';
import { MAX_COLUMNS } from '@/domain/guests/guest';
import { newColumn } from '@/domain/guests/own-column';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { expectAccessible } from '../../../tests/builders/accessible';
import { ModulePages } from '../../../tests/builders/module-pages';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () =>
  newPlan({ event_type: 'corporate', couple_type: null, kind: 'conference', country: 'ES' }),
);
const open = async () => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);

test('an unknown column can be imported as a custom column', async () => {
  const { plan } = given;
  await open();
  await press(texts.import.start);
  const field = await screen.findByRole('textbox', { name: texts.import.paste }, patience);
  await person.click(field);
  await person.paste(
    'Nombre\tApellidos\tEmpresa\tCargo\tHotel\nJosé\tGil\tTelar\tCompras\tPrado\nInés\tRuiz\tNodo\t\tMar',
  );
  await press(texts.import.look);
  const asked = await screen.findByRole('group', { name: 'What “Hotel” is' }, patience);
  await person.click(within(asked).getByRole('button', { name: texts.import.field.own }));
  expect(await screen.findByText(/Compras · Telar · .*Hotel: Prado/)).toBeTruthy();
  await press('Save 2 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  const [column] = await storedRows(GUEST_COLUMNS, plan.id);
  expect(column).toMatchObject({ name: 'Hotel', kind: 'text' });
  expect((await stored()).find(({ name }) => name === 'José')).toMatchObject({
    company: 'Telar',
    job_title: 'Compras',
    own_values: { [column?.id ?? '']: 'Prado' },
  });
  expect(await screen.findByText(/Compras, Telar · Hotel: Prado/, undefined, patience)).toBeTruthy();

  // The column appears in the filters, in the sort orders and in a guest's form.
  await press(texts.filter.title);
  await person.click(screen.getByRole('combobox', { name: 'Hotel' }));
  await person.click(screen.getByRole('option', { name: 'Mar' }));
  await waitFor(() => expect(screen.queryByText(/José Gil/)).toBeNull());
  // The first button with this name belongs to the household's heading, the second to the guest.
  const [, ines] = screen.getAllByRole('button', { name: 'Inés Ruiz' });
  if (ines) await person.click(ines);
  const hotel = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hotel' }, patience);
  expect(hotel.value).toBe('Mar');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.form.company }).value).toBe('Nodo');
  await person.clear(hotel);
  await person.type(hotel, 'Prado');
  await press(texts.form.save);
  await waitFor(
    async () =>
      expect((await stored()).every(({ own_values }) => own_values?.[column?.id ?? ''] === 'Prado')).toBe(
        true,
      ),
    patience,
  );
});

test('a custom column with choices can be created from the guest list', async () => {
  const { plan } = given;
  await open();
  await person.type(screen.getByRole('textbox', { name: texts.quick.label_work }), 'Ana Soto{Enter}');
  await screen.findAllByRole('button', { name: 'Ana Soto' }, patience);
  await press(modules.more);
  await person.click(screen.getByRole('menuitem', { name: texts.columns.title }));
  await person.click(await screen.findByRole('button', { name: texts.columns.add }, patience));
  await person.type(screen.getByRole('textbox', { name: texts.columns.name }), 'Workshop');
  await person.click(screen.getByRole('combobox', { name: texts.questions.answer }));
  await person.click(screen.getByRole('option', { name: texts.questions.kind.choice }));
  await person.type(screen.getByRole('textbox', { name: texts.questions.options }), 'Red\nBlue');
  await expectAccessible();
  await press(texts.columns.create);
  await waitFor(
    async () =>
      expect(await storedRows(GUEST_COLUMNS, plan.id)).toMatchObject([
        { name: 'Workshop', kind: 'choice', options: ['Red', 'Blue'] },
      ]),
    patience,
  );
  cleanup();
});

/** The message that no more columns can be added. */
const limitText = /12 columns of your own at most/;

test('the import and the column sheet refuse more custom columns than the limit allows', async () => {
  const { plan } = given;
  const known = await storedRows(GUEST_COLUMNS, plan.id);
  await storeRows(
    GUEST_COLUMNS,
    plan.id,
    Array.from({ length: MAX_COLUMNS - 1 - known.length }, (_, i) => ({
      before: null,
      after: newColumn(plan.id, `Field ${i}`, i + 10),
    })),
  );
  await open();
  const imported = async (heading: string) => {
    await press(texts.import.start);
    const field = await screen.findByRole('textbox', { name: texts.import.paste }, patience);
    await person.click(field);
    await person.paste(`Nombre\tApellidos\t${heading}\tTalla\nEva\tSol\tPrado\tM`);
    await press(texts.import.look);
    return screen.findByRole('group', { name: `What “${heading}” is` }, patience);
  };
  // The file has two new columns, but the plan can add only one more.
  const first = await imported('Vuelo');
  expect(screen.queryByText(limitText)).toBeNull();
  const other = () => within(screen.getByRole('group', { name: 'What “Talla” is' }));
  expect(other().getByRole('button', { name: texts.import.field.own })).toBeTruthy();
  await person.click(within(first).getByRole('button', { name: texts.import.field.own }));
  expect(await screen.findByText(limitText)).toBeTruthy();
  expect(other().queryByRole('button', { name: texts.import.field.own })).toBeNull();
  await press('Save 1 row');
  await waitFor(
    async () => expect(await storedRows(GUEST_COLUMNS, plan.id)).toHaveLength(MAX_COLUMNS),
    patience,
  );
  await waitFor(async () => expect(await stored()).toHaveLength(1), patience);
  cleanup();

  await open();
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  await person.click(screen.getByRole('menuitem', { name: texts.columns.title }));
  expect(await screen.findByText(limitText)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.columns.add })).toBeNull();
});
