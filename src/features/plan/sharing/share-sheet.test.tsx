import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { householdRow } from '@/../tests/builders/guests';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import {
  addMember,
  become,
  currentAddress,
  newPerson,
  newPlan,
  renderAt,
  withinPlan,
} from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { HOUSEHOLDS } from '@/data/guests';
import { linksQuery, newInvitationLinks } from '@/data/invitation-links';
import { readShared } from '@/data/shared';
import { EMPTY_LINK, makeSharedLink, newSharedLink } from '@/data/shared-links';
import { loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { sharing as texts } from '@/locales/en/sharing';
import { ShareButton } from './share-button';

const person = setUpUser();
const given = onPlanPage(['plans', 'sharing']);

const open = async (plan = given.plan) => {
  renderAt(paths.eventPlan(plan.id), withinPlan(plan, <ShareButton />));
  await person.click(screen.getByRole('button', { name: 'Share' }));
  const sheet = await screen.findByRole('dialog', { name: texts.title }, patience);
  await within(sheet).findAllByText(/Ana/, undefined, patience);
  return within(sheet);
};

test('on the Basic tier, the share sheet names the tier that allows more links', async () => {
  await loadTexts('sharing');
  const owner = await newPerson('basic', 'Ana Owner');
  const plan = await newPlan();
  const upgrade = texts.upgrade
    .replace('{{tier}}', 'Basic')
    .replace('{{team}}', 'Pro')
    .replace('{{limit}}', '20');
  let sheet = await open(plan);
  const make = await sheet.findByRole('button', { name: texts.make }, patience);
  expect(sheet.queryByText(upgrade)).toBeNull();
  await person.click(make);
  expect(await sheet.findByText(upgrade, undefined, patience)).toBeTruthy();
  // The pressed button is gone, so the focus moves to the new link.
  expect(sheet.queryByRole('button', { name: texts.make })).toBeNull();
  const link = sheet.getByLabelText(texts.link) as HTMLInputElement;
  expect(document.activeElement).toBe(link);
  const token = link.value.split('/').at(-1) ?? '';
  // A cancelled link no longer works, and another link can be created.
  await person.click(await sheet.findByRole('button', { name: new RegExp(`^${texts.takeBack}`) }, patience));
  await person.click(await sheet.findByRole('button', { name: texts.make }, patience));
  const next = (await sheet.findByLabelText(texts.link, undefined, patience)) as HTMLInputElement;
  expect(next.value.endsWith(token)).toBe(false);
  cleanup();

  const { joinPlan } = await import('@/data/sharing');
  await newPerson('free', 'Eva Guest');
  await joinPlan(next.value.split('/').at(-1) ?? '');
  await become(owner);
  sheet = await open(plan);
  expect(await sheet.findByText(upgrade, undefined, patience)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: texts.make })).toBeNull();
});

test('existing members keep access if the owner’s tier allows fewer members', async () => {
  const eva = await newPerson('free', 'Eva Guest');
  const juan = await newPerson('free', 'Juan Guest');
  await newPerson('free', 'Ana Owner');
  const plan = await newPlan();
  for (const one of [eva, juan]) await addMember(plan, one, 'editor');
  const sheet = await open(plan);
  expect(await sheet.findByText(texts.stay.replace('{{tier}}', 'Free'), undefined, patience)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: texts.make })).toBeNull();
});

test('an owner can revoke an invite link and remove a member', async () => {
  await loadTexts('sharing');
  const owner = await newPerson('pro', 'Ana Owner');
  const plan = await newPlan();
  const sheet = await open(plan);
  await person.click(await sheet.findByRole('button', { name: texts.make }, patience));
  const link = await sheet.findByLabelText(texts.link, undefined, patience);
  expect((link as HTMLInputElement).value).toMatch(/\/app\/join\/[0-9a-f]{32}$/);
  expect(await sheet.findByText(texts.pending, undefined, patience)).toBeTruthy();
  await expectAccessible();
  const token = (link as HTMLInputElement).value.split('/').at(-1) ?? '';
  cleanup();

  const { joinPlan } = await import('@/data/sharing');
  await newPerson('free', 'Eva Guest');
  expect(await joinPlan(token)).toBe(plan.id);
  await become(owner);
  const again = await open(plan);
  const eva = (await again.findByText('Eva Guest', undefined, patience)).closest('li') as HTMLElement;
  expect(within(eva).getByText(texts.role.editor)).toBeTruthy();
  // A used link disappears from the list of unused links.
  expect(again.queryByText(texts.pending)).toBeNull();
  await person.click(within(eva).getByRole('button', { name: 'Remove Eva Guest' }));
  await person.click(await within(eva).findByRole('button', { name: texts.removeAction }, patience));
  await waitFor(() => expect(again.queryByText('Eva Guest')).toBeNull(), patience);

  await person.click(again.getByRole('button', { name: texts.make }));
  await person.click(await again.findByRole('button', { name: new RegExp(`^${texts.takeBack}`) }, patience));
  await waitFor(() => expect(again.queryByText(texts.pending)).toBeNull(), patience);
});

test('removing an editor offers to renew the links known to that editor', async () => {
  await loadTexts('sharing');
  const owner = await newPerson('pro', 'Ana Owner');
  const plan = await newPlan();
  const { joinPlan, makeInvite, newInvite } = await import('@/data/sharing');
  const invite = newInvite();
  await makeInvite(plan.id, 'editor', invite);
  const household = householdRow('Los Núñez', { invited_at: '2026-01-01T00:00:00Z' });
  await storeRows(HOUSEHOLDS, plan.id, [{ before: null, after: household }]);
  const before = await newInvitationLinks(plan.id, [household.id]);
  const family = newSharedLink({ ...EMPTY_LINK, scope: 'family', language: 'en', days_after: 7 });
  await makeSharedLink(plan.id, family);
  await newPerson('free', 'Eva Guest');
  await joinPlan(invite.token);
  await become(owner);

  const sheet = await open(plan);
  const eva = (await sheet.findByText('Eva Guest', undefined, patience)).closest('li') as HTMLElement;
  await person.click(within(eva).getByRole('button', { name: 'Remove Eva Guest' }));
  expect(
    await within(eva).findByText(texts.renewal.text.replace('{{name}}', 'Eva Guest'), undefined, patience),
  ).toBeTruthy();
  await person.click(within(eva).getByText('Sent to 1 household'));
  expect(within(eva).getByText('Los Núñez')).toBeTruthy();
  expect(within(eva).getByText(/^1 link without an account/)).toBeTruthy();
  await expectAccessible();
  await person.click(within(eva).getByRole('button', { name: 'Remove and renew the links' }));
  await waitFor(() => expect(sheet.queryByText('Eva Guest')).toBeNull(), patience);
  expect(await sheet.findByText(texts.renewal.done, undefined, patience)).toBeTruthy();
  await expect(readShared(family.token, false)).rejects.toMatchObject({ status: 404 });
  const after = await new QueryClient().fetchQuery(linksQuery(plan.id));
  expect(after.get(household.id)).toMatch(/^[0-9a-f]{32}$/);
  expect(after.get(household.id)).not.toBe(before.get(household.id));
});

test('an invite link created before the list of links has loaded appears in that list', async () => {
  await loadTexts('sharing');
  await newPerson('pro', 'Ana Owner');
  const plan = await newPlan();
  let come: () => void = () => undefined;
  const made = new Promise<void>((resolve) => {
    come = resolve;
  });
  let lists = 0;
  askInstead(async (input, init) => {
    const isList = String(input).includes('/plan_invites?') && (init?.method ?? 'GET') === 'GET';
    const answer = await fetch(input, init);
    if (isList && lists++ === 0) await made;
    return answer;
  });
  const sheet = await open(plan);
  await person.click(await sheet.findByRole('button', { name: texts.make }, patience));
  await sheet.findByLabelText(texts.link, undefined, patience);
  come();
  expect(await sheet.findByText(texts.pending, undefined, patience)).toBeTruthy();
});

test('retrying after a lost response creates no second invite link', async () => {
  await loadTexts('sharing');
  // The Free tier allows only one link.
  await newPerson('free', 'Ana Owner');
  const plan = await newPlan();
  let sheet = await open(plan);
  let lost = 0;
  askInstead(async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input).includes('/plan_invites') || init?.method !== 'POST' || lost > 0) return answer;
    lost += 1;
    throw new TypeError('Failed to fetch');
  });
  await person.click(await sheet.findByRole('button', { name: texts.make }, patience));
  expect(await sheet.findByText(texts.failed, undefined, patience)).toBeTruthy();
  // Although the response was lost, the invite exists: it is listed, and pressing the button again shows its
  // link.
  expect(await sheet.findByText(texts.pending, undefined, patience)).toBeTruthy();
  cleanup();
  sheet = await open(plan);
  await person.click(await sheet.findByRole('button', { name: texts.make }, patience));
  expect(await sheet.findByLabelText(texts.link, undefined, patience)).toBeTruthy();
  expect(
    await sheet.findAllByRole('button', { name: new RegExp(`^${texts.takeBack}`) }, patience),
  ).toHaveLength(1);
  expect(lost).toBe(1);
  askInstead((input, init) => fetch(input, init));
});

test('a member can leave a shared plan', async () => {
  await newPerson('pro', 'Ana Owner');
  const plan = await newPlan();
  const { joinPlan, makeInvite, newInvite } = await import('@/data/sharing');
  const invite = newInvite();
  await makeInvite(plan.id, 'viewer', invite);
  const { token } = invite;
  const eva = await newPerson('free', 'Eva');
  await joinPlan(token);
  const sheet = await open({ ...plan, role: 'viewer' });
  expect(sheet.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain(texts.make);
  expect(sheet.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await person.click(sheet.getByRole('button', { name: texts.leave }));
  await person.click(within(sheet.getByRole('group')).getByRole('button', { name: texts.leave }));
  await waitFor(() => expect(currentAddress()).toBe(paths.savedPlans), patience);
  expect(eva.id).toBeTruthy();
});

test('an owner can allow and forbid members’ programs to read a shared plan', async () => {
  await loadTexts('sharing');
  const eva = await newPerson('enterprise', 'Eva Guest');
  const owner = await newPerson('pro', 'Ana Owner');
  const plan = await newPlan();
  let sheet = await open(plan);
  expect(sheet.queryByText(texts.programs.label)).toBeNull();
  cleanup();
  await addMember(plan, eva, 'viewer');
  await become(eva);
  sheet = await open({ ...plan, role: 'viewer' });
  await sheet.findByRole('button', { name: texts.leave }, patience);
  expect(sheet.queryByText(texts.programs.label)).toBeNull();
  cleanup();
  await become(owner);
  const name = new RegExp(`^${texts.programs.label}`);
  for (const next of [true, false]) {
    sheet = await open(plan);
    const box = (await sheet.findByRole('checkbox', { name }, patience)) as HTMLInputElement;
    expect(box.checked).toBe(!next);
    await person.click(box);
    await waitFor(() => expect(box.checked).toBe(next), patience);
    cleanup();
  }
});

test('an invite link that can’t be created shows an error instead of a link', async () => {
  await newPerson('pro', 'Ana Owner');
  const plan = await newPlan();
  const sheet = await open(plan);
  await sheet.findByRole('button', { name: texts.make }, patience);
  const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
  await person.click(sheet.getByRole('button', { name: texts.make }));
  expect(await sheet.findByText(texts.failed, undefined, patience)).toBeTruthy();
  expect(sheet.queryByLabelText(texts.link)).toBeNull();
  answer.mockRestore();
});
