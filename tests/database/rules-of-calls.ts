import { fresh, saveRow, saveRows } from './calls';
import { FOREIGN, ITEMS, SCENARIOS, SHARED, TASKS } from './fixture';
import type { Scenario } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const VERSION = "#>> '{0,version}'";
const task = { task_name: 'Llamar', recommended_completion_date: '2027-01-31' };
const item = { category: 'music', vendor_name: 'DJ' };
const good = { table: 'tasks', id: fresh(1), version: 0, row: task };

/** Scenarios about the rules of `save_rows` that are the same for all tables. */
export const calls: Scenario[] = [
  {
    name: 'rows of several tables are saved together, and answered in the order in which they were sent',
    steps: [
      ask(
        'editor',
        `(select string_agg(concat_ws(' ', a ->> 'table', a ->> 'id', a ->> 'version', a -> 'row' ->> 'version'), '|' order by place)
          from jsonb_array_elements(${saveRows([
            { table: 'tasks', id: TASKS[SHARED], version: 1, row: { completed_at: 'now' } },
            { table: 'event_plans', id: SHARED, version: 1, row: { budget: 31000 } },
            { table: 'budget_items', id: fresh(2), version: 0, row: item },
            { table: 'budget_items', id: ITEMS[SHARED], version: 1, row: null },
            { table: 'budget_items', id: fresh(1), version: 0, row: item },
          ])}) with ordinality as e (a, place))`,
        '',
        [
          `tasks ${TASKS[SHARED]} 2 2`,
          `event_plans ${SHARED} 2 2`,
          `budget_items ${fresh(2)} 1 1`,
          `budget_items ${ITEMS[SHARED]} 2`,
          `budget_items ${fresh(1)} 1 1`,
        ].join('|'),
      ),
    ],
  },
  {
    name: 'what one table refuses is saved in none',
    steps: [
      ask(
        'editor',
        saveRows([
          { table: 'budget_items', id: ITEMS[SHARED], version: 1, row: { actual_amount: 1 } },
          { table: 'tasks', id: TASKS[SHARED], version: 9, row: { completed_at: 'now' } },
        ]),
        '',
        '!PT409',
      ),
      { as: 'viewer', sql: 'select actual_amount from public.budget_items', expect: '1250.00' },
    ],
  },
  {
    name: 'a tombstone is one table’s',
    steps: [
      ...(
        [
          ['budget_items', item],
          ['scenarios', { name: 'x' }],
        ] as const
      ).flatMap(([table, row]) => [
        ask('editor', saveRow(table, fresh(1), 0, row), VERSION, '1'),
        ask('editor', saveRow(table, fresh(1), 1, null), VERSION, '2'),
      ]),
      ask(
        'editor',
        saveRow('contributions', fresh(1), 0, { contributor: 'x', amount: 1, starts_on: '2027-01-01' }),
        VERSION,
        '1',
      ),
      ask('editor', saveRow('scenarios', fresh(1), 2, { name: 'x' }), VERSION, '3'),
      ask('editor', saveRow('budget_items', fresh(1), 0, item), '', '!PT410'),
    ],
  },
  {
    name: 'what is deleted makes room for what is created in the same call',
    steps: [
      {
        as: 'editor',
        sql: `insert into public.scenarios (id, plan_id, name)
          select gen_random_uuid(), '${SHARED}', 'x' from generate_series(1, 19)`,
        expect: '19',
      },
      ask(
        'editor',
        saveRows([
          { table: 'scenarios', id: fresh(1), version: 0, row: { name: 'x' } },
          { table: 'scenarios', id: SCENARIOS[SHARED], version: 1, row: null },
        ]),
        "#>> '{0,version}'",
        '1',
      ),
    ],
  },
  {
    name: 'a viewer who repeats the creation of a plan changes nothing in it',
    steps: [
      ask(
        'viewer',
        saveRows([{ table: 'event_plans', id: SHARED, version: 0, row: {} }, good]),
        '',
        '!PT403',
      ),
    ],
  },
  {
    name: 'a plan begins together with its rows',
    steps: [
      ask(
        'removed',
        saveRows(
          [
            good,
            {
              table: 'event_plans',
              id: fresh(9),
              version: 0,
              row: {
                name: 'x',
                event_type: 'other',
                event_date: '2127-01-01',
                budget: 1,
                currency: 'EUR',
                guest_count: 1,
                country: 'ES',
                city: 'x',
                location_type: 'home',
              },
            },
          ],
          fresh(9),
        ),
        "#>> '{0,row,plan_id}'",
        fresh(9),
      ),
    ],
  },
  {
    name: 'a malformed call is refused as such',
    steps: [
      ...[
        [],
        {},
        null,
        ['x'],
        'x',
        [{ ...good, row: 'x' }],
        [{ ...good, row: [] }],
        [{ table: 'tasks', id: fresh(1), version: 0 }],
        [{ table: 'tasks', id: fresh(1), row: task }],
        [{ table: 'tasks', version: 0, row: task }],
        [{ id: fresh(1), version: 0, row: task }],
        [{ ...good, version: null }],
        [{ ...good, id: null }],
        [{ ...good, plan_id: SHARED }],
        [{ ...good, table: 'plan_members' }],
        [{ ...good, table: 'tasks; drop table public.tasks' }],
        [{ table: 'event_plans', id: FOREIGN, version: 1, row: {} }],
        [good, good],
        Array.from({ length: 1001 }, (_, i) => ({ ...good, id: fresh(i) })),
        Array.from({ length: 10_001 }, (_, i) => ({
          table: 'seat_assignments',
          id: fresh(i),
          version: 1,
          row: null,
        })),
      ].map((changes) => ask('editor', saveRows(changes), '', '!22023')),
      ask('editor', saveRows([{ ...good, id: 'x' }]), '', '!22P02'),
      ask('editor', `public.save_rows(null, ${json([good])})`, '', '!PT404'),
      ask('editor', `public.save_rows('${SHARED}', null)`, '', '!22023'),
      // One call can save more seats than rows of other tables.
      ask(
        'editor',
        saveRows(
          Array.from({ length: 10_000 }, (_, i) => ({
            table: 'seat_assignments',
            id: fresh(i),
            version: 1,
            row: null,
          })),
        ),
        "#>> '{9999,version}'",
        '1',
      ),
      // Rows of two tables can have the same id.
      ask(
        'editor',
        saveRows([good, { table: 'budget_items', id: fresh(1), version: 0, row: item }]),
        "#>> '{1,row,vendor_name}'",
        'DJ',
      ),
    ],
  },
  {
    name: 'tombstones are nobody’s to read, and ten thousand are kept a plan: as many as a call deletes',
    steps: [
      { as: 'owner', sql: 'select count(*) from private.deleted_rows', expect: '!42501' },
      {
        as: 'owner',
        sql: `select private.deleted_versions('${SHARED}', 'tasks', array['${fresh(1)}'::uuid])`,
        expect: 'null',
      },
      {
        as: 'postgres',
        sql: `insert into private.deleted_rows (table_name, id, plan_id, version, deleted_at)
          select 'tasks', gen_random_uuid(), p.id, 1, now() - n * interval '1 minute'
          from public.event_plans p, generate_series(1, 10000) as n where p.id in ('${SHARED}', '${FOREIGN}')`,
        expect: '20000',
      },
      ask('editor', saveRow('budget_items', ITEMS[SHARED], 1, null), VERSION, '2'),
      {
        as: 'postgres',
        sql: `select string_agg(held, ' ' order by held) from (
          select count(*) || ' ' || min(extract(epoch from now() - deleted_at) / 60)::int || ' ' || max(extract(epoch from now() - deleted_at) / 60)::int as held
          from private.deleted_rows group by plan_id) as _`,
        expect: '10000 0 9999 10000 1 10000',
      },
      {
        as: 'owner',
        sql: `select string_agg(row_id || ' ' || version, ',') from
          private.deleted_versions('${SHARED}', 'budget_items', array['${ITEMS[SHARED]}', '${fresh(1)}']::uuid[])`,
        expect: `${ITEMS[SHARED]} 2`,
      },
      {
        as: 'owner',
        sql: `select count(*) from private.deleted_versions('${SHARED}', 'tasks', array['${fresh(1)}'::uuid])`,
        expect: '0',
      },
      {
        as: 'stranger',
        sql: `select private.deleted_versions('${SHARED}', 'budget_items', array['${ITEMS[SHARED]}'::uuid])`,
        expect: 'null',
      },
    ],
  },
];
