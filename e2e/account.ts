import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { type Language, mailedLink, newAddress, PASSWORD, setLanguage } from './fixtures';
import { confirmByMail, sendSignUp } from './pages/auth-pages';
import { TEXTS } from './texts';

export interface Account {
  email: string;
  password: string;
}

export async function signUp(page: Page, language: Language, email: string): Promise<void> {
  await page.goto('/auth?mode=sign-up');
  await sendSignUp(page, language, email);
}

/**
 * Creates an account, confirms it with the token from its email, and signs in without using the screens.
 * Other journeys test those screens.
 */
export async function newAccount(
  page: Page,
  language: Language,
  service = '',
  full_name = 'Ana Núñez Íñiguez',
): Promise<Account> {
  await setLanguage(page, language);
  const email = newAddress();
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`${service}/auth/v1/${path}`, {
      headers: { apikey: PUBLISHABLE_KEY },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.text();
  };
  const data = { full_name, language_preference: language };
  await send('signup', { email, password: PASSWORD, data });
  const token_hash = new URL(await mailedLink(page, email, /./, service)).searchParams.get('token_hash');
  const session = await send('verify', { type: 'email', token_hash });
  // Opens an empty page of the app's origin, because only there can the journey write to the origin's
  // storage.
  const body = '<link rel="icon" href="data:,">';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/empty');
  await page.evaluate((text) => localStorage.setItem('celebra-session', text), session);
  return { email, password: PASSWORD };
}

/**
 * Opens the link in the confirmation email and presses the button there, which signs in and leads to the
 * first plan.
 */
export async function confirmFirst(
  page: Page,
  language: Language,
  email: string,
  service = '',
): Promise<Account> {
  const { auth } = TEXTS[language];
  await confirmByMail(page, language, email, service);
  await expect(page.getByText(auth.emailConfirmed).first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/new-event/);
  return { email, password: PASSWORD };
}

/** Confirms the address like `confirmFirst`, then goes on to the dashboard. */
export async function confirm(page: Page, language: Language, email: string): Promise<Account> {
  const account = await confirmFirst(page, language, email);
  await page.goto('/');
  await expect(page.getByRole('link', { name: TEXTS[language].common.nav.dashboard })).toBeVisible();
  return account;
}

export async function signIn(page: Page, language: Language, { email, password }: Account): Promise<void> {
  const { auth } = TEXTS[language];
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
}

/** The demonstration account, which has three plans. */
export const DEMO: Account = { email: 'demo@celebra.local', password: 'celebra-demo' };

export function secretKey(): string {
  const folder = join(tmpdir(), `celebra-e2e-${process.env.E2E_RUN}`);
  const { secret } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as { secret: string };
  return secret;
}

/**
 * Sets the signed-in account's tier with the secret key, as an operator does. The default, Pro, allows
 * several shared plans.
 */
export async function upgrade(
  page: Page,
  service: string,
  secretKey: string,
  plan_tier = 'pro',
): Promise<void> {
  const id = await page.evaluate(
    () => JSON.parse(localStorage.getItem('celebra-session') ?? '{}').user.id as string,
  );
  // The request isn't sent by the browser, because the service refuses this key from browsers.
  const answer = await fetch(`${service}/rest/v1/entitlements?user_id=eq.${id}`, {
    method: 'PATCH',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan_tier }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}
