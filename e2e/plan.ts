import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { hashOf, newToken } from '../src/data/sync/link-token';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { newAccount } from './account';
import type { Language } from './fixtures';

/**
 * Sends a request to the data API as the account signed in on the page. `service` is the API's origin where
 * it isn't the app's own.
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

/** Calls a function of the data API as the account signed in on the page. */
export const call = async <T>(page: Page, name: string, body: object, service = ''): Promise<T> =>
  (await post(page, `rpc/${name}`, body, service)) as T;

/** Inserts a row into a table that the app's row functions don't cover. */
export const insertRow = (page: Page, table: 'brands' | 'shared_links', row: object): Promise<unknown> =>
  post(page, table, row);

/** Makes another person, who is signed in on a page of their own, a member of a plan. */
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

/** Creates a link with a secret, as the app does, for a household's invitation or a room's code. */
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

/** A row in the format that `save_rows` takes; version 0 creates it. */
export interface SentRow {
  table: string;
  id: string;
  version: number;
  row: object | null;
}
export const newRow = (table: string, row: object): SentRow => ({ table, id: randomUUID(), version: 0, row });

/** Saves rows of a plan, as another device of the same person would. */
export const saveRows = (
  page: Page,
  plan_id: string,
  changes: readonly SentRow[],
  service = '',
): Promise<SentRow[]> => call(page, 'save_rows', { plan_id, changes }, service);

/** Changes the plan itself, which must not have been changed since it was created. */
export const changePlan = (page: Page, id: string, row: object): Promise<SentRow[]> =>
  saveRows(page, id, [{ table: 'event_plans', id, version: 1, row }]);

/** A wedding with a budget of 24,000 €, in the format that `save_rows` takes. */
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

/** Creates that wedding without the wizard and returns its id. */
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

/** Signs in a new account on the page, creates such a plan and returns the plan's id. */
export async function beginPlan(
  page: Page,
  language: Language,
  facts: Record<string, unknown> = {},
): Promise<string> {
  await newAccount(page, language);
  return newPlan(page, facts);
}
