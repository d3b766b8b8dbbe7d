import type { Actor } from './actors';
import { fresh } from './calls';
import { CONTRIBUTIONS, DELETED, FOREIGN, ITEMS, PAYMENTS, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask, insertedByEditors, savedByEditors } from './rules-of-rows';
import { json } from './sql';

const ITEM = { category: 'music', vendor_name: 'DJ Íñigo' };
const CONTRIBUTION = { contributor: 'Ana', amount: 100, starts_on: '2027-01-31' };
const pay = (n: number, change: object = {}) => ({
  id: fresh(n),
  amount: 100,
  due_date: '2027-01-31',
  ...change,
});

const save = (changes: unknown, plan = SHARED) => `public.save_budget_items('${plan}', ${json(changes)})`;
const one = (id: string, version: number, item: unknown, plan = SHARED) =>
  save([{ id, version, item }], plan);
const give = (id: string, version: number, contribution: unknown, plan = SHARED) =>
  `public.save_contributions('${plan}', ${json([{ id, version, contribution }])})`;
/** As a client could send them past the function; so many through it would take seconds for each weakened schema. */
const many = (rows: number) => `insert into public.budget_items (id, plan_id, category, vendor_name)
  select ('c1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${SHARED}', 'music', 'x'
  from generate_series(1, ${rows}) as n`;
const count = (as: Actor, table: string, expect: string) => ({
  as,
  sql: `select count(*) from public.${table} where plan_id = '${SHARED}'`,
  expect,
});
const access: Scenario[] = [
  {
    name: 'who may save the ledger',
    steps: [
      ...savedByEditors(one, ITEMS, ITEM),
      ask('owner', one(fresh(2), 0, ITEM), "-> 0 ->> 'planned_amount'", '0.00'),
      ask('viewer', give(fresh(1), 0, CONTRIBUTION), '', '!PT403'),
      ask('stranger', give(fresh(1), 0, CONTRIBUTION), '', '!PT404'),
      ask('anonymous', give(fresh(1), 0, CONTRIBUTION), '', '!42501'),
      ask('editor', give(CONTRIBUTIONS[FOREIGN], 1, CONTRIBUTION), '', '!PT409'),
      ask('editor', give(fresh(1), 0, CONTRIBUTION), "-> 0 ->> 'repeats'", 'once'),
      { as: 'postgres', sql: 'select count(*) from public.budget_items', expect: '5' },
    ],
  },
  insertedByEditors(
    'budget_items',
    'id, plan_id, category, vendor_name',
    (id) => `'${id}', '${SHARED}', 'music', 'x'`,
  ),
  insertedByEditors(
    'budget_payments',
    'id, plan_id, item_id, amount, due_date',
    (id) => `'${id}', '${SHARED}', '${ITEMS[SHARED]}', 1, '2027-01-01'`,
  ),
  insertedByEditors(
    'contributions',
    'id, plan_id, contributor, amount, starts_on',
    (id) => `'${id}', '${SHARED}', 'x', 1, '2027-01-01'`,
  ),
];

const versions: Scenario[] = [
  {
    name: 'one of two who read the same item is refused, and a repeat is not',
    steps: [
      ...[1, 2].map(() =>
        ask(
          'owner',
          one(ITEMS[SHARED], 1, { actual_amount: 900, payments: [pay(5)] }),
          "-> 0 ->> 'version'",
          '2',
        ),
      ),
      ask('editor', one(ITEMS[SHARED], 1, { actual_amount: 901 }), '', '!PT409'),
      ask('editor', one(ITEMS[SHARED], 1, { payments: [] }), '', '!PT409'),
      ask('editor', one(ITEMS[SHARED], 1, { payments: [pay(5, { amount: 101 })] }), '', '!PT409'),
      ask('editor', one(ITEMS[SHARED], 1, { payments: [pay(5), pay(6)] }), '', '!PT409'),
      ask('editor', one(ITEMS[SHARED], 1, null), '', '!PT409'),
      ask('editor', one(ITEMS[SHARED], 2, { description: 'x' }), "-> 0 ->> 'actual_amount'", '900.00'),
      {
        as: 'editor',
        sql: `update public.budget_items set version = 1 where id = '${ITEMS[SHARED]}'`,
        expect: '!PT409',
      },
      {
        as: 'editor',
        sql: `select updated_at = now() from public.budget_items where id = '${ITEMS[SHARED]}'`,
        expect: 'true',
      },
      ask('editor', one(ITEMS[SHARED], 3, null), '::text', '[]'),
      ask('editor', one(ITEMS[SHARED], 3, null), '::text', '[]'),
      count('editor', 'budget_payments', '0'),
      ask('owner', one(ITEMS[SHARED], 3, { description: 'y' }), '', '!PT409'),
      ask('owner', one(ITEMS[SHARED], 0, { ...ITEM, payments: [pay(5)] }), "-> 0 ->> 'version'", '1'),
    ],
  },
  {
    name: 'a new item is made once',
    steps: [
      ...[1, 2].map(() =>
        ask(
          'editor',
          one(fresh(1), 0, { ...ITEM, payments: [pay(2)] }),
          "-> 0 -> 'budget_payments' -> 0 ->> 'kind'",
          'payment',
        ),
      ),
      ask('owner', one(fresh(1), 0, { ...ITEM, vendor_name: 'Otra' }), '', '!PT409'),
      ask(
        'owner',
        one(fresh(1), 1, { payments: [pay(3, { kind: 'deposit' })] }),
        "-> 0 -> 'budget_payments' -> 0 ->> 'kind'",
        'deposit',
      ),
      count('viewer', 'budget_payments', '2'),
    ],
  },
  {
    name: 'the times of the ledger are the server’s',
    steps: ['budget_items', 'contributions'].flatMap((table) => [
      { as: 'service' as Actor, sql: `update public.${table} set updated_at = '2001-01-01'`, expect: '3' },
      {
        as: 'service' as Actor,
        sql: `select bool_and(updated_at = now()) from public.${table}`,
        expect: 'true',
      },
    ]),
  },
  {
    name: 'one of two who read the same contribution is refused, and a repeat is not',
    steps: [
      ...[1, 2].map(() =>
        ask('owner', give(CONTRIBUTIONS[SHARED], 1, { amount: 5 }), "-> 0 ->> 'version'", '2'),
      ),
      ask('editor', give(CONTRIBUTIONS[SHARED], 1, { amount: 6 }), '', '!PT409'),
      ask('editor', give(CONTRIBUTIONS[SHARED], 1, null), '', '!PT409'),
      ask(
        'editor',
        give(CONTRIBUTIONS[SHARED], 2, { ends_on: '2028-01-01' }),
        "-> 0 ->> 'contributor'",
        'Mis padres',
      ),
      {
        as: 'editor',
        sql: `update public.contributions set version = 1 where id = '${CONTRIBUTIONS[SHARED]}'`,
        expect: '!PT409',
      },
      ask('editor', give(CONTRIBUTIONS[SHARED], 3, null), '::text', '[]'),
      ask('editor', give(CONTRIBUTIONS[SHARED], 3, { amount: 1 }), '', '!PT409'),
      count('editor', 'contributions', '0'),
    ],
  },
  {
    name: 'all or nothing',
    steps: [
      ask(
        'editor',
        save([
          { id: fresh(1), version: 0, item: ITEM },
          { id: ITEMS[SHARED], version: 9, item: { description: 'x' } },
        ]),
        '',
        '!PT409',
      ),
      count('editor', 'budget_items', '1'),
    ],
  },
  {
    name: 'an instalment stays with its item',
    steps: [
      ask(
        'editor',
        one(fresh(1), 0, { ...ITEM, payments: [pay(1, { id: PAYMENTS[SHARED] })] }),
        '',
        '!22023',
      ),
      ask(
        'editor',
        one(fresh(1), 0, { ...ITEM, payments: [pay(1, { id: PAYMENTS[FOREIGN] })] }),
        '',
        '!22023',
      ),
      { as: 'postgres', sql: 'select count(*) from public.budget_payments where amount = 500', expect: '3' },
      ask(
        'editor',
        one(ITEMS[SHARED], 1, { description: 'x' }),
        "-> 0 -> 'budget_payments' -> 0 ->> 'amount'",
        '500.00',
      ),
    ],
  },
];

const bounds: Scenario[] = [
  {
    name: 'a plan holds a thousand items, an item twenty-four instalments, a plan a hundred contributions',
    steps: [
      { as: 'editor', sql: many(1000), expect: '!PT402' },
      { as: 'editor', sql: many(999), expect: '999' },
      ask('owner', one(fresh(1), 0, ITEM), '', '!PT402'),
      ask('owner', one('c1000000-0000-4000-8000-000000000001', 1, null), '::text', '[]'),
      ask('owner', one(fresh(1), 0, ITEM), "-> 0 ->> 'version'", '1'),
      ask(
        'owner',
        one(fresh(1), 1, { payments: Array.from({ length: 25 }, (_, i) => pay(i)) }),
        '',
        '!PT402',
      ),
      ask(
        'owner',
        one(fresh(1), 1, { payments: Array.from({ length: 24 }, (_, i) => pay(i)) }),
        "-> 0 ->> 'version'",
        '2',
      ),
      {
        as: 'owner',
        sql: `insert into public.budget_payments (id, plan_id, item_id, amount, due_date)
          values ('${fresh(99)}', '${SHARED}', '${fresh(1)}', 1, '2027-01-01')`,
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
        sql: `insert into public.contributions (id, plan_id, contributor, amount, starts_on)
          select gen_random_uuid(), '${SHARED}', 'x', 1, '2027-01-01' from generate_series(1, ${rows})`,
        expect,
      })),
    ],
  },
  {
    name: 'a malformed call is refused as such',
    steps: [
      ...[
        save([]),
        save({}),
        save(null),
        save(['x']),
        one(fresh(1), 0, 'x'),
        save([{ id: fresh(1), version: 0 }]),
        save([{ id: fresh(1), item: ITEM }]),
        save([{ version: 0, item: ITEM }]),
        one(fresh(1), 0, { ...ITEM, plan_id: FOREIGN }),
        one(fresh(1), 0, { ...ITEM, version: 7 }),
        one(fresh(1), 0, { ...ITEM, payments: {} }),
        one(fresh(1), 0, { ...ITEM, payments: ['x'] }),
        one(fresh(1), 0, { ...ITEM, payments: [pay(1, { item_id: ITEMS[FOREIGN] })] }),
        save(Array(2).fill({ id: fresh(1), version: 0, item: ITEM })),
        save(Array.from({ length: 1001 }, (_, i) => ({ id: fresh(i), version: 0, item: ITEM }))),
        give(fresh(1), 0, { ...CONTRIBUTION, plan_id: FOREIGN }),
        give(fresh(1), 0, 'x'),
      ].map((call) => ask('editor', call, '', '!22023')),
      ask('editor', one('x', 0, ITEM), '', '!22P02'),
      ask(
        'editor',
        `public.save_budget_items(null, ${json([{ id: fresh(1), version: 0, item: ITEM }])})`,
        '',
        '!PT404',
      ),
      count('editor', 'budget_items', '1'),
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

export const ledgerRules: Scenario[] = [...access, ...versions, ...bounds];
