import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { inject } from 'vitest';
import { ConnectionNotice } from '@/app/layouts/workspace/connection-notice';
import { SuggestionParts } from '@/app/layouts/workspace/suggestion-parts';
import { signIn, signOut, signUp } from '@/data/auth';
import { verifyLink } from '@/data/auth-link';
import type { Plan } from '@/data/plans';
import { clearOutbox, outboxState } from '@/data/sync/outbox';
import { startOutbox } from '@/data/sync/outbox-sender';
import { can, type InvitedRole } from '@/domain/access';
import { type CategoryChoice, defaultChoices, type PlanFacts } from '@/domain/plan/facts';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import type { PlanTier } from '@/domain/tiers';
import { today } from '@/lib/format';
import { paths, patterns, planPage } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { PlanContext } from '@/parts/module/plan-context';
import { createPlan } from './rows';

/** Password of the test accounts. Tests create accounts and plans through the app's own functions. */

export const PASSWORD = 'secreto';
let made = 0;

export interface Person {
  id: string;
  email: string;
}

/** Calls the API with the service role's key, for actions that no person is allowed to do. */
async function asService(path: string, method: 'POST' | 'PATCH' | 'DELETE', body: object): Promise<void> {
  const { url, secretKey } = inject('backend');
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

export const setTier = ({ id }: Person, plan_tier: PlanTier): Promise<void> =>
  asService(`entitlements?user_id=eq.${id}`, 'PATCH', { plan_tier });

/** Changes a person's purchases with the service role, like an operator. */
export const changeBought = (
  noun: 'purchases' | 'subscriptions',
  { id }: Person,
  values: object,
): Promise<void> => asService(`${noun}?user_id=eq.${id}`, 'PATCH', values);

export async function newPerson(plan_tier: PlanTier, full_name = 'Ana'): Promise<Person> {
  made += 1;
  const email = `plans.${process.pid}.${Date.now()}.${made}@example.com`;
  await signUp({ email, password: PASSWORD, full_name, language_preference: 'es' });
  const answer = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${email}`);
  const [mail] = (await answer.json()) as { text: string }[];
  await verifyLink(/token_hash=([^\s&"<)]+)/.exec(mail?.text ?? '')?.[1] ?? '', 'email');
  const id = currentSession().user?.id ?? '';
  await setTier({ id, email }, plan_tier);
  return { id, email };
}

export async function become({ email }: Person): Promise<void> {
  if (currentSession().user) await signOut();
  await signIn(email, PASSWORD);
}

export const addMember = (plan: Plan, { id }: Person, role: InvitedRole): Promise<void> =>
  asService('plan_members', 'POST', { plan_id: plan.id, user_id: id, role });

/** Moves an event to the past, because nobody can create a plan for a past date. */
export const moveToPast = ({ id }: Plan, event_date: string): Promise<void> =>
  asService(`event_plans?id=eq.${id}`, 'PATCH', { event_date });

export const removePlan = ({ id }: Plan): Promise<void> => asService(`event_plans?id=eq.${id}`, 'DELETE', {});

export const removeMember = (plan: Plan, { id }: Person): Promise<void> =>
  asService(`plan_members?plan_id=eq.${plan.id}&user_id=eq.${id}`, 'DELETE', {});

export const WEDDING: PlanFacts = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2127-06-12',
  budget: 2_400_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 100,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  kind: null,
};

/** Creates a plan for the signed-in person, with the usual ranking and the engine's allocation. */
export async function newPlan(
  change: Partial<PlanFacts> = {},
  choose: (choices: CategoryChoice[]) => CategoryChoice[] = (choices) => choices,
): Promise<Plan> {
  const facts = { ...WEDDING, ...change };
  const choices = choose(
    defaultChoices(facts.event_type).map((choice, i) => ({ ...choice, priority: i + 1 })),
  );
  const result = reallocate({ ...facts, categories: choices });
  if (!result.ok) throw new Error(result.error);
  return createPlan({ id: crypto.randomUUID(), facts, categories: result.categories });
}

export const amountOf = (plan: Plan | null, category: CategoryChoice['category']): number =>
  plan?.categories.find((choice) => choice.category === category)?.allocated_amount ?? 0;

let address = '';
export const currentAddress = (): string => address;

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** Creates a query client and starts the signed-in account's outbox. */
export function startClient(): QueryClient {
  const client = makeQueryClient(() => undefined);
  void startOutbox(client, () => currentSession().user?.id ?? null);
  return client;
}

/** Empties the outboxes of the signed-in account and of the given people. */
export async function emptyOutboxes(...others: readonly (string | undefined)[]): Promise<void> {
  for (const user_id of [outboxState().user_id, ...others]) if (user_id) await clearOutbox(user_id);
}

/** Renders a page at the given address, together with the dialog about refused changes. */
export function renderAt(path: string, page: ReactNode): QueryClient {
  const client = startClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Suspense>
          <ConnectionNotice />
        </Suspense>
        <SuggestionParts>
          <Routes>
            <Route path={patterns.vendorComparison} element={page} />
            <Route path={`${patterns.vendorComparison}/:page`} element={page} />
            <Route path={planPage(':module').pattern} element={page} />
            <Route path={`${planPage(':module').pattern}/:page`} element={page} />
            <Route path={patterns.drinksWizard} element={page} />
            <Route path={patterns.drinksPreferences} element={page} />
            <Route path={paths.savedPlans} element={page} />
            <Route path={paths.calendar} element={page} />
            <Route path={patterns.joinPlan} element={page} />
            <Route path={patterns.analytics} element={page} />
            <Route path={paths.yourData()} element={page} />
            <Route path={paths.app} element={page} />
            <Route path="*" element="elsewhere" />
          </Routes>
        </SuggestionParts>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

/** Renders one part of a plan's page without the page itself, but with the plan's context. */
export const withinPlan = (plan: Plan, piece: ReactNode): ReactNode => (
  <PlanContext
    value={{ plan, today: today(), editable: can(plan.role, 'edit'), writes: can(plan.role, 'edit') }}
  >
    {piece}
  </PlanContext>
);

/** Stubs browser features that jsdom lacks. */
export function mendPage(): void {
  window.matchMedia ??= (media: string) =>
    ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
}
