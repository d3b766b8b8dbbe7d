import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

const open = async (search: string) => {
  renderAt(paths.guestList(given.plan.id) + search, <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);

async function plant() {
  const [one, two] = [newHousehold('Familia García'), newHousehold('Zoë Núñez')];
  await storeRows(
    HOUSEHOLDS,
    given.plan.id,
    [one, two].map((after) => ({ before: null, after })),
  );
  const guests = [
    newGuest({ name: 'José', last_name: 'García', household_id: one.id }),
    newGuest({ name: 'Zoë', last_name: 'Núñez', household_id: two.id, allergens: ['gluten'] }),
  ];
  await storeRows(
    GUESTS,
    given.plan.id,
    guests.map((after) => ({ before: null, after })),
  );
}

test('a guest’s name and tags can be edited in the list by keyboard', async () => {
  await plant();
  await open('?view=people');
  screen.getByRole('button', { name: 'José García' }).focus();
  await person.keyboard('{F2}Pepe{Escape}');
  expect(document.activeElement?.textContent).toBe('José García');
  await person.keyboard('{F2}R2D2{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('2');
  await person.clear(screen.getByRole('textbox', { name: texts.form.name }));
  await person.keyboard('Pepe{Tab}Gil{Enter}');
  expect(document.activeElement?.textContent).toBe('Pepe Gil');
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await expectAccessible();
  await person.keyboard('work, table 2{Enter}');
  expect(document.activeElement?.textContent).toBe('work, table 2');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  await waitFor(
    async () =>
      expect((await stored()).find(({ name }) => name === 'Pepe')).toMatchObject({
        last_name: 'Gil',
        tags: ['work', 'table 2'],
      }),
    patience,
  );
  undo();
  await waitFor(
    async () => expect((await stored()).find(({ name }) => name === 'Pepe')?.tags).toEqual([]),
    patience,
  );
});

test('clicking a column heading sorts both guests and households', async () => {
  await plant();
  await open('?view=people');
  const names = () => screen.getAllByRole('rowheader').map((one) => one.textContent);
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  expect(heading(texts.column.guest).getAttribute('aria-sort')).toBe('ascending');
  await press(texts.column.guest);
  await waitFor(() => expect(names()[0]).toContain('Zoë'));
  expect(heading(texts.column.guest).getAttribute('aria-sort')).toBe('descending');
  await press(texts.column.food);
  await waitFor(() => expect(heading(texts.column.food).getAttribute('aria-sort')).toBe('ascending'));
  expect(names()[0]).toContain('Zoë');
  await press(texts.view.households);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Zoë Núñez'));
});

test('the guest list takes its view and sort order from the URL', async () => {
  await plant();
  await open('?view=people&sort=name&down=true');
  expect(screen.getByRole('columnheader', { name: texts.column.guest }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Zoë');
});

test('an unsaved tag in a cell is restored when the page is opened again', async () => {
  await plant();
  await open('?view=people');
  const cell = () => {
    screen.getByRole('button', { name: 'José García' }).focus();
    return person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{F2}');
  };
  await cell();
  await person.keyboard('table 7');
  // The page is closed while a person is editing the cell.
  cleanup();
  await open('?view=people');
  await cell();
  expect(screen.getByRole('textbox', { name: texts.form.tags })).toHaveProperty('value', 'table 7');
  await person.keyboard('{Escape}');
  await person.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: texts.form.tags })).toHaveProperty('value', '');
});

test.each([false, true])(
  'sorting by tags puts guests without tags last (in descending order: %s)',
  async (down) => {
    await plant();
    await storeRows(GUESTS, given.plan.id, [
      { before: null, after: newGuest({ name: 'Ana', last_name: 'Gil', tags: ['work'] }) },
    ]);
    await open(`?view=people&sort=tags&down=${down}`);
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Ana');
  },
);
