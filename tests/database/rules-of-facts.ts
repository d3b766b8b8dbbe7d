import type { Actor } from './actors';
import { create, fresh } from './calls';
import type { Scenario } from './probe';

/** Refused values of a plan's facts. The nearest valid value of each fact is tested, too. */
const REFUSED: [fact: string, value: unknown, code: string][] = [
  ['name', '', '!23514'],
  ['name', ' \u00a0\t'.trimEnd(), '!23514'],
  ['name', 'x'.repeat(101), '!23514'],
  ['name', 'a\nb', '!23514'],
  ['name', 'a\u0085b', '!23514'],
  ['name', 'a\u2066b', '!23514'],
  ['event_type', 'picnic', '!22P02'],
  ['event_date', '1999-12-31', '!23514'],
  ['event_date', '2200-01-01', '!23514'],
  ['event_date', 'infinity', '!23514'],
  ['event_date', '2027-02-30', '!22008'],
  ['budget', 0, '!23514'],
  ['budget', 0.004, '!23514'],
  ['budget', -1, '!23514'],
  ['budget', 100000000.01, '!23514'],
  ['budget', 'NaN', '!23514'],
  ['currency', 'eur', '!23514'],
  ['currency', 'E', '!23514'],
  ['currency', 'EURO', '!22001'],
  ['event_end_date', 'infinity', '!22008'],
  ['event_end_date', '9999-12-31', '!23514'],
  ['duration', 0, '!23514'],
  ['duration', 73, '!23514'],
  ['duration', 1.5, '!22P02'],
  ['guest_count', 0, '!23514'],
  ['guest_count', 10001, '!23514'],
  ['country', 'es', '!23514'],
  ['country', 'E', '!23514'],
  ['region', '', '!23514'],
  ['region', 'x'.repeat(101), '!23514'],
  ['region', 'a\u0000b'.replace('\u0000', '\u0001'), '!23514'],
  ['region', '  ', '!23514'],
  ['city', '', '!23514'],
  ['city', '  ', '!23514'],
  ['city', 'x'.repeat(51), '!23514'],
  ['city', 'a\u007fb', '!23514'],
  ['location_type', 'moon', '!22P02'],
  ['couple_type', 'none', '!22P02'],
  ['kind', 'none', '!22P02'],
  ['kind', 'plain', '!23514'],
  ['event_type', 'birthday', '!23514'],
  ...[
    'name',
    'event_type',
    'event_date',
    'budget',
    'currency',
    'guest_count',
    'country',
    'city',
    'location_type',
  ].map((fact): [string, unknown, string] => [fact, null, '!23502']),
];

const ALLOWED: Record<string, unknown>[] = [
  { name: 'x', budget: 0.01, duration: 1, guest_count: 1, city: 'x', region: null },
  { name: 'é'.repeat(100), budget: 100000000, duration: 72, guest_count: 10000, city: 'é'.repeat(50) },
  { duration: null, couple_type: null, region: 'x'.repeat(100) },
  { event_date: '2199-12-31', event_type: 'corporate', couple_type: null },
  { event_type: 'birthday', couple_type: null, kind: 'quinceanera' },
  { event_type: 'birthday', couple_type: null, kind: 'adult' },
  { event_type: 'corporate', couple_type: null, kind: 'conference' },
  { event_type: 'corporate', couple_type: null, kind: 'gala' },
  { event_type: 'other', couple_type: null, kind: 'gala' },
  { event_type: 'other', couple_type: null, kind: 'plain' },
];

const REFUSED_TOGETHER: Record<string, unknown>[] = [
  { event_type: 'birthday', couple_type: null, kind: 'conference' },
  { event_type: 'birthday', couple_type: null, kind: 'plain' },
  { event_type: 'corporate', couple_type: null, kind: 'children' },
  { event_type: 'other', couple_type: null, kind: 'company' },
  { event_type: 'anniversary', couple_type: null, kind: 'plain' },
];

const categories: [choice: Record<string, unknown>, code: string][] = [
  [{ priority: 0 }, '!23514'],
  [{ priority: 10 }, '!23514'],
  [{ allocated_amount: -0.01 }, '!23514'],
  [{ allocated_amount: 100000000.01 }, '!23514'],
  [{ allocated_amount: 'NaN' }, '!23514'],
  [{ allocated_amount: null }, '!23502'],
  [{ selected: null }, '!23502'],
  [{ locked: null }, '!23502'],
];

export const facts: Scenario[] = [
  ...REFUSED.map(([fact, value, expect]) => ({
    name: `a plan with ${fact} ${JSON.stringify(value)?.slice(0, 30)}`,
    steps: [{ as: 'removed' as Actor, sql: `select ${create({ id: fresh(1), [fact]: value })}`, expect }],
  })),
  ...REFUSED_TOGETHER.map((some) => ({
    name: `a plan with ${JSON.stringify(some)}`,
    steps: [{ as: 'removed' as Actor, sql: `select ${create({ id: fresh(1), ...some })}`, expect: '!23514' }],
  })),
  ...ALLOWED.map((some) => ({
    name: `a plan at the edge, ${Object.keys(some).join(', ')}`,
    steps: [
      {
        as: 'removed' as Actor,
        sql: `select ${create({ id: fresh(1), ...some })} ->> 'version'`,
        expect: '1',
      },
    ],
  })),
  ...categories.map(([choice, expect]) => ({
    name: `a category with ${JSON.stringify(choice)}`,
    steps: [
      {
        as: 'removed' as Actor,
        sql: `select ${create({ id: fresh(1) }, [{ category: 'venue', ...choice }])}`,
        expect,
      },
    ],
  })),
];
