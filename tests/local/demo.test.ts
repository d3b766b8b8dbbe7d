import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysBetween } from '../../src/domain/calendar';
import { isWhole } from '../../src/domain/plan-allocation/stored-allocation';
import type { Demo } from '../../supabase/local/backend.ts';
import { DEMO_ACCOUNT, DEMO_ACCOUNTS } from '../../supabase/local/demo/account.ts';
import { demoPlans } from '../../supabase/local/demo/plans.ts';
import { seedDemo } from '../../supabase/local/demo/seed.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newBrowser } from './account.ts';

let backend: LocalBackend;
const today = new Date().toISOString().slice(0, 10);

/** Starts the demonstration twice, three years apart. The second start must not create the plans again. */
const startedTwice: Demo = async (tools) => {
  await seedDemo(() => import('../../supabase/local/demo/plans.ts'))(tools);
  await tools.sql(`update public.event_plans set event_date = event_date - interval '3 years'`, []);
  await seedDemo(() => Promise.reject(new Error('loaded again')))(tools);
};

beforeAll(async () => {
  backend = await startLocalBackend({ demo: startedTwice });
});
afterAll(() => backend.stop());

test.each(['2026-11-21', '2028-02-29', '2030-12-31'])(
  'demonstration plans created on %s have future events and a fully divided budget',
  (day) => {
    for (const { facts, categories } of demoPlans(day)) {
      expect(daysBetween(day, facts.event_date)).toBeGreaterThan(30);
      expect(isWhole({ ...facts, categories })).toBe(true);
    }
  },
);

test('the demonstration account can sign in without a confirmation email', async () => {
  const { data, error } = await newBrowser(backend).signInWithPassword(DEMO_ACCOUNT);
  expect(error).toBeNull();
  expect(backend.mailbox.list()).toEqual([]);
  const db = dataOf(backend, data.session?.access_token);
  expect((await db.from('profiles').select('language_preference')).data).toEqual([
    { language_preference: 'es' },
  ]);
  expect((await db.from('entitlements').select('plan_tier')).data).toEqual([{ plan_tier: 'pro' }]);
  const { data: plans } = await db
    .from('event_plans')
    .select('event_type, event_date, country, guest_count, plan_categories(allocated_amount)')
    .order('guest_count');
  expect(plans?.map(({ event_type, country }) => `${event_type} ${country}`)).toEqual([
    'wedding MX',
    'corporate ES',
    'wedding ES',
  ]);
  const { data: items } = await db.from('budget_items').select('plan_id, budget_payments(amount)');
  expect(new Set(items?.map(({ plan_id }) => plan_id)).size).toBe(3);
  expect(items?.flatMap(({ budget_payments }) => budget_payments).length).toBeGreaterThan(10);
  const { data: tasks } = await db.from('tasks').select('plan_id, completed_at');
  expect(new Set(tasks?.map(({ plan_id }) => plan_id)).size).toBe(1);
  expect(tasks?.filter(({ completed_at }) => completed_at !== null)).toHaveLength(3);
  const { data: scenarios } = await db.from('scenarios').select('plan_id');
  expect(scenarios).toHaveLength(2);
  const { data: quotes } = await db.from('vendor_quotes').select('category, stage, item_id');
  expect(quotes).toHaveLength(6);
  const booked = quotes?.filter(({ stage }) => stage === 'booked') ?? [];
  expect(booked).toHaveLength(1);
  const agreed = await db
    .from('budget_items')
    .select('actual_amount')
    .eq('id', booked[0]?.item_id ?? '');
  expect(agreed.data).toEqual([{ actual_amount: '2650.00' }]);
  expect((await db.from('vendors').select('vendor_name')).data).toHaveLength(3);
  const { data: files } = await db.from('attachments').select('id, plan_id, media_type, size');
  expect(files?.map(({ media_type }) => media_type).sort()).toEqual(['application/pdf', 'image/webp']);
  for (const { id, plan_id, size } of files ?? []) {
    const answer = await fetch(`${backend.url}/storage/v1/object/plan-files/${plan_id}/${id}`, {
      headers: { apikey: backend.anonKey, Authorization: `Bearer ${data.session?.access_token}` },
    });
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  }
  const { data: drinks } = await db.from('drinks_preferences').select('way_home');
  expect(drinks).toEqual([{ way_home: 'bus' }]);
  const { data: things } = await db.from('seating_tables').select('shape');
  expect(things?.filter(({ shape }) => shape === 'round')).toHaveLength(20);
  const { data: seats } = await db.from('seat_assignments').select('table_id, seat');
  expect(seats?.length).toBeGreaterThan(90);
  expect(new Set(seats?.map(({ table_id, seat }) => `${table_id} ${seat}`)).size).toBe(seats?.length);
  const { data: lines } = await db.from('timeline_items').select('plan_id, kind, completed_at');
  expect(new Set(lines?.map(({ plan_id }) => plan_id)).size).toBe(3);
  expect(lines?.filter(({ completed_at }) => completed_at !== null)).toHaveLength(1);
  for (const plan of plans ?? []) {
    expect(plan.plan_categories).toHaveLength(9);
    expect(daysBetween(today, plan.event_date)).toBeGreaterThan(0);
  }
});

test('the English demonstration account has three plans in English', async () => {
  const { email, password } = DEMO_ACCOUNTS.en;
  const { data } = await newBrowser(backend).signInWithPassword({ email, password });
  const db = dataOf(backend, data.session?.access_token);
  expect((await db.from('profiles').select('full_name, language_preference')).data).toEqual([
    { full_name: 'Lucy Harper', language_preference: 'en' },
  ]);
  const { data: plans } = await db.from('event_plans').select('name, currency').order('guest_count');
  expect(plans).toEqual([
    { name: 'Our wedding in Valle de Bravo', currency: 'MXN' },
    { name: 'Northern innovation day', currency: 'EUR' },
    { name: 'Lucy and Andrew’s wedding', currency: 'GBP' },
  ]);
});
