import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addDays } from '../../src/domain/calendar';
import { CATEGORIES, EVENT_TYPES } from '../../src/domain/plan/facts';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';

/** How many rows of each kind the plan holds: more than nearly anybody's, and within what a plan may hold. */
export const ITEMS = 500;
export const TASKS = 300;
export const RUN_SHEET = 200;
export const MILESTONES = 40;

export interface BigPlan {
  id: string;
  /** As the app keeps it on the device. */
  session: string;
}

/** More plans than anybody has: the second issue's. */
export const PLANS = 1_000;

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Signs in as the demonstration account; calls are made as the app makes them. */
async function asDemo(request: APIRequestContext, origin: string) {
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
  return { session: JSON.stringify(session), call };
}

/** Plans enough to fill the list; the account's tier must have room for them. */
export async function manyPlans(request: APIRequestContext, origin: string, today: string): Promise<void> {
  const { call } = await asDemo(request, origin);
  const share = 500;
  for (let n = 0; n < PLANS; n += 1)
    await call('create_event_plan', {
      plan: {
        id: randomUUID(),
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
      },
      categories: CATEGORIES.map((category) => ({
        category,
        selected: true,
        allocated_amount: `${share}.00`,
      })),
    });
}

/** A plan of the demonstration account with hundreds of rows. */
export async function bigPlan(request: APIRequestContext, origin: string, today: string): Promise<BigPlan> {
  const { session, call } = await asDemo(request, origin);
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
  await call('save_timeline_items', {
    plan_id,
    changes: many(MILESTONES, (n) => ({
      id: randomUUID(),
      version: 0,
      item: {
        kind: 'milestone',
        title: `Hito ${n + 1}`,
        event_on: date,
        starts_on: addDays(today, 8 * (n + 1)),
        reminder_days_before: 3,
      },
    })),
  });
  await call('save_scenarios', {
    plan_id,
    changes: many(3, (n) => ({
      id: randomUUID(),
      version: 0,
      scenario: { name: `Idea ${n + 1}`, position: n + 1, overrides: { guest_count: 100 + 50 * n } },
    })),
  });
  return { id: plan_id, session };
}
