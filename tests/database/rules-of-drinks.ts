import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { DRINKS, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';

const one = (id: string, version: number, row: unknown) => saveRow('drinks_preferences', id, version, row);

const REFUSED: [field: string, value: unknown][] = [
  ['halal', 'perhaps'],
  ['way_home', 'walk'],
  ['choices', []],
  ['choices', 'x'],
  ['choices', { owner_id: 'x' }],
  ['choices', { adults: -1 }],
  ['choices', { adults: 10_001 }],
  ['choices', { adults: '80' }],
  ['choices', { children: -1 }],
  ['choices', { children: 10_001 }],
  ['choices', { children: true }],
  ['choices', { moments: [] }],
  ['choices', { prices: 8 }],
  ['choices', { prices: { red: { shop: 'x'.repeat(6000) } } }],
];

export const drinkFacts: Scenario[] = [
  ...REFUSED.map(([field, value]) => ({
    name: `drinks with ${field} ${JSON.stringify(value).slice(0, 40)}`,
    steps: [ask('editor', one(fresh(1), 0, { [field]: value }), '', '!23514')],
  })),
  {
    name: 'drinks at the edge',
    steps: [
      ask(
        'editor',
        one(fresh(1), 0, {
          alcohol: false,
          halal: 'all',
          cash_bar: true,
          way_home: 'drive',
          choices: {
            adults: 10_000,
            children: 10_000,
            abstaining: 30,
            young: 10,
            seniors: 10,
            halal_guests: 20,
            hot: true,
            outdoors: true,
            daytime: false,
            corkage: 600,
            sure_kept: 70,
            sure_returnable: 95,
            moments: { bar: { hours: 4 } },
            prices: { red: { price: 700 } },
          },
        }),
        "#>> '{0,version}'",
        '1',
      ),
    ],
  },
  {
    name: 'no drinks have no other value by themselves',
    steps: ['alcohol', 'halal', 'cash_bar', 'way_home', 'choices'].map((column) => ({
      as: 'postgres' as Actor,
      sql: `update public.drinks_preferences set ${column} = null`,
      expect: '!23502',
    })),
  },
  {
    name: 'drinks belong to a plan',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.drinks_preferences (id, plan_id) select '${fresh(1)}', '${fresh(2)}'`,
        expect: '!23503',
      },
    ],
  },
];

const many = (rows: number) => `insert into public.drinks_preferences (id, plan_id)
  select ('c1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${SHARED}' from generate_series(1, ${rows}) as n`;

export const drinks: Scenario[] = [
  {
    name: 'choices are one field, kept or replaced as a whole',
    steps: [
      ask('owner', one(fresh(2), 0, { halal: 'some' }), "#>> '{0,row,choices}'", '{}'),
      ask('owner', one(fresh(2), 1, { cash_bar: true }), "#>> '{0,row,alcohol}'", 'true'),
      ask('owner', one(fresh(2), 2, { way_home: null }), '', '!23502'),
      ask('owner', one(fresh(3), 0, { halal: null }), "#>> '{0,row,halal}'", 'none'),
      ask('owner', one(fresh(3), 1, {}), "#>> '{0,row,cash_bar}'", 'false'),
      ask('owner', one(fresh(3), 1, { alcohol: false }), "#>> '{0,row,way_home}'", 'unknown'),
      ask(
        'owner',
        one(DRINKS[SHARED], 1, { choices: { hot: true } }),
        "#>> '{0,row,choices}'",
        '{"hot": true}',
      ),
      ask('owner', one(DRINKS[SHARED], 2, { halal: 'all' }), "#>> '{0,row,choices}'", '{"hot": true}'),
    ],
  },
  {
    name: 'a plan holds twenty rows of drinks',
    steps: [
      { as: 'editor', sql: many(20), expect: '!PT402' },
      { as: 'editor', sql: many(19), expect: '19' },
      refused('owner', one(fresh(1), 0, { halal: 'all' }), 'PT402 drinks_limit_reached {"limit": 20}'),
    ],
  },
];
