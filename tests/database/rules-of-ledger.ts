import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { DELETED, FOREIGN, ITEMS, PAYMENTS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { ask, refused } from './rules-of-rows';

const ITEM = { category: 'music', vendor_name: 'DJ Íñigo' };
const pay = (n: number, change: object = {}) => ({
  id: fresh(n),
  amount: 100,
  due_date: '2027-01-31',
  ...change,
});

const one = (id: string, version: number, row: unknown) => saveRow('budget_items', id, version, row);
const paid = (id: string, version: number, budget_payments: unknown) => one(id, version, { budget_payments });
/** Inserts rows directly. With `save_rows` this would take seconds for each mutant of the schema. */
const many = (rows: number) => `insert into public.budget_items (id, plan_id, category, vendor_name)
  select ('c1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${SHARED}', 'music', 'x'
  from generate_series(1, ${rows}) as n`;
const count = (as: Actor, table: string, expect: string): Step => ({
  as,
  sql: `select count(*) from public.${table} where plan_id = '${SHARED}'`,
  expect,
});
const VERSION = "#>> '{0,version}'";
const LISTED = `-> 0 -> 'row' -> 'budget_payments'`;
/** Checks an item's instalments in the response to a save. */
const payments = (id: string, version: number, expect: string): Step => ({
  as: 'editor',
  sql: `select string_agg(concat_ws(' ', right(p ->> 'id', 2), p ->> 'kind', p ->> 'amount', p ->> 'due_date', p ->> 'paid_date', p ->> 'payer'), ', ' order by place)
    from jsonb_array_elements(${one(id, version, {})} ${LISTED}) with ordinality as e (p, place)`,
  expect,
});

const instalments: Scenario[] = [
  {
    name: 'an item’s instalments are one list, saved with it and kept where they are not named',
    steps: [
      ask(
        'editor',
        one(fresh(1), 0, {
          ...ITEM,
          budget_payments: [pay(12), pay(11), pay(13, { due_date: '2026-12-31', kind: 'deposit' })],
        }),
        VERSION,
        '1',
      ),
      payments(
        fresh(1),
        1,
        '13 deposit 100.00 2026-12-31, 11 payment 100.00 2027-01-31, 12 payment 100.00 2027-01-31',
      ),
      ask('owner', one(fresh(1), 1, { description: 'x' }), VERSION, '2'),
      ask(
        'owner',
        paid(fresh(1), 2, [
          pay(11, {
            payer: 'Ana',
            amount: 5,
            kind: 'deposit',
            due_date: '2027-01-30',
            paid_date: '2027-01-29',
          }),
          pay(14),
        ]),
        VERSION,
        '3',
      ),
      payments(fresh(1), 3, '11 deposit 5.00 2027-01-30 2027-01-29 Ana, 14 payment 100.00 2027-01-31'),
      ask('owner', paid(fresh(1), 3, []), LISTED, '[]'),
      ask('owner', one(fresh(1), 4, null), VERSION, '5'),
      count('owner', 'budget_payments', '1'),
      payments(ITEMS[SHARED], 1, '01 payment 500.00 2027-05-03'),
    ],
  },
  {
    name: 'instalments are guarded by the version of their item',
    steps: [
      ...[1, 2].map(() => ask('owner', paid(ITEMS[SHARED], 1, [pay(5)]), VERSION, '2')),
      ask('owner', paid(ITEMS[SHARED], 2, [pay(5)]), VERSION, '2'),
      ...[
        [],
        [pay(5, { amount: 101 })],
        [pay(5, { kind: 'refund' })],
        [pay(5, { payer: 'x' })],
        [pay(5, { due_date: '2027-02-01' })],
        [pay(5, { paid_date: '2027-02-01' })],
        [pay(5), pay(6)],
      ].map((list) => ask('editor', paid(ITEMS[SHARED], 1, list), '', '!PT409')),
      payments(ITEMS[SHARED], 2, '05 payment 100.00 2027-01-31'),
    ],
  },
  {
    name: 'an item that comes back brings its instalments',
    steps: [
      ask('editor', one(fresh(1), 0, { ...ITEM, budget_payments: [pay(5)] }), VERSION, '1'),
      ask('editor', one(fresh(1), 1, null), VERSION, '2'),
      ask('editor', one(fresh(1), 2, { ...ITEM, budget_payments: [pay(5)] }), VERSION, '3'),
      payments(fresh(1), 3, '05 payment 100.00 2027-01-31'),
    ],
  },
  {
    name: 'an instalment stays with its item',
    steps: [
      ask('editor', one(ITEMS[FOREIGN], 0, { ...ITEM, budget_payments: [pay(1)] }), '', '!PT409'),
      ...[PAYMENTS[SHARED], PAYMENTS[FOREIGN]].flatMap((id) => [
        ask('editor', one(fresh(1), 0, { ...ITEM, budget_payments: [pay(1, { id })] }), '', '!22023'),
      ]),
      { as: 'postgres', sql: 'select count(*) from public.budget_payments where amount = 500', expect: '3' },
    ],
  },
  {
    name: 'a malformed list of instalments is refused as such',
    steps: [{}, 'x', null, ['x'], [pay(1, { item_id: ITEMS[FOREIGN] })], [pay(1, { plan_id: FOREIGN })]].map(
      (list) => ask('editor', paid(ITEMS[SHARED], 1, list), '', '!22023'),
    ),
  },
];

const inserts = (table: string, columns: string, rows: number): string =>
  `insert into public.${table} (id, plan_id, ${columns} from generate_series(1, ${rows})`;
const bounds: Scenario[] = [
  {
    name: 'a plan holds a thousand items, an item twenty-four instalments, a plan a hundred contributions',
    steps: [
      { as: 'editor', sql: many(1000), expect: '!PT402' },
      { as: 'editor', sql: many(999), expect: '999' },
      refused('owner', one(fresh(1), 0, ITEM), 'PT402 item_limit_reached {"limit": 1000}'),
      ask('owner', one('c1000000-0000-4000-8000-000000000001', 1, null), VERSION, '2'),
      ask('owner', one(fresh(1), 0, ITEM), VERSION, '1'),
      refused(
        'owner',
        paid(
          fresh(1),
          1,
          Array.from({ length: 25 }, (_, i) => pay(i)),
        ),
        'PT402 payment_limit_reached {"limit": 24}',
      ),
      ask(
        'owner',
        paid(
          fresh(1),
          1,
          Array.from({ length: 24 }, (_, i) => pay(i)),
        ),
        VERSION,
        '2',
      ),
      {
        as: 'owner',
        sql: inserts(
          'budget_payments',
          `item_id, amount, due_date) select gen_random_uuid(), '${SHARED}', '${fresh(1)}', 1, '2027-01-01'`,
          1,
        ),
        expect: '!PT402',
      },
      ...(
        [
          [100, '!PT402'],
          [99, '99'],
          [1, '!PT402'],
        ] as const
      ).map(([rows, expect]) => ({
        as: 'editor' as Actor,
        sql: inserts(
          'contributions',
          `contributor, amount, starts_on) select gen_random_uuid(), '${SHARED}', 'x', 1, '2027-01-01'`,
          rows,
        ),
        expect,
      })),
    ],
  },
  {
    name: 'a plan holds five thousand instalments, however many items they belong to',
    steps: [
      { as: 'editor', sql: many(217), expect: '217' },
      // The limit is 5,000: the fixture's one instalment, these 4,991 and eight more.
      ...(
        [
          [`generate_series(1, 23)`, 'true', '4991'],
          [`generate_series(1, 1)`, `right(i.id::text, 3) between '001' and '009'`, '!PT402'],
          [`generate_series(1, 1)`, `right(i.id::text, 3) between '001' and '008'`, '8'],
        ] as const
      ).map(([series, which, expect]) => ({
        as: 'editor' as Actor,
        sql: `insert into public.budget_payments (id, plan_id, item_id, amount, due_date)
          select gen_random_uuid(), '${SHARED}', i.id, 1, '2027-01-01'
          from public.budget_items i, ${series} where i.id::text like 'c1%' and ${which}`,
        expect,
      })),
      refused(
        'owner',
        one(fresh(1), 0, { ...ITEM, budget_payments: [pay(1)] }),
        'PT402 payment_limit_reached {"limit": 5000}',
      ),
    ],
  },
  {
    name: 'the ledger is reckoned for members alone, and of one plan',
    steps: (
      [
        ['owner', SHARED, '1250.00'],
        ['viewer', SHARED, '1250.00'],
        ['stranger', SHARED, 'null'],
        ['removed', SHARED, 'null'],
        ['editor', DELETED, 'null'],
        ['stranger', FOREIGN, '1250.00'],
      ] as const
    ).map(([as, plan, expect]) =>
      ask(as, '', `sum(committed) from public.budget_ledger('${plan}', '2027-05-03')`, expect),
    ),
  },
];

export const ledgerRules: Scenario[] = [...instalments, ...bounds];
