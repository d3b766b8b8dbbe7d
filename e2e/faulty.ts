import type { Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { type FaultProxy, faultProxy } from './fault-proxy';
import { test as base, expect } from './fixtures';
import { newRow, type SentRow } from './plan';
import { filled, TEXTS } from './texts';

const { common } = TEXTS.es;

/**
 * Runs journeys whose browser reaches the app through a proxy that can fail. The errors that the browser then
 * logs are allowed.
 */
export const test = base.extend<{ service: FaultProxy }>({
  service: async ({ browserName: _ }, use, { project }) => {
    const proxy = await faultProxy(project.use.baseURL ?? '');
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ service }, use) => use(service.origin),
  allowedErrors:
    /net::ERR_|Failed to load resource: the server responded with a status of 4\d\d|status of 503/,
  locale: 'es-ES',
  // A service worker would only cache the app's files, which never fail here.
  serviceWorkers: 'block',
});

export const sent = (count: number): string =>
  filled(count === 1 ? common.offline.sent_one : common.offline.sent_other, { count });
export const pending = (count: number): string =>
  filled(count === 1 ? common.offline.pending_one : common.offline.pending_other, { count });

/** Matches every message that says something was sent. */
export const ANY_SENT = new RegExp(
  [common.offline.sent_one, common.offline.sent_other]
    .map((text) => filled(text, { count: '\\d+' }))
    .join('|'),
);

/** Reads a plan's rows from the service directly, not through the failing proxy. */
export async function stored(page: Page, plan: string, table: string): Promise<Record<string, unknown>[]> {
  const target = test.info().project.use.baseURL;
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('celebra-session') ?? '{}').access_token as string,
  );
  // Vendors have no plan, because the address book belongs to a person.
  const of = table === 'vendors' ? '' : `${table === 'event_plans' ? 'id' : 'plan_id'}=eq.${plan}&`;
  const answer = await page.request.get(`${target}/rest/v1/${table}?${of}select=*`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Returns the keys of one of the app's IndexedDB databases. */
export const keysIn = (page: Page, database: 'celebra-outbox' | 'celebra-reads'): Promise<string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('entries').objectStore('entries').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
    database,
  );

/** Returns how many changes of any tab are waiting on the device to be sent. */
export const waiting = async (page: Page): Promise<number> =>
  (await keysIn(page, 'celebra-outbox')).filter((key) => key.includes(':entry:')).length;

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns rows for every module, so that no page is empty. */
export function firstRows(event_on: string): SentRow[] {
  const household = newRow('households', { name: 'Casa Ríos' });
  const chart = newRow('seating_charts', { name: 'Sala', width: 20, height: 15 });
  return [
    newRow('budget_items', {
      category: 'music',
      vendor_name: 'Orquesta',
      planned_amount: 900,
      actual_amount: 900,
      payment_date: inDays(10),
    }),
    newRow('contributions', { contributor: 'Padres', amount: 5000, repeats: 'once', starts_on: inDays(5) }),
    newRow('tasks', {
      task_name: 'Llamar a la abuela',
      recommended_completion_date: inDays(20),
      task_category: 'music',
      priority_level: 1,
    }),
    newRow('timeline_items', {
      kind: 'milestone',
      title: 'Prueba del menú',
      event_on,
      starts_on: inDays(30),
    }),
    newRow('timeline_items', {
      kind: 'schedule',
      title: 'Brindis',
      event_on,
      starts_at: `${event_on}T18:00:00Z`,
      time_zone: 'Europe/Madrid',
      duration: 30,
      buffer: 0,
      track: 'guests',
      locked: false,
    }),
    newRow('scenarios', { name: 'Más íntima', overrides: { guest_count: 60 } }),
    newRow('vendor_quotes', { category: 'venue', vendor_name: 'Finca Los Olivos' }),
    newRow('event_parts', { name: 'Celebración' }),
    household,
    newRow('guests', { name: 'Teresa', last_name: 'Ríos', household_id: household.id }),
    chart,
    newRow('seating_tables', {
      chart_id: chart.id,
      name: 'Mesa 1',
      shape: 'round',
      seats: 8,
      width: 1.5,
      height: 1.5,
      x: 5,
      y: 5,
    }),
  ];
}

/** Time limit for sending changes. It allows for retries and for requests that get no response. */
export const SENT_WITHIN = { timeout: 40_000 };
