import type { Actor } from './actors';
import { fresh } from './calls';
import { FOREIGN, SCENARIOS, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask, insertedByEditors, savedByEditors } from './rules-of-rows';
import { json } from './sql';

const SMALL = { name: 'Boda íntima', overrides: { guest_count: 60 } };

const save = (changes: unknown, plan = SHARED) => `public.save_scenarios('${plan}', ${json(changes)})`;
const one = (id: string, version: number, scenario: unknown, plan = SHARED) =>
  save([{ id, version, scenario }], plan);
const held = (as: Actor, expect: string) => ({
  as,
  sql: `select count(*) from public.scenarios where plan_id = '${SHARED}'`,
  expect,
});
const many = (rows: number, from: number) => `insert into public.scenarios (id, plan_id, name)
  select ('c1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${SHARED}', 'x'
  from generate_series(${from}, ${from + rows - 1}) as n`;

const REFUSED: [field: string, value: unknown, code?: string][] = [
  ['name', ''],
  ['name', '   '],
  ['name', 'x'.repeat(101)],
  ['name', 'a\nb'],
  ['name', null, '!23502'],
  ['position', -1],
  ['position', 1_000_001],
  ['overrides', []],
  ['overrides', 'x'],
  ['overrides', { beer: 1 }],
  ['overrides', { budget: 100, owner_id: 'x' }],
  ['overrides', { budget: 0 }],
  ['overrides', { budget: 10_000_000_001 }],
  ['overrides', { budget: '100' }],
  ['overrides', { budget: null }],
  ['overrides', { budget: [100] }],
  ['overrides', { guest_count: 0 }],
  ['overrides', { guest_count: 10_001 }],
  ['overrides', { guest_count: true }],
  ['overrides', { duration: 0 }],
  ['overrides', { duration: 73 }],
  ['overrides', { event_date: '2027-13-01' }],
  ['overrides', { event_date: 20270101 }],
  ['overrides', { event_date: '2027-01-01x' }],
  ['overrides', { location_type: 'beach' }],
  ['overrides', { location_type: 1 }],
  ['overrides', { place: 'ES' }],
  ['overrides', { selected: ['music'] }],
  ['overrides', { selected: { music: 'no' } }],
  ['overrides', { ranking: 'music' }],
  ['overrides', { ranking: Array(10).fill('music') }],
  ['overrides', { assumptions: 8 }],
  ['overrides', { place: { city: 'x'.repeat(2000) } }],
];

/** What a scenario may not be, each at the edge of what it may. */
export const scenarioFacts: Scenario[] = [
  ...REFUSED.map(([field, value, expect = '!23514']) => ({
    name: `a scenario with ${field} ${JSON.stringify(value).slice(0, 40)}`,
    steps: [ask('editor', one(fresh(1), 0, { ...SMALL, [field]: value }), '', expect)],
  })),
  {
    name: 'a scenario at the edge',
    steps: [
      ask(
        'editor',
        one(fresh(1), 0, {
          name: 'é'.repeat(100),
          position: 1_000_000,
          overrides: {
            budget: 10_000_000_000,
            guest_count: 10_000,
            duration: 72,
            event_date: '2199-12-31',
            location_type: 'destination',
            place: { country: 'MX', region: null, city: 'Ciudad de México' },
            selected: { music: false, attire: true },
            ranking: Array(9).fill('music'),
            assumptions: { table_seats: 8 },
          },
        }),
        "-> 0 ->> 'version'",
        '1',
      ),
    ],
  },
  {
    name: 'what has no other value by itself',
    steps: ['name', 'position', 'overrides', 'version', 'created_at', 'updated_at', 'plan_id'].map(
      (column) => ({
        as: 'postgres' as Actor,
        sql: `insert into public.scenarios (id, plan_id, name) select '${fresh(1)}', '${SHARED}', 'x';
        alter table public.scenarios disable trigger advance_scenario;
        update public.scenarios set ${column} = null`,
        expect: '!23502',
      }),
    ),
  },
  {
    name: 'scenarios go with their plan',
    steps: [
      { as: 'postgres', sql: `delete from public.event_plans where id = '${FOREIGN}'`, expect: '1' },
      {
        as: 'postgres',
        sql: `select count(*) from public.scenarios where plan_id = '${FOREIGN}'`,
        expect: '0',
      },
      {
        as: 'postgres',
        sql: `insert into public.scenarios (id, plan_id, name) select '${fresh(1)}', '${fresh(2)}', 'x'`,
        expect: '!23503',
      },
    ],
  },
];

export const scenarios: Scenario[] = [
  {
    name: 'who may save scenarios',
    steps: [
      ...savedByEditors(one, SCENARIOS, SMALL),
      ask('owner', one(fresh(2), 0, { name: 'x' }), "-> 0 ->> 'overrides'", '{}'),
      { as: 'postgres', sql: 'select count(*) from public.scenarios', expect: '5' },
    ],
  },
  insertedByEditors('scenarios', 'id, plan_id, name', (id) => `'${id}', '${SHARED}', 'x'`),
  {
    name: 'one of two who read the same scenario is refused, and a repeat is not',
    steps: [
      ...[1, 2].map(() =>
        ask('owner', one(SCENARIOS[SHARED], 1, { overrides: { duration: 5 } }), "-> 0 ->> 'version'", '2'),
      ),
      ask('editor', one(SCENARIOS[SHARED], 1, { overrides: { duration: 6 } }), '', '!PT409'),
      ask('editor', one(SCENARIOS[SHARED], 1, { name: 'Otra' }), '', '!PT409'),
      ask('editor', one(SCENARIOS[SHARED], 1, null), '', '!PT409'),
      ask('editor', one(SCENARIOS[SHARED], 2, { name: 'Otra' }), "-> 0 -> 'overrides' ->> 'duration'", '5'),
      {
        as: 'editor',
        sql: `update public.scenarios set version = 1 where id = '${SCENARIOS[SHARED]}'`,
        expect: '!PT409',
      },
      ask('editor', one(SCENARIOS[SHARED], 3, null), '::text', '[]'),
      ask('editor', one(SCENARIOS[SHARED], 3, null), '::text', '[]'),
      ask('owner', one(SCENARIOS[SHARED], 3, { name: 'Otra' }), '', '!PT409'),
      ask('owner', one(SCENARIOS[SHARED], 0, SMALL), "-> 0 ->> 'version'", '1'),
      ask('owner', one(SCENARIOS[SHARED], 0, SMALL), "-> 0 ->> 'version'", '1'),
    ],
  },
  {
    name: 'all or nothing',
    steps: [
      ask(
        'editor',
        save([
          { id: fresh(1), version: 0, scenario: SMALL },
          { id: SCENARIOS[SHARED], version: 9, scenario: { name: 'x' } },
        ]),
        '',
        '!PT409',
      ),
      held('editor', '1'),
    ],
  },
  {
    name: 'scenarios stand where editors put them, several at once',
    steps: [
      ask(
        'editor',
        save([
          { id: fresh(1), version: 0, scenario: { ...SMALL, position: 7 } },
          { id: SCENARIOS[SHARED], version: 1, scenario: { position: 3 } },
        ]),
        "#>> '{0,name}'",
        'Más pequeña',
      ),
      ask('editor', one(fresh(1), 1, { position: 9 }), "-> 0 ->> 'position'", '9'),
      ask('editor', one(fresh(1), 2, { name: 'Otra' }), "-> 0 ->> 'position'", '9'),
      ask('editor', one(fresh(1), 1, { position: 4 }), '', '!PT409'),
      ask('editor', one(fresh(1), 3, { position: null }), '', '!23502'),
      ask('viewer', one(fresh(1), 3, { position: 4 }), '', '!PT403'),
      {
        as: 'viewer',
        sql: `update public.scenarios set position = 4, version = version where plan_id = '${SHARED}'`,
        expect: '0',
      },
    ],
  },
  {
    name: 'a plan holds twenty scenarios',
    steps: [
      { as: 'editor', sql: many(20, 1), expect: '!PT402' },
      { as: 'editor', sql: many(19, 1), expect: '19' },
      ask('owner', one(fresh(1), 0, SMALL), '', '!PT402'),
      ask('owner', one(SCENARIOS[SHARED], 1, null), '::text', '[]'),
      ask('owner', one(fresh(1), 0, SMALL), "-> 0 ->> 'version'", '1'),
      held('viewer', '20'),
    ],
  },
  {
    name: 'a malformed call is refused as such',
    steps: [
      ...[
        save([]),
        save({}),
        save(['x']),
        save([{ id: fresh(1), version: 0, scenario: 'x' }]),
        save([{ id: fresh(1), version: 0 }]),
        save([{ id: fresh(1), scenario: SMALL }]),
        save([{ id: fresh(1), version: 0, scenario: { ...SMALL, plan_id: FOREIGN } }]),
        save([{ id: fresh(1), version: 0, scenario: SMALL, plan_id: FOREIGN }]),
        save(Array(2).fill({ id: fresh(1), version: 0, scenario: SMALL })),
      ].map((call) => ask('editor', call, '', '!22023')),
      held('editor', '1'),
    ],
  },
];
