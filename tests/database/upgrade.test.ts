import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { WEDDING_ROW } from '../../e2e/plan';
import { readCatalogue } from './catalogue';
import { migrations } from './migrations';
import { createDatabase, createPlatform, withClient } from './postgres-access';

/** Last migration of an earlier version, which had plans with money, tasks and a run sheet, but no guests. */
const HALF = '20261122001200_plan_summaries.sql';

const asPerson = async (client: Client, person: string, sql: string, values: unknown[]) => {
  await client.query('begin');
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: person, role: 'authenticated' }),
  ]);
  await client.query('set local role authenticated');
  const { rows } = await client.query(sql, values);
  await client.query('commit');
  return rows;
};

test('upgrading an older database keeps all its rows', async () => {
  const all = await migrations();
  const until = all.findIndex(({ name }) => name === HALF) + 1;
  expect(until).toBeGreaterThan(0);
  const person = randomUUID();
  const plan = randomUUID();
  const change = (table: string, row: object) => ({ table, id: randomUUID(), version: 0, row });
  const rows = [
    { table: 'event_plans', id: plan, version: 0, row: WEDDING_ROW },
    change('budget_items', { category: 'music', vendor_name: 'Orquesta', planned_amount: 900 }),
    change('tasks', {
      task_name: 'Llamar',
      recommended_completion_date: '2127-01-01',
      task_category: 'music',
      priority_level: 1,
    }),
    change('scenarios', { name: 'Más íntima', overrides: { guest_count: 60 } }),
  ];
  const url = await createPlatform(inject('postgres'), 'upgraded');
  const upgraded = await withClient(url, async (client) => {
    for (const { sql } of all.slice(0, until)) await client.query(sql);
    await client.query('insert into auth.users (id) values ($1)', [person]);
    await asPerson(client, person, 'select public.save_rows($1, $2)', [plan, JSON.stringify(rows)]);
    for (const { sql } of all.slice(until)) await client.query(sql);
    const stored = await asPerson(
      client,
      person,
      `select p.name, i.vendor_name, t.task_name, s.name as scenario
       from public.event_plans p join public.budget_items i on i.plan_id = p.id
       join public.tasks t on t.plan_id = p.id join public.scenarios s on s.plan_id = p.id`,
      [],
    );
    expect(stored).toEqual([
      { name: WEDDING_ROW.name, vendor_name: 'Orquesta', task_name: 'Llamar', scenario: 'Más íntima' },
    ]);
    return readCatalogue(client);
  });
  const fresh = await withClient(await createDatabase(inject('postgres'), 'fresh'), readCatalogue);
  expect(upgraded).toEqual(fresh);
});
