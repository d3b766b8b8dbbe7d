import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

/**
 * Waits until a button is enabled before clicking it, because saving is disabled while rows are being
 * checked.
 */
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), patience);
  await person.click(button);
};
const stored = () => storedRows(GUESTS, given.plan.id);
const look = async (text: string) => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await press(texts.import.start);
  await person.click(await screen.findByRole('textbox', { name: texts.import.paste }, patience));
  await person.paste(text);
  await press(texts.import.look);
};

test('an ambiguous row isn’t imported until a person answers its questions', async () => {
  await look(
    'Nombre completo\tGrupo\tDieta\nTía Loli\tColegio\t\nAna y Luis Gil\tColegio\tvegano\nEva Ruiz\tTrabajo\t',
  );
  expect(await screen.findByText(/Taken as tags, not as invitations: Grupo/)).toBeTruthy();
  expect(await screen.findByText(/3 to check/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save 1 row' })).toBeTruthy();
  expect(screen.getByText(texts.import.doubt.names)).toBeTruthy();
  // The question about diets is shown only once for the whole row.
  expect(screen.getAllByText(texts.import.doubt.food)).toHaveLength(1);
  expect(screen.getByText('“vegano”')).toBeTruthy();
  await expectAccessible();
  const [given_name] = screen.getAllByRole('textbox', { name: texts.form.name });
  expect(given_name).toBeTruthy();
  const [last] = screen.getAllByRole('textbox', { name: texts.form.lastName });
  if (!last) throw new Error('No field');
  await person.clear(last);
  await person.type(last, 'Mas');
  await person.tab();
  expect(await screen.findByText(/2 to check/)).toBeTruthy();
  await press('Luis Gil');
  expect(screen.getByRole('button', { name: 'Luis Gil' }).getAttribute('aria-pressed')).toBe('true');
  await screen.findByRole('button', { name: 'Save 4 rows' });
  await press('Save 4 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(4), patience);
  const guests = await stored();
  expect(guests.every(({ tags }) => tags.length === 1)).toBe(true);
  expect(new Set(guests.map(({ household_id }) => household_id)).size).toBe(3);
  expect(guests.find(({ name }) => name === 'Tía')).toMatchObject({ last_name: 'Mas' });
  expect(guests.find(({ name }) => name === 'Luis')).toMatchObject({ diets: ['vegan'] });
  expect(guests.find(({ name }) => name === 'Ana')).toMatchObject({ diets: [], dietary_notes: null });
});

test('importing “Evening only” invites the guest only to the evening part', async () => {
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

test('the import asks for the meaning of each unknown value only once', async () => {
  const rows =
    'Nombre completo\tRSVP\tMenú\tMesa\nAna Gil\tConfirmed\tPescado\t4\nEva Ruiz\tConfirmed\tFrutos del bosque\t5';
  await look(rows);
  expect(await screen.findByText(/0 new · 0 changed/)).toBeTruthy();
  const confirmed = screen.getByRole('group', { name: 'What “Confirmed” means' });
  expect(confirmed.closest('li')?.textContent).toContain('2 rows');
  await expectAccessible();
  await person.click(within(confirmed).getByRole('button', { name: texts.import.meaning.reply.accepted }));
  expect(await screen.findByText(/2 new · 0 changed/)).toBeTruthy();
  expect(screen.getByText('2 people in 2 groups')).toBeTruthy();
  const fish = screen.getByRole('group', { name: 'What “Pescado” means' });
  expect(within(fish).getByRole('button', { pressed: true }).textContent).toBe(
    texts.import.meaning.food.dish,
  );
  const table = screen.getByRole('group', { name: 'What “Mesa” is' });
  await person.click(within(table).getByRole('button', { name: texts.import.field.tags }));
  await press('Save 2 rows');
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  expect((await stored()).find(({ name }) => name === 'Ana')).toMatchObject({
    tags: ['4'],
    allergens: [],
    dietary_notes: 'Menú: Pescado',
    replies: { [Object.keys((await stored())[0]?.replies ?? {})[0] ?? '']: { status: 'accepted' } },
  });
  cleanup();
  renderAt(paths.guestPage(given.plan.id, 'import'), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('textbox', { name: texts.import.paste }, patience));
  await person.paste('Nombre completo\tmesa\nLeo Mas\t7');
  await press(texts.import.look);
  expect(await screen.findByText(/Tags: 7/)).toBeTruthy();
});
