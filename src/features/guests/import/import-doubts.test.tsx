import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newPart } from '../make-guests';

const person = userEvent.setup({ pointerEventsCheck: 0 });
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

const press = (name: string) => person.click(screen.getByRole('button', { name }));
const stored = () => storedRows(GUESTS, given.plan.id);
const look = async (text: string) => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await press(texts.import.start);
  await person.click(await screen.findByRole('textbox', { name: texts.import.paste }, patience));
  await person.paste(text);
  await press(texts.import.look);
};

test('a row that can be read in two ways waits for somebody, and a circle of people is said to be a tag', async () => {
  await look(
    'Nombre completo\tGrupo\tDieta\nTía Loli\tColegio\t\nAna y Luis Gil\tColegio\tvegano\nEva Ruiz\tTrabajo\t',
  );
  expect(await screen.findByText(/Taken as tags, not as invitations: Grupo/)).toBeTruthy();
  expect(await screen.findByText(/3 to check/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save 1 row' })).toBeTruthy();
  expect(screen.getByText(texts.import.doubt.names)).toBeTruthy();
  expect(screen.getAllByText(texts.import.doubt.food)).toHaveLength(2);
  await expectAccessible();
  const [given_name] = screen.getAllByRole('textbox', { name: texts.form.name });
  expect(given_name).toBeTruthy();
  const [last] = screen.getAllByRole('textbox', { name: texts.form.lastName });
  if (!last) throw new Error('No field');
  await person.clear(last);
  await person.type(last, 'Mas');
  await person.tab();
  expect(await screen.findByText(/2 to check/)).toBeTruthy();
  await press('All are right (2)');
  await press('Save 4 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(4), patience);
  const guests = await stored();
  expect(guests.every(({ tags }) => tags.length === 1)).toBe(true);
  expect(new Set(guests.map(({ household_id }) => household_id)).size).toBe(3);
  expect(guests.find(({ name }) => name === 'Tía')).toMatchObject({ last_name: 'Mas' });
  expect(guests.find(({ name }) => name === 'Ana')).toMatchObject({
    diets: ['vegan'],
    dietary_notes: 'vegano',
  });
});

test('who is asked to the evening alone is invited to it alone', async () => {
  const parts = ['Ceremony', 'Evening reception'].map((name) => newPart(crypto.randomUUID(), name));
  await storeRows(
    EVENT_PARTS,
    given.plan.id,
    parts.map((after, position) => ({ before: null, after: { ...after, position } })),
  );
  await look('Name\tDay/Evening\nAna Gil\tEvening only\nEva Ruiz\tDay');
  await screen.findByRole('button', { name: 'Save 2 rows' }, patience);
  await press('Save 2 rows');
  await waitFor(async () => {
    const households = await storedRows(HOUSEHOLDS, given.plan.id);
    const invited = Object.fromEntries(households.map((one) => [one.name, one.parts]));
    expect(invited).toEqual({ 'Ana Gil': [parts[1]?.id], 'Eva Ruiz': null });
  }, patience);
});
