import type { Actor } from './actors';
import { change, create, fresh, saveRow } from './calls';
import { DELETED, FOREIGN, ITEMS, PAYMENTS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const FIGURES = ['budget', 'allocated', 'planned', 'expected', 'committed', 'paid'];

/** Checks that the recorded changes add up to the current amounts in each category. */
const addsUp = (plan = SHARED, as: Actor = 'owner'): Step => ({
  as,
  sql: `select count(*) from (
    select category, ${FIGURES.map((figure) => `sum(${figure})`).join(', ')} from (
      select category, ${FIGURES.join(', ')} from public.budget_changes where plan_id = '${plan}'
      union all
      select null, -budget, 0, 0, 0, 0, 0 from public.event_plans where id = '${plan}'
      union all
      select category, 0, -allocated_amount, 0, 0, 0, 0
      from public.plan_categories where plan_id = '${plan}' and selected
      union all
      select category, 0, 0, -planned, -expected, -committed, -paid from public.budget_ledger('${plan}', '2027-01-01')
    ) as moved
    group by category
    having (${FIGURES.map((figure) => `sum(${figure})`).join(', ')}) <> (0, 0, 0, 0, 0, 0)
  ) as off`,
  expect: '0',
});

export const recorded = (
  as: Actor,
  figure: string,
  expect: string,
  where = `plan_id = '${SHARED}'`,
): Step => ({
  as,
  sql: `select sum(${figure}) from public.budget_changes where ${where}`,
  expect,
});
export const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
export const saves = (id: string, version: number, item: unknown, expect: string): Step => ({
  as: 'editor',
  sql: `select ${saveRow('budget_items', id, version, item)} -> 0 ->> 'version'`,
  expect,
});
export const plans = (changes: object, version: number, categories?: unknown): Step => ({
  as: 'editor',
  sql: `select ${change(SHARED, version, changes, categories)} ->> 'version'`,
  expect: `${version + 1}`,
});
const NEW = fresh(1);

/** An item with 21 % tax on top of its price. */
const TAXED = {
  category: 'music',
  vendor_name: 'Banda',
  actual_amount: 1003,
  tax_rate: 21,
  tax_included: false,
};
const committed = (expect: string): Step => recorded('viewer', 'committed', expect, `item_id = '${NEW}'`);

const recording: Scenario[] = [
  {
    name: 'what is on top of a price is whole where the currency has no hundredths, and recorded as it changes',
    steps: [
      saves(NEW, 0, TAXED, '1'),
      committed('1213.63'),
      plans({ currency: 'JPY' }, 1),
      committed('1214.00'),
      addsUp(),
      saves(NEW, 1, { ...TAXED, tax_rate: 8.875 }, '2'),
      committed('1092.00'),
      plans({ currency: 'USD' }, 2),
      committed('1092.02'),
      saves(NEW, 2, { ...TAXED, tax_included: true, service_rate: 12.5, service_included: false }, '3'),
      committed('1128.38'),
      plans({ currency: 'CLP' }, 3),
      committed('1128.00'),
      addsUp(),
    ],
  },
  {
    name: 'a plan, its split and its items are recorded as they come',
    steps: [
      does('removed', `select ${create({ id: fresh(9), budget: 12.5 })} ->> 'version'`, '1'),
      recorded('removed', 'budget', '12.50', `plan_id = '${fresh(9)}'`),
      plans({ budget: 31000 }, 1),
      recorded('viewer', 'budget', '31000.00'),
      plans({ budget: 32000 }, 2),
      recorded('viewer', 'budget', '32000.00'),
      plans({}, 3, [{ category: 'music', selected: true, allocated_amount: 700 }]),
      recorded('viewer', 'allocated', '700.00'),
      plans({}, 4, [{ category: 'music', selected: false }]),
      recorded('viewer', 'allocated', '0.00'),
      saves(NEW, 0, { category: 'music', vendor_name: 'DJ Íñigo', planned_amount: 900 }, '1'),
      recorded('viewer', 'expected', '900.00', `item_id = '${NEW}'`),
      saves(NEW, 1, { category: 'venue', actual_amount: 1000, vendor_name: 'DJ Zoë' }, '2'),
      recorded('viewer', 'committed', '1000.00', `item_id = '${NEW}' and category = 'venue'`),
      recorded('viewer', 'planned', '0.00', `item_id = '${NEW}' and category = 'music'`),
      saves(NEW, 2, { actual_amount: 1200, vendor_name: 'DJ Eva' }, '3'),
      recorded('viewer', 'committed', '1200.00', `item_id = '${NEW}' and category = 'venue'`),
      does(
        'viewer',
        `select vendor_name from public.budget_changes where item_id = '${NEW}' and category = 'venue'`,
        'DJ Eva',
      ),
      saves(ITEMS[SHARED], 1, { actual_amount: 4321, vendor_name: 'Flores Zoë' }, '2'),
      does(
        'viewer',
        `select vendor_name from public.budget_changes where item_id = '${ITEMS[SHARED]}' order by changed_at desc limit 1`,
        'Flores Zoë',
      ),
      addsUp(),
    ],
  },
  {
    name: 'instalments are recorded whoever writes them',
    steps: [
      does(
        'editor',
        `insert into public.budget_payments (id, plan_id, item_id, amount, due_date, paid_date)
         values ('${fresh(2)}', '${SHARED}', '${ITEMS[SHARED]}', 300, '2027-01-01', '2027-01-01')`,
      ),
      recorded('viewer', 'paid', '300.00'),
      does(
        'editor',
        `update public.budget_payments set paid_date = '2027-01-02' where id = '${PAYMENTS[SHARED]}'`,
      ),
      recorded('viewer', 'paid', '800.00'),
      does('editor', `delete from public.budget_payments where id = '${PAYMENTS[SHARED]}'`),
      recorded('viewer', 'paid', '300.00'),
      does('editor', `update public.budget_payments set amount = 1300 where id = '${fresh(2)}'`),
      recorded('viewer', 'committed', '1300.00'),
      addsUp(),
    ],
  },
  {
    name: 'an item that is gone stays told, and comes to nothing',
    steps: [
      does('editor', `delete from public.budget_items where id = '${ITEMS[SHARED]}'`),
      recorded('viewer', 'committed', '0.00', `item_id = '${ITEMS[SHARED]}'`),
      does(
        'viewer',
        `select distinct vendor_name from public.budget_changes where item_id = '${ITEMS[SHARED]}'`,
        'Flores Azahar',
      ),
      addsUp(),
    ],
  },
  {
    name: 'a plan goes with its history, and nobody else’s',
    steps: [
      does('postgres', `delete from public.event_plans where id = '${SHARED}'`),
      does('postgres', `select count(*) from public.budget_changes where plan_id = '${SHARED}'`, '0'),
      addsUp(FOREIGN, 'stranger'),
      addsUp(DELETED),
    ],
  },
];

const bounds: Scenario[] = [
  {
    name: 'a plan keeps four thousand changes, and its sums',
    steps: [
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, changed_at, category, item_id, vendor_name, planned)
         select '${SHARED}', '2026-01-01T00:00Z'::timestamptz + n * interval '1 minute', 'music',
           ('c2000000-0000-4000-8000-' || lpad((n % 2)::text, 12, '0'))::uuid, 'DJ ' || n,
           case when n % 2 = 0 then 1 when n % 4 = 1 then 1 else -1 end
         from generate_series(1, 3998) as n`,
        '3998',
      ),
      does('postgres', `select count(*) from public.budget_changes where plan_id = '${SHARED}'`, '4000'),
      does(
        'postgres',
        `update public.budget_changes set changed_at = '2020-01-01' where item_id = '${ITEMS[FOREIGN]}'`,
      ),
      saves(ITEMS[SHARED], 1, { planned_amount: 1300 }, '2'),
      // Only the two thousand oldest records are merged. Changes of the same price become one record, and
      // changes that cancel each other out disappear.
      does('postgres', `select count(*) from public.budget_changes where plan_id = '${SHARED}'`, '2002'),
      recorded('viewer', 'planned', '2000.00', `category = 'music' and vendor_name like 'DJ %'`),
      does(
        'viewer',
        `select planned || ' ' || vendor_name || ' ' || (changed_at at time zone 'UTC')
         from public.budget_changes where plan_id = '${SHARED}' order by changed_at limit 1`,
        '1000.00 DJ 2000 2026-01-02 09:20:00',
      ),
      recorded('viewer', 'planned', '1300.00', `item_id = '${ITEMS[SHARED]}'`),
      // The older records of another plan are kept.
      does('postgres', `select count(*) from public.budget_changes where changed_at = '2020-01-01'`, '1'),
    ],
  },
  {
    name: 'a changed budget counts among the four thousand, too',
    steps: [
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, changed_at, category, allocated)
         select '${SHARED}', '2026-01-01T00:00Z'::timestamptz + n * interval '1 minute', 'music', 1
         from generate_series(1, 4000) as n`,
        '4000',
      ),
      plans({ budget: 31000 }, 1),
      does(
        'postgres',
        `select count(*) < 2100 from public.budget_changes where plan_id = '${SHARED}'`,
        'true',
      ),
    ],
  },
];

export const history = (since: string, until: string, path: string, plan = SHARED, zone = 'Europe/Madrid') =>
  `select public.budget_history('${plan}', ${since}, ${until}, '${zone}') ${path}`;
const at = (id: string, moment: string): Step =>
  does('postgres', `update public.budget_changes set changed_at = '${moment}' where item_id = '${id}'`);

const reading: Scenario[] = [
  {
    name: 'the history is told to members alone, by days of their own zone',
    steps: [
      at(ITEMS[SHARED], '2026-10-01T22:30:00Z'),
      does('viewer', history('null', 'null', `->> 'begins'`), '2026-10-02'),
      does('viewer', history('null', 'null', `->> 'begins'`, SHARED, 'America/Bogota'), '2026-10-01'),
      does('viewer', history('null', 'null', `-> 'changes' -> 0 ->> 'day'`), '2026-10-02'),
      does('viewer', history("'2026-10-02'", "'2026-10-02'", `#>> '{changes,0,committed}'`), '1250.00'),
      does('viewer', history("'2026-10-02'", "'2026-10-02'", `->> 'opening'`), '[]'),
      does('viewer', history("'2026-10-03'", "'2026-10-03'", `#>> '{opening,0,committed}'`), '1250.00'),
      does('viewer', history("'2026-10-03'", "'2026-10-03'", `->> 'changes'`), '[]'),
      does('viewer', history("'2026-09-01'", "'2026-10-01'", `->> 'changes'`), '[]'),
      ...(
        [
          ['owner', SHARED, '2026-10-02'],
          ['stranger', SHARED, 'null'],
          ['removed', SHARED, 'null'],
          ['editor', DELETED, 'null'],
        ] as const
      ).map(([as, plan, expect]) => does(as, history('null', 'null', `->> 'begins'`, plan), expect)),
      does('anonymous', history('null', 'null', ''), '!42501'),
      // A time zone that the server doesn't know is read as UTC.
      does('viewer', history('null', 'null', `->> 'begins'`, SHARED, 'Nowhere'), '2026-10-01'),
    ],
  },
  {
    name: 'what a person takes back on the same day is not told',
    steps: [
      at(ITEMS[SHARED], '2026-10-01T10:00:00Z'),
      does('editor', `delete from public.budget_items where id = '${ITEMS[SHARED]}'`),
      does(
        'postgres',
        `update public.budget_changes set changed_at = '2026-10-01T11:00:00Z'
         where item_id = '${ITEMS[SHARED]}' and committed < 0`,
      ),
      does('viewer', history('null', "'2026-10-01'", `#>> '{changes,0,committed}'`), '-1250.00'),
      does(
        'postgres',
        `update public.budget_changes set changed_by = null where item_id = '${ITEMS[SHARED]}' and committed < 0`,
      ),
      does('viewer', history('null', "'2026-10-01'", `->> 'changes'`), '[]'),
    ],
  },
];

export const historyRules: Scenario[] = [...recording, ...bounds, ...reading];
