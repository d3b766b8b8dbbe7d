import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import type { Billing, Purchase, Subscription } from '@/data/billing';
import { notePaying, payingSession } from '@/data/paying';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { SESSION_KEY } from '@/lib/session/session-key';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import { profile } from '@/locales/en/profile';
import { dismissToast, toastStore } from '@/ui/toast-store';
import PaymentNotices from './payment-notices';

vi.setConfig({ testTimeout: 60_000 });

const person = setUpUser();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const { grace } = profile;

const bought = {
  amount: 2900,
  currency: 'EUR',
  withdraw_until: '2020-01-01',
  withdrawn_at: null,
  returns: 0,
};
const failed: Subscription = {
  ...bought,
  id: 'sub_1',
  status: 'past_due',
  period: 'monthly',
  started_at: inDays(-62),
  until: inDays(-2),
  ends: false,
  grace: true,
};
const basic: Purchase = {
  ...bought,
  id: 'cs_1',
  held: true,
  state: 'paid',
  paid_at: inDays(-90),
  until: inDays(200).slice(0, 10),
};
const inGrace = (): Billing => ({
  tier: 'pro',
  until: failed.until,
  extended_until: null,
  purchases: [],
  subscriptions: [failed],
});

let billing: Billing;
/** The response to a second request to the payment service; `billing` is the response to the first. */
let paidMeanwhile: Billing | null;
let refreshes: number;
let payment: 'paid' | 'waits' | 'none';

function open(isLeaving = false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PaymentNotices userId="ana" isLeaving={isLeaving} />
        <main id="content" tabIndex={-1} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { container, client };
}
const notice = () => screen.findByRole('region', { name: grace.label }, { timeout: 20_000 });

beforeAll(async () => {
  await startI18n();
  await loadTexts('profile');
});
beforeEach(async () => {
  await changeLanguage('en');
  billing = inGrace();
  paidMeanwhile = null;
  refreshes = 0;
  payment = 'none';
  const user = { id: 'ana' };
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: 'x.e30.x',
      refresh_token: 'y',
      expires_at: Date.now() / 1000 + 864_000,
      user,
    }),
  );
  sessionArrived({ id: 'ana', email: 'ana@example.org' }, 'x.e30.x');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    if (url.includes('/rpc/own_billing')) return Response.json(billing);
    if (!url.endsWith('/functions/v1/billing')) return new Response(null, { status: 204 });
    const { action } = JSON.parse(String(init?.body)) as { action: string };
    if (action === 'portal') return new Response('{}', { status: 502 });
    refreshes += 1;
    billing = paidMeanwhile ?? billing;
    return Response.json({ payment });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionAbsent({ left: true });
  onlineManager.setOnline(true);
  localStorage.clear();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test.each([
  ['Free', [], 'is Free then: nothing is lost, and what you add keeps to 1 event plan and 20 guests.'],
  ['Basic', [basic], 'Basic goes on then: nothing is lost, and what you add keeps to 1 event plan.'],
] as const)('the payment notice says when Pro ends and that %s follows', async (_, purchases, words) => {
  billing = { ...billing, purchases };
  open();
  const region = await notice();
  expect(region.textContent).toMatch(/^We couldn’t charge Pro. It stays until .+ 20\d\d/);
  expect(region.textContent).toContain(words);
  expect(region.className).toContain('print:hidden');
  // If the payment page can't be opened, an error is shown and the button works again.
  await person.click(screen.getByRole('button', { name: grace.mend }));
  expect(await screen.findByText(profile.billing.failed)).toBeTruthy();
});

test.each<[string, Partial<Billing>]>([
  ['whose renewal went well', { subscriptions: [{ ...failed, status: 'active' }] }],
  ['whose seven days are over', { tier: 'free', until: null }],
  ['who has Enterprise anyway', { tier: 'enterprise', until: null }],
  ['who withdrew', { subscriptions: [{ ...failed, withdrawn_at: inDays(-1) }] }],
  ['who only takes part in a plan of theirs', { tier: 'free', until: null, subscriptions: [] }],
])('no payment notice is shown to a person %s', async (_, changes) => {
  billing = { ...billing, ...changes };
  const { container } = open();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(container.querySelector('section')).toBeNull();
  expect(refreshes).toBe(0);
});

test('no payment notice is shown if the payment has arrived meanwhile', async () => {
  paidMeanwhile = { ...billing, subscriptions: [{ ...failed, status: 'active' }] };
  const { container } = open();
  await waitFor(() => expect(refreshes).toBe(1));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(container.querySelector('section')).toBeNull();
});

test('a person who is deleting the account isn’t asked for a payment card', () => {
  const { container } = open(true);
  expect(container.querySelector('section')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('after its tab is closed, a payment takes effect without a reload once the bank confirms it', async () => {
  const titles = () => toastStore.snapshot().map(({ title }) => title);
  payment = 'waits';
  billing = { ...billing, tier: 'free', until: null, subscriptions: [] };
  notePaying('cs_1');
  const { client } = open();
  client.setQueryData(['tier', 'ana'], 'free');
  await waitFor(() => expect(refreshes).toBe(1));
  expect(titles()).toEqual([]);
  payment = 'paid';
  await waitFor(() => expect(titles()).toEqual([profile.billing.paid]), { timeout: 10_000 });
  expect(client.getQueryState(['tier', 'ana'])?.isInvalidated).toBe(true);
  expect(payingSession()).toBeNull();
});

test('a dismissed payment notice stays hidden for the rest of the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
  await notice();
  await person.click(screen.getByRole('button', { name: grace.hide }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  cleanup();
  const { client } = open();
  await waitFor(() => expect(refreshes).toBe(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
  // The person returns to the tab on the next day.
  vi.setSystemTime(Date.now() + DAY_MS);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await notice();
});

test('no payment notice is shown while the device is offline', async () => {
  open();
  await notice();
  act(() => onlineManager.setOnline(false));
  expect(screen.queryByRole('region')).toBeNull();
  act(() => onlineManager.setOnline(true));
  await notice();
});
