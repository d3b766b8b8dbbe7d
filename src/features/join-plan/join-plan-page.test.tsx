import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { makeInvite, newInvite, takeInviteBack } from '@/data/sharing';
import { paths } from '@/lib/paths';
import { sharing as texts } from '@/locales/en/sharing';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { become, currentAddress, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import JoinPlanPage from './join-plan-page';

const person = setUpUser();
onPlanPage(['sharing']);

test('accepting an invite link opens the plan for the new member', async () => {
  const owner = await newPerson('pro', 'Ana Núñez');
  const plan = await newPlan();
  const invite = newInvite();
  await makeInvite(plan.id, 'editor', invite);
  const { token } = invite;
  const guest = await newPerson('free', 'Eva');
  renderAt(paths.joinPlan(token), <JoinPlanPage />);
  expect(
    await screen.findByText(/Ana Núñez is sharing “Boda de Íñigo y Zoë”/, undefined, patience),
  ).toBeTruthy();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: texts.join.action }));
  await waitFor(() => expect(currentAddress()).toBe(paths.eventPlan(plan.id)), patience);
  cleanup();

  // A member gets a link to the plan. Anybody else is told that the invitation has already been used.
  renderAt(paths.joinPlan(token), <JoinPlanPage />);
  expect((await screen.findByRole('link', { name: texts.join.open }, patience)).getAttribute('href')).toBe(
    paths.eventPlan(plan.id),
  );
  cleanup();
  await newPerson('free', 'Juan');
  renderAt(paths.joinPlan(token), <JoinPlanPage />);
  expect(await screen.findByRole('heading', { name: texts.join.gone }, patience)).toBeTruthy();
  cleanup();
  await become(owner);
  expect(guest.id).not.toBe(owner.id);
});

test('a revoked and an unknown invite link show the same message when joining a plan', async () => {
  const owner = await newPerson('pro', 'Ana');
  const plan = await newPlan();
  const invite = newInvite();
  await makeInvite(plan.id, 'viewer', invite);
  const { id, token } = invite;
  await takeInviteBack(id);
  await newPerson('free', 'Eva');
  for (const one of [token, 'x']) {
    renderAt(paths.joinPlan(one), <JoinPlanPage />);
    expect(await screen.findByText(texts.join.goneText, undefined, patience)).toBeTruthy();
    cleanup();
  }
  await become(owner);
});
