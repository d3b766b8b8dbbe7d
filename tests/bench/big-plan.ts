import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addDays } from '../../src/domain/calendar';
import { CATEGORIES } from '../../src/domain/plan/facts';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';

/** How many rows of each kind the plan holds: more than nearly anybody's, and within what a plan may hold. */
export const ITEMS = 500;
export const TASKS = 300;
export const RUN_SHEET = 200;

export interface BigPlan {
  id: string;
  /** As the app keeps it on the device. */
  session: string;
}

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** A plan of the demonstration account with hundreds of rows, made through the API as the app makes them. */
export async function bigPlan(request: APIRequestContext, origin: string, today: string): Promise<BigPlan> {
  const signedIn = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY },
    data: DEMO_ACCOUNT,
  });
  const session = (await signedIn.json()) as { access_token: string };
  const call = async (name: string, data: object) => {
    const answer = await request.post(`${origin}/rest/v1/rpc/${name}`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
      data,
    });
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  };
  const plan_id = randomUUID();
  const date = addDays(today, 330);
  await call('create_event_plan', {
    plan: {
      id: plan_id,
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
    },
    categories: [{ category: 'venue', selected: true, allocated_amount: '250000.00' }],
  });
  const items = many(ITEMS, (n) => ({
    id: randomUUID(),
    version: 0,
    item: {
      category: CATEGORIES[n % CATEGORIES.length],
      vendor_name: `Proveedor ${n + 1}`,
      planned_amount: 100 + n,
      actual_amount: n % 3 === 0 ? 100 + n : null,
      payment_date: addDays(today, 20 + (n % 300)),
    },
  }));
  for (let from = 0; from < ITEMS; from += 250)
    await call('save_budget_items', { plan_id, changes: items.slice(from, from + 250) });
  await call('save_tasks', {
    plan_id,
    changes: many(TASKS, (n) => ({
      id: randomUUID(),
      version: 0,
      task: {
        task_name: `Tarea ${n + 1}`,
        recommended_completion_date: addDays(today, 5 + (n % 300)),
        task_category: CATEGORIES[n % CATEGORIES.length],
        priority_level: 1 + (n % 3),
      },
    })),
  });
  await call('save_timeline_items', {
    plan_id,
    changes: many(RUN_SHEET, (n) => ({
      id: randomUUID(),
      version: 0,
      item: {
        kind: 'schedule',
        title: `Momento ${n + 1}`,
        event_on: date,
        starts_at: new Date(Date.parse(`${date}T06:00:00Z`) + n * 5 * 60_000).toISOString(),
        time_zone: 'Europe/Madrid',
        duration: 15,
        buffer: 0,
        track: n % 3 === 0 ? 'team' : 'guests',
        locked: false,
      },
    })),
  });
  return { id: plan_id, session: JSON.stringify(session) };
}
