import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { addDays } from '../../src/domain/calendar';
import type { LedgerItem } from '../../src/domain/ledger/ledger-item';
import { type Recorded, recordedAmounts } from '../../src/domain/ledger/moves';
import { numericFromCents } from '../../src/domain/money';
import { CATEGORIES, type CategoryChoice } from '../../src/domain/plan/facts';
import { ledgerItems, TODAY } from '../builders/ledgers';
import { change, create, saveRow, saveRows } from './calls';
import { createDatabase, withClient } from './postgres-access';

type Row = Record<string, string | number | null>;
interface Document {
  opening: Row[];
  changes: Row[];
}

const FIGURES = ['budget', 'allocated', 'planned', 'expected', 'committed', 'paid'];

const asItem = ({ id: _, cancellation, payments, ...item }: LedgerItem) => ({
  ...item,
  planned_amount: numericFromCents(item.planned_amount),
  actual_amount: item.actual_amount === null ? null : numericFromCents(item.actual_amount),
  tax_rate: item.tax_rate / 100,
  service_rate: item.service_rate / 100,
  cancellation: cancellation.map(({ cancel_by, fee }) => ({ cancel_by, fee: fee / 100 })),
  budget_payments: payments.map((entry) => ({ ...entry, amount: numericFromCents(entry.amount) })),
});

async function owner(client: Client): Promise<string> {
  const [person, plan] = [randomUUID(), randomUUID()];
  await client.query('insert into auth.users (id) values ($1)', [person]);
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: person, role: 'authenticated' }),
  ]);
  await client.query(`set role authenticated`);
  await client.query(`select ${create({ id: plan })}`);
  return plan;
}

/** Calculates the current figures of every category from the rows, not from the history. */
async function planConcerns(client: Client, plan: string): Promise<Map<string, number[]>> {
  const { rows } = await client.query<Row>(
    `select category, sum(budget) as budget, sum(allocated) as allocated, sum(planned) as planned,
       sum(expected) as expected, sum(committed) as committed, sum(paid) as paid
     from (
       select null as category, budget, 0 as allocated, 0 as planned, 0 as expected, 0 as committed, 0 as paid
       from public.event_plans where id = $1
       union all
       select category, 0, allocated_amount, 0, 0, 0, 0 from public.plan_categories where plan_id = $1 and selected
       union all
       select category, 0, 0, planned, expected, committed, paid from public.budget_ledger($1, $2)
     ) as now group by category`,
    [plan, TODAY],
  );
  return sums(rows);
}

const cents = (value: unknown): number => Math.round(Number(value) * 100);

/** Adds up each figure by category and leaves out categories that are all zero. */
function sums(rows: readonly Row[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const before = found.get(`${row.category}`) ?? FIGURES.map(() => 0);
    found.set(
      `${row.category}`,
      before.map((sum, i) => sum + cents(row[FIGURES[i] ?? ''])),
    );
  }
  return new Map(
    [...found]
      .filter(([, figures]) => figures.some((figure) => figure !== 0))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const asRow = ({ category, moves }: Recorded): Row => ({
  category,
  ...Object.fromEntries(Object.entries(moves).map(([figure, amount]) => [figure, amount / 100])),
});

const plain = (found: Map<string, number[]>) => Object.fromEntries(found);

/** One entry per day: the items at the end of the day, and one category's allocation. */
const days = fc.array(
  fc.record({
    items: ledgerItems(5),
    budget: fc.integer({ min: 1, max: 5_000_000 }),
    category: fc.constantFrom(...CATEGORIES),
    allocated: fc.integer({ min: 0, max: 2_000_000 }),
    selected: fc.boolean(),
    currency: fc.constantFrom('EUR', 'JPY'),
  }),
  { minLength: 1, maxLength: 4 },
);

// A couple reads a difference as "from 31,000 to 33,400". So the difference must match the figures of both
// days, whatever changed in between.
test('the recorded budget changes between two days add up to the difference of the totals', async () => {
  await withClient(await createDatabase(inject('postgres'), 'history'), async (client) => {
    await fc.assert(
      fc.asyncProperty(days, async (work) => {
        await client.query('reset role');
        const plan = await owner(client);
        const stood: Map<string, number[]>[] = [new Map()];
        const choices = new Map<string, CategoryChoice>();
        for (const [i, { items, budget, category, allocated, selected, currency }] of work.entries()) {
          await client.query('begin');
          const { rows: known } = await client.query<{ version: string }>(
            'select version from public.event_plans where id = $1',
            [plan],
          );
          await client.query(
            `select ${change(plan, Number(known[0]?.version), { budget: numericFromCents(budget) }, [
              { category, selected, allocated_amount: numericFromCents(allocated) },
            ])}`,
          );
          // Half of the items keep their ids. The others are removed and added again with new ids.
          const kept = new Map(items.map((item, n) => [n % 2 ? item.id : uuidOf(plan, n), item]));
          await client.query('delete from public.budget_items where plan_id = $1 and id <> all ($2)', [
            plan,
            [...kept.keys()],
          ]);
          const { rows } = await client.query<{ id: string; version: string }>(
            'select id, version from public.budget_items where plan_id = $1',
            [plan],
          );
          const { rows: gone } = await client.query<{ id: string; version: string | null }>(
            `select id, d.version from unnest($2::uuid[]) as id
              left join private.deleted_versions($1, 'budget_items', $2) as d on d.row_id = id`,
            [plan, [...kept.keys()]],
          );
          const versions = new Map([...gone, ...rows].map(({ id, version }) => [id, Number(version)]));
          const changes = [...kept].map(([id, item]) => ({
            table: 'budget_items',
            id,
            version: versions.get(id) ?? 0,
            row: {
              ...asItem(item),
              budget_payments: asItem(item).budget_payments.map((entry) => ({ ...entry, id: randomUUID() })),
            },
          }));
          if (changes.length > 0) await client.query(`select ${saveRows(changes, plan)}`);
          // Service and tax on top of the price are rounded differently in this currency.
          await client.query('update public.event_plans set currency = $2 where id = $1', [plan, currency]);
          await client.query('commit');
          const concerns = await planConcerns(client, plan);
          stood.push(concerns);
          // The domain's function, by which the demonstration records its changes, gives the same amounts.
          choices.set(category, {
            category,
            selected,
            allocated_amount: allocated,
            priority: null,
            locked: false,
          });
          const amounts = recordedAmounts(
            { budget, currency, categories: [...choices.values()] },
            [...kept].map(([id, item]) => ({ ...item, id })),
          );
          expect(plain(sums(amounts.map(asRow)))).toEqual(plain(concerns));
          // Changes the stored times, so that each round's budget changes count for the day after the
          // previous round.
          await client.query('reset role');
          await client.query(
            `update public.budget_changes set changed_at = ($2::date + (changed_at at time zone 'UTC')::time) at time zone 'UTC'
             where plan_id = $1 and changed_at > now() - interval '1 hour'`,
            [plan, addDays(TODAY, i - 100)],
          );
          await client.query('set role authenticated');
        }
        for (let from = 0; from < work.length; from++)
          for (let to = from; to < work.length; to++) {
            const { rows } = await client.query<{ told: Document }>(
              `select public.budget_history($1, $2, $3, 'UTC') as told`,
              [plan, addDays(TODAY, from - 100), addDays(TODAY, to - 100)],
            );
            const { opening, changes } = rows[0]?.told ?? { opening: [], changes: [] };
            expect(plain(sums(opening))).toEqual(plain(stood[from] ?? new Map()));
            expect(plain(sums([...opening, ...changes]))).toEqual(plain(stood[to + 1] ?? new Map()));
          }
      }),
      { numRuns: 25 },
    );
  });
}, 120_000);

/** Returns an id for a position in the list, the same every day. */
const uuidOf = (plan: string, n: number): string => `${plan.slice(0, -2)}${`${n}`.padStart(2, '0')}`;

test('no recorded change is lost when several people pay instalments of one item at once', async () => {
  const url = await createDatabase(inject('postgres'), 'history_race');
  await withClient(url, async (client) => {
    const plan = await owner(client);
    const item = randomUUID();
    const payments = Array.from({ length: 12 }, () => ({ id: randomUUID(), amount: 100, due_date: TODAY }));
    const row = { category: 'music', vendor_name: 'DJ', actual_amount: 600, budget_payments: payments };
    await client.query(`select ${saveRow('budget_items', item, 0, row, plan)}`);
    await Promise.all(
      payments.map(({ id }, i) =>
        withClient(url, (other) =>
          other.query('update public.budget_payments set paid_date = $2, amount = $3 where id = $1', [
            id,
            TODAY,
            100 + i,
          ]),
        ),
      ),
    );
    const { rows } = await client.query(
      'select sum(paid) as paid, sum(committed) as committed from public.budget_changes where item_id = $1',
      [item],
    );
    expect(rows).toEqual([{ paid: '1266.00', committed: '1266.00' }]);
  });
}, 60_000);
