import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { currentAddress, newPlan, renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
const open = (search = '') =>
  renderAt(`${paths.guestPage(given.plan.id, 'invitations')}${search}`, <ModulePages module="guests" />);
async function storeHousehold(name: string, invited_at: string | null) {
  const after = { ...newHousehold(name), invited_at };
  await storeRows(HOUSEHOLDS, given.plan.id, [{ before: null, after }]);
  const guest = newGuest({ name: 'Ana', last_name: 'Ruiz', household_id: after.id });
  await storeRows(GUESTS, given.plan.id, [{ before: null, after: guest }]);
}
const hosts = async () =>
  within(await screen.findByRole('dialog', {}, patience)).findByRole<HTMLInputElement>('textbox', {
    name: texts.words.hosts,
  });

test('the address opens the sheet of the words again with what was typed there', async () => {
  await storeHousehold('Familia Ruiz', null);
  open();
  await person.click(await screen.findByRole('button', { name: texts.words.edit }, patience));
  const field = await hosts();
  await person.clear(field);
  await person.type(field, 'Zoë e Íñigo');
  await waitFor(() => expect(currentAddress()).toContain('?sheet=words'));
  cleanup();

  open('?sheet=words');
  expect((await hosts()).value).toBe('Zoë e Íñigo');
  await person.click(screen.getByRole('button', { name: common.close }));
  await waitFor(() => expect(currentAddress()).not.toContain('sheet'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the address keeps the filter of the households', async () => {
  await storeHousehold('Familia Ruiz', '2026-11-01T10:00:00Z');
  await storeHousehold('Familia Gil', null);
  open('?show=all');
  expect(await screen.findByText('Familia Ruiz', {}, patience)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: `${texts.cards.shows.unsent} (1)` }));
  expect(screen.queryByText('Familia Ruiz')).toBeNull();
  expect(screen.getByText('Familia Gil')).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toContain('?show=unsent'));
});

test('the addresses of the other sheets open them', async () => {
  open('?sheet=emails');
  expect(await screen.findByRole('dialog', { name: texts.emails.title }, patience)).toBeTruthy();
  cleanup();
  open('?sheet=parts');
  expect(await screen.findByRole('dialog', { name: texts.parts.title }, patience)).toBeTruthy();
});
