import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signOut } from '@/data/auth';
import { makeInvite, newInvite, takeInviteBack } from '@/data/sharing';
import { currentLanguage, loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { common } from '@/locales/en/common';
import { sharing as english } from '@/locales/en/sharing';
import { sharing as spanish } from '@/locales/es/sharing';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPerson, newPlan } from '../../../tests/builders/plans';
import InvitedPage from './invited-page';

const person = setUpUser();
onPlanPage(['sharing']);

const open = (token: string) =>
  render(
    <MemoryRouter initialEntries={[paths.joinPlan(token)]}>
      <InvitedPage />
    </MemoryRouter>,
  );

test('an invite link shows a signed-out person the host and the event', async () => {
  await newPerson('free', 'Ana Núñez');
  const plan = await newPlan();
  const invite = newInvite();
  await makeInvite(plan.id, 'editor', invite);
  await signOut();
  expect(currentLanguage()).toBe('en');

  open(invite.token);
  expect(
    await screen.findByText('Ana Núñez is sharing “Boda de Íñigo y Zoë” with you.', undefined, patience),
  ).toBeTruthy();
  expect(screen.getByText(english.join.editor)).toBeTruthy();
  await expectAccessible();
  const next = encodeURIComponent(paths.joinPlan(invite.token));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(english.join.signUp)).toBe(`/auth?mode=sign-up&next=${next}`);
  expect(href(english.join.signIn)).toBe(`/auth?next=${next}`);

  // The chosen language still applies on the next page.
  await person.click(screen.getByRole('button', { name: english.join.otherLanguage }));
  expect(await screen.findByText(spanish.join.editor, undefined, patience)).toBeTruthy();
  expect(screen.getByRole('main').lang).toBe('es');
  await person.click(screen.getByRole('link', { name: spanish.join.signUp }));
  await waitFor(() => expect(currentLanguage()).toBe('es'));
});

test('a revoked and an unknown invite link show the same message', async () => {
  await newPerson('free', 'Ana');
  const plan = await newPlan();
  const { id, token } = newInvite();
  await makeInvite(plan.id, 'viewer', { id, token });
  await takeInviteBack(id);
  await signOut();
  await loadTexts('sharing');
  for (const one of [token, 'x']) {
    open(one);
    expect(await screen.findByRole('heading', { name: english.join.gone }, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: english.join.signIn })).toBeTruthy();
    cleanup();
  }
});

test('loading an invite can be tried again after a failed request', async () => {
  await signOut().catch(() => undefined);
  askInstead(async () => new Response('{}', { status: 503 }));
  open('x');
  expect(await screen.findByText(english.join.failedTitle, undefined, patience)).toBeTruthy();
  askInstead((input, init) => fetch(input, init));
  await person.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(await screen.findByRole('heading', { name: english.join.gone }, patience)).toBeTruthy();
});
