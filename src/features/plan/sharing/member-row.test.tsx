import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import {
  addMember,
  become,
  newPerson,
  newPlan,
  removeMember,
  removePlan,
  renderAt,
  withinPlan,
} from '@/../tests/builders/plans';
import { setUpUser } from '@/../tests/builders/user';
import type { Plan } from '@/data/plans';
import { changeMember } from '@/data/sharing';
import { paths } from '@/lib/paths';
import { sharing as texts } from '@/locales/en/sharing';
import { toastStore } from '@/ui/toast-store';
import HandoverNotice from './handover-notice';
import ShareSheet from './share-sheet';

const person = setUpUser();
onPlanPage(['plans', 'sharing']);

const open = async (plan: Plan) => {
  renderAt(paths.eventPlan(plan.id), withinPlan(plan, <ShareSheet onOpenChange={() => undefined} />));
  const sheet = await screen.findByRole('dialog', { name: texts.title }, patience);
  await within(sheet).findAllByText(/Ana/, undefined, patience);
  return within(sheet);
};

test('an owner can withdraw the offer to hand a plan over to a member', async () => {
  const eva = await newPerson('free', 'Eva Guest');
  await newPerson('free', 'Ana Owner');
  const plan = await newPlan();
  await addMember(plan, eva, 'editor');
  const sheet = await open(plan);
  const role = await sheet.findByRole('combobox', { name: 'Eva Guest' }, patience);
  await person.click(role);
  await person.click(await screen.findByRole('option', { name: texts.role.viewer }));
  await person.click(await sheet.findByRole('button', { name: texts.less.viewer.action }, patience));
  await waitFor(
    () => expect(toastStore.snapshot().at(-1)?.title).toBe('What Eva Guest can do has changed'),
    patience,
  );
  await waitFor(() => expect(role.textContent).toContain(texts.role.viewer), patience);

  await person.click(sheet.getByRole('button', { name: 'Hand the plan over to Eva Guest' }));
  await expectAccessible();
  await person.click(sheet.getByRole('button', { name: texts.handover.offer }));
  // While an offer is unanswered, the plan can't be offered to anybody else.
  const withdraw = await sheet.findByRole('button', { name: texts.handover.withdraw }, patience);
  expect(sheet.queryByRole('button', { name: /^Hand the plan over/ })).toBeNull();
  await person.click(withdraw);
  expect(await sheet.findByRole('button', { name: /^Hand the plan over/ }, patience)).toBeTruthy();
});

test('accepting an offered plan makes the member the owner', async () => {
  const eva = await newPerson('free', 'Eva Guest');
  const own = await newPlan();
  await newPerson('free', 'Ana Owner');
  const plan = await newPlan();
  await addMember(plan, eva, 'viewer');
  await changeMember(plan.id, eva.id, { offered: true });
  await become(eva);
  renderAt(paths.eventPlan(plan.id), withinPlan({ ...plan, role: 'viewer' }, <HandoverNotice />));
  await screen.findByText(/^Ana Owner wants to hand this plan over to you/, undefined, patience);
  await person.click(screen.getByRole('button', { name: texts.handover.accept }));
  // The Free tier allows one plan.
  expect(await screen.findByText(texts.handover.room.plans, undefined, patience)).toBeTruthy();
  await expectAccessible();
  await removePlan(own);
  await person.click(screen.getByRole('button', { name: texts.handover.accept }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull(), patience);
  cleanup();

  const sheet = await open({ ...plan, role: 'owner' });
  expect(
    (await sheet.findByText('Eva Guest (you)', undefined, patience)).closest('li')?.textContent,
  ).toContain(texts.role.owner);
  expect(sheet.getByRole('combobox', { name: 'Ana Owner' }).textContent).toContain(texts.role.editor);
});

test('declining an offered plan keeps the owner', async () => {
  const owner = await newPerson('free', 'Ana Owner');
  const plan = await newPlan();
  const eva = await newPerson('free', 'Eva Guest');
  await addMember(plan, eva, 'editor');
  await become(owner);
  await changeMember(plan.id, eva.id, { offered: true });
  await become(eva);
  renderAt(paths.eventPlan(plan.id), withinPlan({ ...plan, role: 'editor' }, <HandoverNotice />));
  await person.click(await screen.findByRole('button', { name: texts.handover.decline }, patience));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull(), patience);
  cleanup();
  await become(owner);
  const sheet = await open(plan);
  expect(await sheet.findByRole('button', { name: /^Hand the plan over/ }, patience)).toBeTruthy();
});

test('offering the plan to a member who has left shows an error', async () => {
  const eva = await newPerson('free', 'Eva Guest');
  await newPerson('free', 'Ana Owner');
  const plan = await newPlan();
  await addMember(plan, eva, 'editor');
  const sheet = await open(plan);
  await sheet.findByRole('combobox', { name: 'Eva Guest' }, patience);
  await removeMember(plan, eva);
  await person.click(sheet.getByRole('button', { name: /^Hand the plan over/ }));
  await person.click(sheet.getByRole('button', { name: texts.handover.offer }));
  expect(await sheet.findByText(texts.failed, undefined, patience)).toBeTruthy();
  await waitFor(() => expect(sheet.queryByText('Eva Guest')).toBeNull(), patience);
});
