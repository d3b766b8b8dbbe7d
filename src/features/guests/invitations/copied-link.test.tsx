import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { newInvitationLinks } from '@/data/invitation-links';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => vi.restoreAllMocks());

async function openHousehold() {
  const { id } = given.plan;
  const household = newHousehold('Familia Ruiz');
  await storeRows(HOUSEHOLDS, id, [{ before: null, after: household }]);
  await storeRows(GUESTS, id, [
    { before: null, after: newGuest({ name: 'Ana', last_name: 'Ruiz', household_id: household.id }) },
  ]);
  const token = (await newInvitationLinks(id, [household.id])).get(household.id) ?? '';
  renderAt(paths.guestList(id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('button', { name: /Familia Ruiz/ }, patience));
  const sheet = within(await screen.findByRole('dialog', {}, patience));
  await sheet.findByRole('button', { name: texts.invitation.copy }, patience);
  return { sheet, link: `${window.location.origin}/en${paths.rsvp(token)}` };
}
const invitedAt = async () => (await storedRows(HOUSEHOLDS, given.plan.id))[0]?.invited_at;

test('if the copy button fails, only copying the link by hand marks the household as invited', async () => {
  const { sheet, link } = await openHousehold();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await person.click(sheet.getByRole('button', { name: texts.invitation.copy }));

  const byHand = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: modules.message.notCopied });
  expect(byHand.value).toBe(link);
  expect(document.activeElement).toBe(byHand);
  expect([byHand.selectionStart, byHand.selectionEnd]).toEqual([0, link.length]);
  expect(sheet.getByText(texts.invitation.state.unsent)).toBeTruthy();
  expect(await invitedAt()).toBeNull();

  fireEvent.copy(byHand);
  await waitFor(async () => expect(await invitedAt()).toBeTruthy(), patience);
});

test('copying a household’s link marks the household as invited', async () => {
  const { sheet, link } = await openHousehold();
  await person.click(sheet.getByRole('button', { name: texts.invitation.copy }));
  expect(await navigator.clipboard.readText()).toBe(link);
  await waitFor(async () => expect(await invitedAt()).toBeTruthy(), patience);
  expect(sheet.queryByRole('textbox', { name: modules.message.notCopied })).toBeNull();
});
