import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signOut } from '@/data/auth';
import { startCheckout } from '@/data/billing';
import type { Offer } from '@/domain/pricing.data';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { profile } from '@/locales/en/profile';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { changeBought, newPerson, PASSWORD, type Person } from '../../../../tests/builders/plans';
import ProfilePage from '../profile-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 20_000 };
const person = setUpUser();
const { billing, deletion } = profile;
let ana: Person;

beforeAll(async () => {
  await startI18n();
  await loadTexts('auth', 'profile', 'modules');
  ana = await newPerson('free');
  await changeLanguage('en');
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
afterAll(() => signOut());

/** Presses a button on the stubbed payment page and returns the address to which that page redirects. */
const pressAt = async (page: string, what: string): Promise<string> => {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ do: what }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? page);
  return `${back.pathname}${back.search}`;
};

const toPay = async (offer: Offer): Promise<string> => {
  const wish = {
    offer,
    currency: 'EUR',
    language: 'en',
    back: '/app/new-event',
    begin_at_once: true,
  } as const;
  return (await startCheckout(wish)).url;
};
const buy = async (offer: Offer) => pressAt(await toPay(offer), 'pay');

const open = (at: string) =>
  render(
    <QueryClientProvider client={makeQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/app/profile" element={<ProfilePage />} />
          <Route path="/app/new-event" element={<p>The wizard</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }, patience));

test('after paying, the buyer returns to the page where the purchase began', async () => {
  open(await buy('basic'));
  await screen.findByText('The wizard', {}, patience);
  expect(toastStore.snapshot()[0]?.title).toBe(billing.paid);
  cleanup();
  open('/app/profile');
  expect(await screen.findByText(/Yours until/, {}, patience)).toBeTruthy();
  await press(billing.withdraw);
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from Basic' }));
  expect(dialog.getByText(/You get €72\.00 back|You get €72 back/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: billing.withdrawConfirm }));
  expect(await screen.findByText(/You withdrew: €72/, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: billing.withdraw })).toBeNull();
});

test('a buyer who returns before the bank’s confirmation sees a pending payment', async () => {
  const page = await toPay('basic');
  open(await pressAt(page, 'bank'));
  expect(await screen.findByText(billing.paidWaits, {}, patience)).toBeTruthy();
  await pressAt(page, 'deliver');
  await screen.findByText('The wizard', {}, patience);
  expect(toastStore.snapshot()[0]?.title).toBe(billing.paid);
  await changeBought('purchases', ana, { withdrawn_at: new Date().toISOString(), returned: 0 });
});

test('opening a return URL with an invented payment id reports no success', async () => {
  open('/app/profile?paid=cs_test_of_nobody&back=/app/new-event');
  expect(await screen.findByText(billing.paidNone, {}, patience)).toBeTruthy();
  expect(screen.getByRole('button', { name: billing.readAgain })).toBeTruthy();
  expect(toastStore.snapshot()).toEqual([]);
});

test('a cancelled Pro subscription can be resumed before its last day', async () => {
  await buy('pro-monthly');
  open('/app/profile');
  await press(billing.end);
  await press(/^End on /);
  expect(await screen.findByText(/It ends on/, {}, patience)).toBeTruthy();
  await press(billing.resume);
  await waitFor(() => expect(screen.getByText(/It renews on/)).toBeTruthy(), patience);
});

test('deleting an account first ends its Pro subscription', async () => {
  open('/app/profile');
  await press(deletion.open);
  const sheet = within(await screen.findByRole('dialog', { name: deletion.open }, patience));
  expect(await sheet.findByText(/We end your subscription at the payment service first/)).toBeTruthy();
  expect(sheet.getByText(deletion.withdrawFirst)).toBeTruthy();
  await person.type(sheet.getByLabelText(profile.password.current), PASSWORD);
  await person.click(sheet.getByRole('button', { name: deletion.submit }));
  await waitFor(
    () => expect(toastStore.snapshot().map(({ text }) => text)).toContain(deletion.askedEnded),
    patience,
  );
  expect(await screen.findByText(/It ends on/, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: billing.resume })).toBeNull();
  await person.click((await screen.findAllByRole('button', { name: profile.departure.keep }))[0] as Element);
  expect(await screen.findByRole('button', { name: billing.resume }, patience)).toBeTruthy();
});

test('the Basic tier can be extended only near the end of its paid period', async () => {
  await changeBought('subscriptions', ana, { until: new Date(Date.now() - 8 * 86_400_000).toISOString() });
  await buy('basic');
  open('/app/profile');
  await screen.findByText(/Yours until/, {}, patience);
  expect(screen.queryByRole('button', { name: billing.extend })).toBeNull();
  cleanup();
  const paid_at = new Date(Date.now() - 320 * 86_400_000).toISOString();
  await changeBought('purchases', ana, { paid_at });
  open('/app/profile');
  await press(billing.extend);
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend Basic' }, patience));
  expect(dialog.getByText(/it goes on where the one you have ends/)).toBeTruthy();
});
