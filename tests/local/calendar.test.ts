import { createHash, randomBytes, randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar';
import { today as todayNow } from '../../src/lib/format';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const today = todayNow();
const ask = (token: string, method = 'GET') =>
  fetch(`${backend.url}/functions/v1/calendar/${token}`, { method });

/** Creates an account with a congress of two days, a payment, a task, and an address for calendars. */
async function subscribed(language: 'es' | 'en') {
  const { token: session, id: user } = await newAccount(backend);
  const db = dataOf(backend, session);
  const [plan, item, task] = [randomUUID(), randomUUID(), randomUUID()];
  const save = async (table: string, id: string, row: Record<string, unknown>) => {
    const { error } = await db.rpc('save_rows', {
      plan_id: plan,
      changes: [{ table, id, version: 0, row }] as never,
    });
    expect(error).toBeNull();
  };
  await save('event_plans', plan, {
    name: 'Congreso; en Lugo',
    event_type: 'corporate',
    event_date: addDays(today, 90),
    duration: 40,
    budget: '24000.00',
    currency: 'EUR',
    guest_count: 100,
    country: 'ES',
    city: 'Lugo',
    location_type: 'indoor',
  });
  await save('budget_items', item, {
    category: 'music',
    vendor_name: 'Banda Ñu',
    planned_amount: '0',
    actual_amount: '1250.50',
    payment_date: addDays(today, 9),
  });
  await save('tasks', task, {
    task_name: 'Llamar a la banda',
    recommended_completion_date: addDays(today, 3),
    task_category: 'music',
    priority_level: 1,
  });
  const token = randomBytes(16).toString('hex');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const { error } = await db.from('calendar_feeds').insert({ token_hash, language });
  expect(error).toBeNull();
  return { token, db, user };
}

test('a secret address gives a calendar program the dates of all events', async () => {
  const { token } = await subscribed('es');
  const answer = await ask(`${token}.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await answer.text();
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(events.map(({ summary, startDate, endDate }) => [summary, `${startDate}`, `${endDate}`])).toEqual([
    ['Tarea: Llamar a la banda', addDays(today, 3), addDays(today, 4)],
    [expect.stringMatching(/^Pagar 1\.?250,50\s€ a Banda Ñu$/), addDays(today, 9), addDays(today, 10)],
    ['Congreso; en Lugo', addDays(today, 90), addDays(today, 92)],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  expect(events[0]?.description).toBe('Congreso; en Lugo');
  const head = await ask(`${token}.ics`, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a calendar uses the language that was chosen for its address', async () => {
  const { token } = await subscribed('en');
  const text = (await (await ask(`${token}.ics`)).text()).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY;LANGUAGE=en:Task: Llamar a la banda');
  expect(text).toContain('SUMMARY;LANGUAGE=en:Pay €1\\,250.50 to Banda Ñu');
});

test('a revoked calendar address gets the same response as a wrong address', async () => {
  const { token, db, user } = await subscribed('es');
  expect((await ask(`${token}.ics`, 'POST')).status).toBe(405);
  expect((await ask(`${token}.ics`, 'DELETE')).status).toBe(405);
  await db.from('calendar_feeds').delete().eq('user_id', user);
  const wrong = [`${token}.ics`, token, `${randomBytes(16).toString('hex')}.ics`, 'x.ics', '%00.ics'];
  const answers = await Promise.all(
    wrong.map(async (one) => {
      const answer = await ask(one);
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect([...new Set(answers)]).toEqual(['404 {"error":"this address does not work"}']);
});
