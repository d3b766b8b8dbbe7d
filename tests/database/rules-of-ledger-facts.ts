import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { FOREIGN, ITEMS, SHARED } from './fixture';
import type { Scenario } from './probe';

const ITEM = { category: 'music', vendor_name: 'DJ Íñigo' };
const PAYMENT = { id: fresh(2), amount: 100, due_date: '2027-01-31' };
const CONTRIBUTION = { contributor: 'Ana', amount: 100, starts_on: '2027-01-31' };

const item = (change: object) => saveRow('budget_items', fresh(1), 0, { ...ITEM, ...change });
const payment = (change: object) => item({ budget_payments: [{ ...PAYMENT, ...change }] });
const contribution = (change: object) =>
  saveRow('contributions', fresh(1), 0, { ...CONTRIBUTION, ...change });

const step = (cancel_by: unknown, fee: unknown, more = {}) => ({
  cancellation: [{ cancel_by, fee, ...more }],
});
const long = Array.from({ length: 11 }, (_, i) => ({ cancel_by: `2027-01-${10 + i}`, fee: i }));

const WRONG_ITEMS: [change: object, code: string][] = [
  [{ category: null }, '!23502'],
  [{ category: 'beer' }, '!22P02'],
  [{ vendor_name: null }, '!23502'],
  [{ vendor_name: '' }, '!23514'],
  [{ vendor_name: ' ' }, '!23514'],
  [{ vendor_name: 'a\nb' }, '!23514'],
  [{ vendor_name: 'x'.repeat(101) }, '!23514'],
  [{ planned_amount: -0.01 }, '!23514'],
  [{ planned_amount: 10000000.01 }, '!23514'],
  [{ planned_amount: 'NaN' }, '!23514'],
  [{ actual_amount: -0.01 }, '!23514'],
  [{ actual_amount: 10000000.01 }, '!23514'],
  [{ tax_rate: -0.01 }, '!23514'],
  [{ tax_rate: 100.01 }, '!23514'],
  [{ service_rate: -0.01 }, '!23514'],
  [{ service_rate: 100.01 }, '!23514'],
  [{ description: '' }, '!23514'],
  [{ description: 'x'.repeat(501) }, '!23514'],
  [{ description: 'a\u0007b' }, '!23514'],
  [{ payment_date: '1999-12-31' }, '!23514'],
  [{ payment_date: '2201-01-01' }, '!23514'],
  [{ event_on: '1999-12-31' }, '!23514'],
  [{ cancellation: {} }, '!23514'],
  [{ cancellation: 'x' }, '!23514'],
  [{ cancellation: ['x'] }, '!23514'],
  [{ cancellation: long }, '!23514'],
  [step('2027-01-31', -1), '!23514'],
  [step('2027-01-31', 101), '!23514'],
  [step('2027-01-31', 'x'), '!23514'],
  [step('2027-01-31', undefined), '!23514'],
  [step('2027-13-31', 1), '!23514'],
  [step('soon', 1), '!23514'],
  [step(null, 1), '!23514'],
  [step('2027-01-31', 1, { why: 'x'.repeat(1000) }), '!23514'],
];

const WRONG_PAYMENTS: [change: object, code: string][] = [
  [{ id: null }, '!23502'],
  [{ kind: 'gift' }, '!22P02'],
  [{ amount: 0 }, '!23514'],
  [{ amount: -1 }, '!23514'],
  [{ amount: 10000000.01 }, '!23514'],
  [{ amount: null }, '!23502'],
  [{ due_date: null }, '!23502'],
  [{ due_date: '1999-12-31' }, '!23514'],
  [{ due_date: '2201-01-01' }, '!23514'],
  [{ paid_date: '1999-12-31' }, '!23514'],
  [{ paid_date: '2201-01-01' }, '!23514'],
  [{ payer: '' }, '!23514'],
  [{ payer: ' ' }, '!23514'],
  [{ payer: 'x'.repeat(101) }, '!23514'],
  [{ payer: 'a\u2066b' }, '!23514'],
];

const WRONG_CONTRIBUTIONS: [change: object, code: string][] = [
  [{ contributor: null }, '!23502'],
  [{ contributor: '' }, '!23514'],
  [{ contributor: ' ' }, '!23514'],
  [{ contributor: 'x'.repeat(101) }, '!23514'],
  [{ contributor: 'a\u0007b' }, '!23514'],
  [{ amount: 0 }, '!23514'],
  [{ amount: 10000000.01 }, '!23514'],
  [{ amount: null }, '!23502'],
  [{ repeats: 'daily' }, '!22P02'],
  [{ starts_on: null }, '!23502'],
  [{ starts_on: '1999-12-31' }, '!23514'],
  [{ starts_on: '2201-01-01', ends_on: null }, '!23514'],
  [{ ends_on: '2027-01-30' }, '!23514'],
  [{ ends_on: '2201-01-01' }, '!23514'],
  [{ event_on: '1999-12-31' }, '!23514'],
];

const refused = (what: string, make: (change: object) => string, wrong: [object, string][]): Scenario[] =>
  wrong.map(([change, expect]) => ({
    name: `${what} with ${JSON.stringify(change).slice(0, 60)}`,
    steps: [{ as: 'editor', sql: `select ${make(change)}`, expect }],
  }));

const never = (table: string, columns: string[]): Scenario => ({
  name: `what ${table} have by themselves`,
  steps: columns.map((column) => ({
    as: 'postgres' as Actor,
    sql: `update public.${table} set ${column} = null`,
    expect: '!23502',
  })),
});

export const ledgerFacts: Scenario[] = [
  ...refused('an item', item, WRONG_ITEMS),
  ...refused('an instalment', payment, WRONG_PAYMENTS),
  ...refused('a contribution', contribution, WRONG_CONTRIBUTIONS),
  {
    name: 'rows at the edge',
    steps: [
      {
        as: 'editor',
        sql: `select ${item({
          vendor_name: 'é'.repeat(100),
          planned_amount: 10000000,
          actual_amount: 10000000,
          tax_rate: 100,
          service_rate: 100,
          description: `a\n\tb${'é'.repeat(496)}`,
          payment_date: '2200-12-31',
          cancellation: long.slice(0, 10),
          budget_payments: [
            { ...PAYMENT, kind: 'refund', amount: 10000000, paid_date: '2000-01-01', payer: 'é'.repeat(100) },
            { ...PAYMENT, id: fresh(3), amount: 0.01, due_date: '2000-01-01' },
          ],
        })} #>> '{0,version}'`,
        expect: '1',
      },
      {
        as: 'editor',
        sql: `select ${contribution({
          contributor: 'é'.repeat(100),
          amount: 10000000,
          repeats: 'monthly',
          ends_on: '2200-12-31',
        })} #>> '{0,version}'`,
        expect: '1',
      },
    ],
  },
  never('budget_items', [
    'planned_amount',
    'tax_rate',
    'tax_included',
    'service_rate',
    'service_included',
    'cancellation',
  ]),
  never('budget_payments', ['kind', 'item_id', 'plan_id']),
  never('contributions', ['repeats']),
  {
    name: 'the ledger goes with its plan, and instalments with their item',
    steps: [
      { as: 'postgres', sql: `delete from public.budget_items where id = '${ITEMS[SHARED]}'`, expect: '1' },
      { as: 'postgres', sql: `select count(*) from public.budget_payments`, expect: '2' },
      { as: 'postgres', sql: `delete from public.event_plans where id = '${FOREIGN}'`, expect: '1' },
      { as: 'postgres', sql: 'select count(*) from public.budget_items', expect: '1' },
      { as: 'postgres', sql: 'select count(*) from public.budget_payments', expect: '1' },
      { as: 'postgres', sql: 'select count(*) from public.contributions', expect: '2' },
      ...[
        `budget_items (id, plan_id, category, vendor_name) values ('${fresh(1)}', '${fresh(2)}', 'music', 'x')`,
        `contributions (id, plan_id, contributor, amount, starts_on)
          values ('${fresh(1)}', '${fresh(2)}', 'x', 1, '2027-01-01')`,
      ].map((row) => ({ as: 'postgres' as Actor, sql: `insert into public.${row}`, expect: '!23503' })),
    ],
  },
  {
    name: 'an instalment belongs to the plan of its item',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.budget_payments (id, plan_id, item_id, amount, due_date)
          values ('${fresh(1)}', '${SHARED}', '${ITEMS[FOREIGN]}', 1, '2027-01-01')`,
        expect: '!23503',
      },
    ],
  },
];
