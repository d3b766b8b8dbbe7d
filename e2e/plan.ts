import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { hashOf, newToken } from '../src/data/link-token';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { newAccount } from './account';
import type { Language } from './fixtures';

/**
 * Sends a request to the data API as the page's signed-in account. `service` is the API's origin if it
 * differs from the app's.
 */
async function post(page: Page, path: string, data: object, service = ''): Promise<unknown> {
  const token = await page.evaluate(() => {
    const session: { access_token?: string } = JSON.parse(localStorage.getItem('celebra-session') ?? '{}');
    return session.access_token ?? '';
  });
  const answer = await page.request.post(`${service}/rest/v1/${path}`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    data,
  });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return text === '' ? null : JSON.parse(text);
}

/** Calls a database function through the data API, as the page's signed-in account. */
export const call = async <T>(page: Page, name: string, body: object, service = ''): Promise<T> =>
  (await post(page, `rpc/${name}`, body, service)) as T;

/** Inserts a row into a table that `save_rows` can't write. */
export const insertRow = (page: Page, table: 'brands' | 'shared_links', row: object): Promise<unknown> =>
  post(page, table, row);

/** Makes another person a member of a plan. The person is signed in on the page `member`. */
export async function newMember(owner: Page, plan_id: string, member: Page): Promise<void> {
  const token = newToken();
  const token_hash = await hashOf(token);
  await post(owner, 'plan_invites', {
    id: randomUUID(),
    plan_id,
    token_hash,
    role: 'editor',
    language: 'es',
  });
  await call(member, 'join_plan', { token });
}

/** Creates a secret link as the app does: a household's invitation or a room's code. Returns its path. */
export async function newLink(
  page: Page,
  table: 'household_tokens' | 'seating_links',
  row: { plan_id: string; household_id?: string; chart_id?: string },
): Promise<string> {
  const token = newToken();
  await post(
    page,
    table,
    table === 'household_tokens' ? { ...row, token } : { ...row, token_hash: await hashOf(token) },
  );
  return `${table === 'household_tokens' ? '/rsvp' : '/find-table'}/${token}`;
}

/** A row in the format of `save_rows`. Version 0 creates the row. */
export interface SentRow {
  table: string;
  id: string;
  version: number;
  row: object | null;
}
export const newRow = (table: string, row: object): SentRow => ({ table, id: randomUUID(), version: 0, row });

/** Saves rows of a plan directly, as another device of the same person would. */
export const saveRows = (
  page: Page,
  plan_id: string,
  changes: readonly SentRow[],
  service = '',
): Promise<SentRow[]> => call(page, 'save_rows', { plan_id, changes }, service);

/** Changes a plan that has not been changed since it was created. */
export const changePlan = (page: Page, id: string, row: object): Promise<SentRow[]> =>
  saveRows(page, id, [{ table: 'event_plans', id, version: 1, row }]);

/** A wedding with a budget of €24,000, in the format of `save_rows`. */
export const WEDDING_ROW = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2127-06-12',
  budget: '24000.00',
  currency: 'EUR',
  duration: 9,
  guest_count: 100,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  plan_categories: [{ category: 'venue', selected: true, allocated_amount: '24000.00' }],
};

/**
 * Creates the wedding of `WEDDING_ROW` without the wizard, and returns the plan's id. The given facts replace
 * those of `WEDDING_ROW`.
 */
export async function newPlan(
  page: Page,
  facts: Record<string, unknown> = {},
  service = '',
): Promise<string> {
  const id = randomUUID();
  const row = { ...WEDDING_ROW, ...facts };
  await saveRows(page, id, [{ table: 'event_plans', id, version: 0, row }], service);
  return id;
}

/** Creates an account, signs it in, and creates a plan for it. Returns the plan's id. */
export async function beginPlan(
  page: Page,
  language: Language,
  facts: Record<string, unknown> = {},
): Promise<string> {
  await newAccount(page, language);
  return newPlan(page, facts);
}
