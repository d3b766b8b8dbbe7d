import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { expectAccessible } from '../../../tests/builders/accessible';
import { ModulePages } from '../../../tests/builders/module-pages';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { become, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import { newGuest, newHousehold, newPart } from './make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

const open = async (search = '') => {
  renderAt(paths.guestList(given.plan.id) + search, <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);
const write = async (line: string) => {
  await person.type(screen.getByRole('textbox', { name: texts.quick.label }), `${line}{Enter}`);
};

/** Stores two households. The first has several people, the second only one. */
async function plant() {
  const [one, two] = [newHousehold('Familia García'), newHousehold('Zoë Núñez')];
  await storeRows(HOUSEHOLDS, given.plan.id, [
    { before: null, after: one },
    { before: null, after: two },
  ]);
  const part = newPart(given.plan.id, 'Dinner');
  await storeRows(EVENT_PARTS, given.plan.id, [{ before: null, after: part }]);
  await storeRows(GUESTS, given.plan.id, [
    {
      before: null,
      after: newGuest({ name: 'José', last_name: 'García', household_id: one.id, party_size: 2 }),
    },
    {
      before: null,
      after: newGuest({ name: 'Inés', last_name: 'García', household_id: one.id, age_group: 'child' }),
    },
    {
      before: null,
      after: newGuest({
        name: 'Zoë',
        last_name: 'Núñez',
        household_id: two.id,
        allergens: ['gluten'],
        email: 'z@example.org',
      }),
    },
  ]);
}

test('entering one line in the guest list adds a whole household', async () => {
  await open();
  const line = screen.getByRole('textbox', { name: texts.quick.label });
  await person.type(line, 'Familia García Pérez 4 (2 niños), Valencia{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(texts.diet.vegetarian);
  await person.click(screen.getByRole('button', { name: texts.food.without.replace('{{list}}', 'Gluten') }));
  await person.type(line, '{Enter}');
  expect(await screen.findByRole('heading', { name: /García Pérez/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(texts.quick.label));
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  const all = await stored();
  expect(all.map(({ party_size, age_group }) => `${party_size} ${age_group}`).sort()).toEqual([
    '2 adult',
    '2 child',
  ]);
  expect(all.find(({ age_group }) => age_group === 'adult')).toMatchObject({
    name: 'Familia',
    last_name: 'García Pérez',
    allergens: ['gluten'],
    diets: [],
  });
  expect((await storedRows(HOUSEHOLDS, given.plan.id)).map(({ name }) => name)).toEqual([
    'Familia García Pérez, Valencia',
  ]);
  expect((await storedRows(EVENT_PARTS, given.plan.id)).map(({ name }) => name)).toEqual([texts.parts.first]);
  undo();
  await waitFor(async () => {
    expect(await stored()).toHaveLength(0);
    expect(await storedRows(HOUSEHOLDS, given.plan.id)).toHaveLength(0);
  }, patience);
  await write('Ana Ruiz');
  await waitFor(async () => expect(await stored()).toHaveLength(1), patience);
});

test('a quick line without a last name is refused and stays in the field', async () => {
  await open();
  await write('Carmen');
  expect(await screen.findByText(texts.quick.problem.lastName)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.quick.label }).value).toBe('Carmen');
  expect(await stored()).toHaveLength(0);
});

test('the quick line asks for the details that its text leaves unclear', async () => {
  await open();
  const line = screen.getByRole('textbox', { name: texts.quick.label });
  const chip = (name: string) => screen.getByRole('button', { name });
  await write('Familia Gil');
  expect(screen.getByText(texts.quick.ask)).toBeTruthy();
  expect(document.activeElement).toBe(chip('1'));
  await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(line);
  await person.click(chip(texts.count.children_one.replace('{{count, number}}', '1')));
  expect(screen.getByText('Familia Gil · Familia Gil + Children Gil · 3 people · 1 child')).toBeTruthy();
  await person.type(line, '{Enter}');
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  expect((await stored()).map(({ party_size, age_group }) => `${party_size} ${age_group}`).sort()).toEqual([
    '1 child',
    '2 adult',
  ]);

  await person.type(line, 'Ana Ruiz y Luis Mora');
  await person.click(chip(texts.diet.vegan));
  await person.click(chip('Luis'));
  await person.type(line, '{Enter}');
  await waitFor(async () => expect(await stored()).toHaveLength(4), patience);
  expect((await stored()).filter(({ diets }) => diets.includes('vegan')).map(({ name }) => name)).toEqual([
    'Luis',
  ]);
});

test('adding a guest in the form stores the guest’s diet', async () => {
  await plant();
  await open();
  await press(texts.add);
  const sheet = within(await screen.findByRole('dialog', {}, patience));
  const type = (label: string, text: string) => person.type(sheet.getByLabelText(label), text);
  await type(texts.form.name, 'R2D2');
  await type(texts.form.lastName, 'de la O');
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  expect(await sheet.findByText(/can’t hold “2”/)).toBeTruthy();
  await person.clear(sheet.getByLabelText(texts.form.name));
  await type(texts.form.name, 'María');
  await type(texts.form.phone, '612 34 56 78');
  await person.click(sheet.getByLabelText(texts.diet.vegan));
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  await waitFor(async () => expect(await stored()).toHaveLength(4), patience);
  expect((await stored()).find(({ name }) => name === 'María')).toMatchObject({
    last_name: 'de la O',
    phone_number: '+34612345678',
    diets: ['vegan'],
  });
});

test('a search in the guest list ignores accents and case', async () => {
  await plant();
  await open('?food=gluten&view=people');
  const names = () => within(screen.getByRole('grid')).getAllByRole('rowheader');
  expect(names()).toHaveLength(1);
  expect(screen.getByText(/^1 person invited/)).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: texts.filter.search }), 'ZOE nun');
  expect(within(screen.getByRole('grid')).getByText('Zoë Núñez')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: texts.filter.search }), 'x');
  expect(await screen.findByText(texts.filter.none)).toBeTruthy();
  await press(texts.filter.reset);
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('the guest list is a grid that can be used by keyboard', async () => {
  await plant();
  await open('?view=people');
  await press(modules.select.start);
  const grid = screen.getByRole('grid', { name: texts.title });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['4', '6']);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  screen.getByRole('button', { name: 'Inés García' }).focus();
  const keys = async (text: string) => {
    await person.keyboard(text);
    return document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
  };
  expect(await keys('{ArrowDown}')).toBe('José García');
  expect(await keys('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')).toBe(texts.reply.open);
  expect(await keys('{ArrowDown}')).toBe(texts.reply.open);
  expect(await keys('{Control>}{Home}{/Control}')).toContain('Inés');
  await person.keyboard('{ArrowDown}{ArrowRight}{Shift>} {/Shift}');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /José/ }).checked).toBe(true);
  await expectAccessible();
  await person.keyboard('{ArrowLeft}{F2}');
  expect(await screen.findByRole('dialog', { name: /José/ }, patience)).toBeTruthy();
});

test('a reply set in a guest’s row counts for the guest’s whole party', async () => {
  await plant();
  await open();
  await press(/^Reply of José García/);
  await person.click(await screen.findByRole('menuitem', { name: texts.reply.accepted }));
  expect(await screen.findByText('2 coming')).toBeTruthy();
  await waitFor(
    async () =>
      expect((await stored()).find(({ name }) => name === 'José')?.replies).toEqual({
        [given.plan.id]: { status: 'accepted' },
      }),
    patience,
  );
  undo();
  await waitFor(
    async () => expect((await stored()).find(({ name }) => name === 'José')?.replies).toEqual({}),
    patience,
  );
});

test('moving all guests to one household deletes the other household', async () => {
  await plant();
  await open();
  await press(modules.select.start);
  await press(modules.select.all);
  await press(texts.bulk.household);
  await person.click(await screen.findByRole('menuitem', { name: texts.bulk.together }));
  await waitFor(async () => {
    expect(await storedRows(HOUSEHOLDS, given.plan.id)).toHaveLength(1);
    expect(new Set((await stored()).map(({ household_id }) => household_id)).size).toBe(1);
  }, patience);
  undo();
  await waitFor(async () => {
    expect((await storedRows(HOUSEHOLDS, given.plan.id)).map(({ name }) => name).sort()).toEqual([
      'Familia García',
      'Zoë Núñez',
    ]);
    expect(new Set((await stored()).map(({ household_id }) => household_id)).size).toBe(2);
  }, patience);
});

test('a quick line that exceeds the guest limit offers the next subscription tier', async () => {
  await become(await newPerson('free'));
  const plan = await newPlan({ guest_count: 30 });
  renderAt(paths.guestList(plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: texts.empty.title }, patience);
  await write('Familia García 20');
  await screen.findByRole('heading', { name: 'Familia García' }, patience);
  await write('Ana Ruiz 2');
  expect(await screen.findByText(/The Free plan holds 20 guests/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Get Basic' }, patience)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.quick.label }).value).toBe('Ana Ruiz 2');
});

test('a viewer sees the guest list but can’t change it', async () => {
  await plant();
  await given.becomeViewer();
  await open();
  expect(await screen.findByText(texts.readOnly)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: texts.quick.label })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reply of/ })).toBeNull();
  await press(/^José García/);
  expect(await screen.findByRole('dialog', { name: 'José García' })).toBeTruthy();
});

test('a late reply counts only after it is accepted', async () => {
  await plant();
  const [jose] = (await stored()).filter(({ name }) => name === 'José');
  if (!jose) throw new Error('no guest');
  const asked = { ...jose, requests: { [given.plan.id]: { status: 'accepted' as const, people: 1 } } };
  await storeRows(GUESTS, given.plan.id, [{ before: jose, after: asked }]);
  await storeRows(GUESTS, given.plan.id, [
    { before: null, after: newGuest({ name: 'JOSE', last_name: 'García Ruiz', tags: ['work'] }) },
  ]);
  await open();
  await screen.findByRole('heading', { name: '1 reply to decide on' });
  await press('Accept the reply of José García: Dinner');
  await waitFor(async () => {
    const [after] = (await stored()).filter(({ id }) => id === jose.id);
    expect(after).toMatchObject({
      requests: {},
      replies: { [given.plan.id]: { status: 'accepted', people: 1 } },
    });
  }, patience);
  await press('More');
  await person.click(await screen.findByRole('menuitem', { name: texts.duplicates.title }));
  await person.click(await screen.findByRole('button', { name: /^Merge the rows of/ }));
  await screen.findByText(texts.duplicates.none);
  await waitFor(async () => {
    const all = (await stored()).filter(({ last_name }) => last_name.startsWith('García Ruiz'));
    expect(all).toMatchObject([{ tags: ['work'], replies: { [given.plan.id]: { status: 'accepted' } } }]);
  }, patience);
});
