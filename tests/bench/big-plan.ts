import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newRow, type SentRow } from '../../e2e/plan';
import { addDays } from '../../src/domain/calendar';
import { CATEGORIES, EVENT_TYPES } from '../../src/domain/plan/facts';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';

/** Number of rows of each kind: more than usual, but within a plan's limits. */
export const ITEMS = 500;
export const TASKS = 300;
export const RUN_SHEET = 200;
export const MILESTONES = 40;

export interface BigPlan {
  id: string;
  /** The session in the format in which the app stores it on the device. */
  session: string;
}

/** More plans than any real account has. */
export const PLANS = 1_000;

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Signs in as the demo account and returns functions that call the API like the app. */
export async function asDemo(request: APIRequestContext, origin: string) {
  const signedIn = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY },
    data: DEMO_ACCOUNT,
  });
  const session = (await signedIn.json()) as { access_token: string };
  const save = async (plan_id: string, changes: readonly SentRow[]) => {
    const answer = await request.post(`${origin}/rest/v1/rpc/save_rows`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
      data: { plan_id, changes },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const savePlan = (id: string, row: object) => save(id, [{ table: 'event_plans', id, version: 0, row }]);
  return { session: JSON.stringify(session), save, savePlan };
}

/** Creates many plans. The account's tier must allow that number. */
export async function manyPlans(
  request: APIRequestContext,
  origin: string,
  today: string,
  plans = PLANS,
): Promise<void> {
  const { savePlan } = await asDemo(request, origin);
  const share = 500;
  for (let n = 0; n < plans; n += 1)
    await savePlan(randomUUID(), {
      name: `Plan ${n + 1}`,
      event_type: EVENT_TYPES[n % EVENT_TYPES.length],
      event_date: addDays(today, 10 + (n % 700)),
      budget: `${share * CATEGORIES.length}.00`,
      currency: 'EUR',
      duration: 6,
      guest_count: 20 + (n % 200),
      country: 'ES',
      region: 'ES-AN',
      city: 'Sevilla',
      location_type: 'indoor',
      couple_type: EVENT_TYPES[n % EVENT_TYPES.length] === 'wedding' ? 'groom-and-bride' : null,
      plan_categories: CATEGORIES.map((category) => ({
        category,
        selected: true,
        allocated_amount: `${share}.00`,
      })),
    });
}

/** Creates a plan with hundreds of rows in the demo account. */
export async function bigPlan(request: APIRequestContext, origin: string, today: string): Promise<BigPlan> {
  const { session, save, savePlan } = await asDemo(request, origin);
  const id = randomUUID();
  const date = addDays(today, 330);
  await savePlan(id, {
    name: 'Boda grande',
    event_type: 'wedding',
    event_date: date,
    budget: '250000.00',
    currency: 'EUR',
    duration: 9,
    guest_count: 250,
    country: 'ES',
    region: 'ES-AN',
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: 'groom-and-bride',
    plan_categories: [{ category: 'venue', selected: true, allocated_amount: '250000.00' }],
  });
  const rows = [
    ...many(ITEMS, (n) =>
      newRow('budget_items', {
        category: CATEGORIES[n % CATEGORIES.length],
        vendor_name: `Proveedor ${n + 1}`,
        planned_amount: 100 + n,
        actual_amount: n % 3 === 0 ? 100 + n : null,
        payment_date: addDays(today, 20 + (n % 300)),
      }),
    ),
    ...many(TASKS, (n) =>
      newRow('tasks', {
        task_name: `Tarea ${n + 1}`,
        recommended_completion_date: addDays(today, 5 + (n % 300)),
        task_category: CATEGORIES[n % CATEGORIES.length],
        priority_level: 1 + (n % 3),
      }),
    ),
    ...many(RUN_SHEET, (n) =>
      newRow('timeline_items', {
        kind: 'schedule',
        title: `Momento ${n + 1}`,
        event_on: date,
        starts_at: new Date(Date.parse(`${date}T06:00:00Z`) + n * 5 * 60_000).toISOString(),
        time_zone: 'Europe/Madrid',
        duration: 15,
        buffer: 0,
        track: n % 3 === 0 ? 'team' : 'guests',
        locked: false,
      }),
    ),
    ...many(MILESTONES, (n) =>
      newRow('timeline_items', {
        kind: 'milestone',
        title: `Fecha clave ${n + 1}`,
        event_on: date,
        starts_on: addDays(today, 8 * (n + 1)),
        reminder_days_before: 3,
      }),
    ),
    ...many(3, (n) =>
      newRow('scenarios', {
        name: `Idea ${n + 1}`,
        position: n + 1,
        overrides: { guest_count: 100 + 50 * n },
      }),
    ),
  ];
  for (let from = 0; from < rows.length; from += 250) await save(id, rows.slice(from, from + 250));
  return { id, session };
}
