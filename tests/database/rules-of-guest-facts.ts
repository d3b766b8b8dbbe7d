import { type Actor, PEOPLE } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { PARTS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';

const EVA = { name: 'Eva', last_name: 'Núñez' };
const NOW = 'set constraints all immediate';

const guest = (id: string, version: number, row: unknown) => saveRow('guests', id, version, row);
const tier = (plan_tier: string): Step => ({
  as: 'service',
  sql: `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE.owner}'`,
  expect: '1',
});
const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });

const A_PART = PARTS[SHARED];
const replies = (...all: unknown[]) => Object.fromEntries(all.map((one, n) => [fresh(n), one]));
const accepted = { status: 'accepted' };

const REFUSED: [field: string, value: unknown, code?: string][] = [
  ...['name', 'last_name'].flatMap((field): [string, unknown, string?][] => [
    [field, ''],
    [field, '   '],
    [field, 'x'.repeat(51)],
    [field, 'a\nb'],
    [field, null, '!23502'],
  ]),
  ['email', 'eva'],
  ['email', 'a@'],
  ['email', 'e va@x.es'],
  ['email', 'e@va@x.es'],
  ['email', 'eva@x.es\u202e'],
  ['email', `${'x'.repeat(96)}@x.es`],
  ['phone_number', '0612'],
  ['phone_number', '+'],
  ['phone_number', '612 345'],
  ['phone_number', '12345678901234567'],
  ['age_group', 'teen', '!22P02'],
  ['age', -1],
  ['age', 121],
  ['party_size', 0],
  ['party_size', 21],
  ['address', ''],
  ['address', 'x'.repeat(201)],
  ['address', 'a\u0007'],
  ['notes', ''],
  ['notes', 'x'.repeat(501)],
  ['notes', 'a\u202e'],
  ...['company', 'job_title', 'badge_name'].flatMap((field): [string, unknown][] => [
    [field, ''],
    [field, '   '],
    [field, 'x'.repeat(121)],
    [field, 'a\nb'],
  ]),
  ['side', 'third'],
  ['tags', ['']],
  ['tags', [' ']],
  ['tags', [null]],
  ['tags', ['x'.repeat(31)]],
  ['tags', ['a\nb']],
  ['tags', Array(11).fill('x')],
  ['travels_from', 'moon'],
  ['allergens', ['beer']],
  ['allergens', Array(15).fill('milk')],
  ['diets', ['paleo']],
  ['diets', Array(7).fill('vegan')],
  ['dietary_notes', ''],
  ['dietary_notes', 'x'.repeat(501)],
  ['dietary_notes', 'a\nb'],
  ['replies', []],
  ['replies', { dinner: accepted }],
  ['replies', replies('accepted')],
  ['replies', replies({})],
  ['replies', replies({ status: 'maybe' })],
  ['replies', replies({ ...accepted, at: 'x' })],
  ['replies', replies({ ...accepted, people: 0 })],
  ['replies', replies({ ...accepted, people: 21 })],
  ['replies', replies({ ...accepted, people: 1.5 })],
  ['replies', replies({ ...accepted, people: '2' })],
  ['replies', replies(...Array(60).fill(accepted))],
  ['requests', replies({})],
  ['answers', []],
  ['answers', { x: 'y' }],
  ['answers', replies(1)],
  ['answers', replies('')],
  ['answers', replies('x'.repeat(501))],
  ['answers', replies('a\nb')],
  ['answers', replies(...Array(40).fill('x'.repeat(500)))],
  ['own_values', []],
  ['own_values', { x: 'y' }],
  ['own_values', replies(1)],
  ['own_values', replies('')],
  ['own_values', replies('x'.repeat(201))],
  ['own_values', replies('a\nb')],
  ['own_values', replies(...Array(60).fill('x'.repeat(200)))],
];

const OTHERS: [table: string, field: string, value: unknown, code?: string][] = [
  ...[
    ['event_parts', 61],
    ['households', 111],
  ].flatMap(([table, long]): [string, string, unknown, string?][] => [
    [`${table}`, 'name', ''],
    [`${table}`, 'name', '   '],
    [`${table}`, 'name', 'x'.repeat(Number(long))],
    [`${table}`, 'name', 'a\nb'],
    [`${table}`, 'name', null, '!23502'],
  ]),
  ['event_parts', 'position', -1],
  ['event_parts', 'position', 1_000_001],
  ['event_parts', 'starts_at', '1999-01-01'],
  ['event_parts', 'starts_at', '2201-01-01'],
  ['event_parts', 'place', ''],
  ['event_parts', 'place', 'x'.repeat(201)],
  ['event_parts', 'place', 'a\nb'],
  ['event_parts', 'capacity', 0],
  ['event_parts', 'capacity', 10_001],
  ['event_parts', 'event_on', '1999-12-31'],
  ['households', 'event_on', '2201-01-01'],
  ['households', 'language', 'fr', '!22P02'],
  ['households', 'second_list', 0],
  ['households', 'second_list', 1001],
  ['households', 'gift', ''],
  ['households', 'gift', 'x'.repeat(201)],
  ['households', 'gift', 'a\nb'],
  ['households', 'thanked_at', '1999-12-31'],
  ['households', 'channel', 'dove'],
  ['households', 'parts', [null]],
  ['households', 'parts', Array(21).fill(A_PART)],
];

export const guestFacts: Scenario[] = [
  ...REFUSED.map(([field, value, expect = '!23514']) => ({
    name: `a guest with ${field} ${JSON.stringify(value).slice(0, 40)}`,
    steps: [ask('editor', guest(fresh(1), 0, { ...EVA, [field]: value }), '', expect)],
  })),
  ...OTHERS.map(([table, field, value, expect = '!23514']) => ({
    name: `${table} with ${field} ${JSON.stringify(value).slice(0, 40)}`,
    steps: [ask('editor', saveRow(table, fresh(1), 0, { name: 'x', [field]: value }), '', expect)],
  })),
  {
    name: 'guests, households and parts at the edge',
    steps: [
      tier('basic'),
      ask(
        'editor',
        saveRows([
          {
            table: 'guests',
            id: fresh(1),
            version: 0,
            row: {
              household_id: fresh(2),
              name: 'é'.repeat(50),
              last_name: 'ñ'.repeat(50),
              email: `${'x'.repeat(95)}@x.es`,
              phone_number: '+1234567890123456',
              age_group: 'senior',
              age: 120,
              party_size: 20,
              address: `Calle\n${'x'.repeat(194)}`,
              notes: `Sí\n${'x'.repeat(497)}`,
              side: 'both',
              tags: Array(10).fill('x'.repeat(30)),
              travels_from: 'abroad',
              allergens: ['gluten', 'molluscs'],
              diets: ['childrens-menu', 'vegan'],
              dietary_notes: 'x'.repeat(500),
              company: 'é'.repeat(120),
              job_title: 'ñ'.repeat(120),
              badge_name: 'x'.repeat(120),
              requests: replies(accepted),
              answers: replies('x'.repeat(500)),
              own_values: replies(...Array(12).fill('x'.repeat(200))),
              replies: replies(accepted, { status: 'declined' }, { status: 'waiting', people: 20 }),
            },
          },
          {
            table: 'households',
            id: fresh(2),
            version: 0,
            row: {
              name: 'x'.repeat(110),
              language: 'en',
              parts: Array(20).fill(A_PART),
              invited_at: '2026-01-01',
            },
          },
          {
            table: 'event_parts',
            id: fresh(3),
            version: 0,
            row: {
              name: 'x'.repeat(60),
              position: 1_000_000,
              starts_at: '2200-12-30T12:00:00Z',
              place: 'x'.repeat(200),
              capacity: 10_000,
            },
          },
        ]),
        "#>> '{0,row,replies}' <> '{}'",
        'true',
      ),
      did('postgres', NOW, '0'),
    ],
  },
  {
    name: 'what has no other value by itself, of guests and parts',
    steps: [
      'party_size',
      'age_group',
      'tags',
      'allergens',
      'diets',
      'replies',
      'requests',
      'answers',
      'own_values',
    ].map((column) => did('postgres', `update public.guests set ${column} = null`, '!23502')),
  },
  {
    name: 'guests, households and parts belong to a plan',
    steps: [
      ...['households', 'event_parts'].map((table) =>
        did(
          'postgres',
          `insert into public.${table} (id, plan_id, name) select '${fresh(1)}', '${fresh(2)}', 'x'`,
          '!23503',
        ),
      ),
      did('postgres', `update public.event_parts set position = null`, '!23502'),
      did(
        'postgres',
        `insert into public.guests (id, plan_id, name, last_name) select '${fresh(1)}', '${fresh(2)}', 'x', 'y'`,
        '!23503',
      ),
    ],
  },
];
