import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, refusedDialog } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS, QUESTIONS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

test('the filled question, duplicate, gift and part sheets pass the accessibility checks', async () => {
  const added = <R,>(after: R) => ({ before: null, after });
  const { id: plan_id } = given.plan;
  const house = newHousehold('Familia García', { gift: 'A vase' });
  await storeRows(HOUSEHOLDS, plan_id, [added(house)]);
  await storeRows(GUESTS, plan_id, [
    added(newGuest({ name: 'José', last_name: 'García', household_id: house.id })),
    added(newGuest({ name: 'JOSE', last_name: 'García Ruiz' })),
  ]);
  const question = { position: 0, text: 'Meat or fish?', kind: 'choice', parts: null } as const;
  await storeRows(QUESTIONS, plan_id, [
    added({ ...question, id: crypto.randomUUID(), version: 0, options: ['Meat', 'Fish'] }),
  ]);
  for (const [title, content] of [
    [texts.questions.title, /^Meat or fish/],
    [texts.duplicates.title, /^Merge the rows of/],
    [texts.gifts.title, /García/],
    [texts.parts.title, texts.parts.add],
  ] as const) {
    renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
    await person.click(await screen.findByRole('button', { name: modules.more }, patience));
    await person.click(await screen.findByRole('menuitem', { name: title }, patience));
    // The list behind the sheet has buttons with the same names, so the test waits for the sheet's heading.
    await screen.findByRole('heading', { name: title }, patience);
    await screen.findAllByRole('button', { name: content }, patience);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expectAccessible();
    cleanup();
  }
});

test('typing some letters of a household’s name in the guest form finds the household', async () => {
  const { id: plan_id } = given.plan;
  const [house] = await storeRows(HOUSEHOLDS, plan_id, [
    { before: null, after: newHousehold('Familia Núñez-Łódź') },
  ]);
  await storeRows(GUESTS, plan_id, [
    { before: null, after: newGuest({ name: 'Zoë', last_name: 'Núñez', household_id: house?.id ?? null }) },
  ]);
  renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('button', { name: texts.add }, patience));
  const form = within(await screen.findByRole('dialog', { name: texts.form.newTitle }, patience));
  await person.type(form.getByRole('textbox', { name: texts.form.name }), 'Prince');
  const group = form.getByRole<HTMLInputElement>('combobox', { name: texts.form.household });
  await person.type(group, 'lodz');
  expect(form.getByText(texts.form.householdNew)).toBeTruthy();
  await person.click(await form.findByRole('option', { name: 'Familia Núñez-Łódź' }));
  expect(group.value).toBe('Familia Núñez-Łódź');
  expect(form.queryByText(texts.form.householdNew)).toBeNull();
  await person.click(form.getByRole('button', { name: texts.form.create }));
  expect(await form.findByText(texts.problem.lastName)).toBeTruthy();
  await expectAccessible();
  await person.click(form.getByRole('button', { name: 'Núñez' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: texts.form.lastName }).value).toBe('Núñez');
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: texts.form.lastName }));
  await person.click(form.getByRole('button', { name: texts.form.create }));
  await waitFor(
    async () =>
      expect(
        (await storedRows(GUESTS, plan_id)).map(({ name, household_id }) => [name, household_id]),
      ).toEqual(expect.arrayContaining([['Prince', house?.id]])),
    patience,
  );
});

test('saving changes to a guest deleted elsewhere asks whether to restore the guest', async () => {
  const { id: plan_id } = given.plan;
  const [house] = await storeRows(HOUSEHOLDS, plan_id, [
    { before: null, after: newHousehold('Familia García') },
  ]);
  const [guest] = await storeRows(GUESTS, plan_id, [
    { before: null, after: newGuest({ name: 'José', last_name: 'García', household_id: house?.id ?? null }) },
  ]);
  if (!house || !guest) throw new Error('nothing stored');
  const client = renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('button', { name: /^José García/ }, patience));
  const form = await screen.findByRole('dialog', { name: 'José García' }, patience);
  await person.type(within(form).getByRole('textbox', { name: texts.form.notes }), 'By the window');
  await storeRows(GUESTS, plan_id, [{ before: guest, after: null }]);
  await client.invalidateQueries({ queryKey: ['plan', plan_id] });
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'José García' })).toBeNull());
  await person.click(within(form).getByRole('button', { name: texts.form.save }));
  const asked = await refusedDialog();
  expect(within(asked).getByText(modules.unsaved.deleted)).toBeTruthy();
  await person.click(within(asked).getByRole('button', { name: modules.unsaved.keep }));
  await waitFor(
    async () =>
      expect(await storedRows(GUESTS, plan_id)).toMatchObject([{ name: 'José', notes: 'By the window' }]),
    patience,
  );
});
