import type { Actor } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { SCENARIOS, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';

const SMALL = { name: 'Boda íntima', overrides: { guest_count: 60 } };

const one = (id: string, version: number, row: unknown) => saveRow('scenarios', id, version, row);
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
        "#>> '{0,version}'",
        '1',
      ),
    ],
  },
  {
    name: 'what has no other value by itself',
    steps: ['name', 'position', 'overrides'].map((column) => ({
      as: 'postgres' as Actor,
      sql: `update public.scenarios set ${column} = null`,
      expect: '!23502',
    })),
  },
  {
    name: 'a scenario belongs to a plan',
    steps: [
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
    name: 'overrides are one field, kept or replaced as a whole',
    steps: [
      ask('owner', one(fresh(2), 0, { name: 'x' }), "#>> '{0,row,overrides}'", '{}'),
      ask(
        'owner',
        one(SCENARIOS[SHARED], 1, { overrides: { duration: 5 } }),
        "#>> '{0,row,overrides}'",
        '{"duration": 5}',
      ),
      ask('owner', one(SCENARIOS[SHARED], 2, { name: 'Otra' }), "#>> '{0,row,overrides}'", '{"duration": 5}'),
      ask(
        'owner',
        one(fresh(3), 0, { name: 'x', overrides: { place: { region: null } } }),
        "#>> '{0,row,overrides}'",
        '{"place": {"region": null}}',
      ),
    ],
  },
  {
    name: 'scenarios stand where editors put them, several at once',
    steps: [
      ask(
        'editor',
        saveRows([
          { table: 'scenarios', id: fresh(1), version: 0, row: { ...SMALL, position: 7 } },
          { table: 'scenarios', id: SCENARIOS[SHARED], version: 1, row: { position: 3 } },
        ]),
        "#>> '{1,row,name}'",
        'Más pequeña',
      ),
      ask('editor', one(fresh(1), 1, { position: 9 }), "#>> '{0,row,position}'", '9'),
      ask('editor', one(fresh(1), 2, { name: 'Otra' }), "#>> '{0,row,position}'", '9'),
      ask('editor', one(fresh(1), 3, { position: null }), '', '!23502'),
      ask('editor', one(fresh(4), 0, { name: 'x', position: null }), "#>> '{0,row,position}'", '0'),
    ],
  },
  {
    name: 'a plan holds twenty scenarios',
    steps: [
      { as: 'editor', sql: many(20, 1), expect: '!PT402' },
      { as: 'editor', sql: many(19, 1), expect: '19' },
      refused('owner', one(fresh(1), 0, SMALL), 'PT402 scenario_limit_reached {"limit": 20}'),
      ask('owner', one(SCENARIOS[SHARED], 1, null), "#>> '{0,version}'", '2'),
      ask('owner', one(fresh(1), 0, SMALL), "#>> '{0,version}'", '1'),
      held('viewer', '20'),
    ],
  },
];
