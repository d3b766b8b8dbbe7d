import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { addDays } from '../../src/domain/calendar';
import { countGuests } from '../../src/domain/guests/counts';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD, type Reply } from '../../src/domain/guests/guest';
import { cashFlow } from '../../src/domain/ledger/cash-flow';
import { committedIn } from '../../src/domain/ledger/committed';
import { ledger } from '../../src/domain/ledger/ledger';
import { centsFromNumeric, numericFromCents } from '../../src/domain/money';
import { CATEGORIES, type Category } from '../../src/domain/plan/facts';
import { contributions, ledgerItems, TODAY } from '../builders/ledgers';
import { create, saveRows } from './calls';
import { createDatabase, withClient } from './postgres-access';

const numeric = (cents: number | null) => (cents === null ? null : numericFromCents(cents));
const cents = (value: unknown) => (value === null ? null : centsFromNumeric(String(value)));

/** Generates the amount of a category in a plan, in cents: about as much as four items. */
const shareOf = (category: Category) =>
  fc.record({
    category: fc.constant(category),
    selected: fc.boolean(),
    allocated_amount: fc.integer({ min: 0, max: 8_000_000 }),
  });

// The overview must show the same figures as the pages that it links to.
test('the database and the app calculate the same figures for the overview of plans', async () => {
  // The database refuses events in the past.
  const first = new Date().toISOString().slice(0, 10);
  await withClient(await createDatabase(inject('postgres'), 'summaries'), async (client) => {
    const person = randomUUID();
    await client.query('insert into auth.users (id) values ($1)', [person]);
    await client.query(
      `insert into public.entitlements (user_id, plan_tier) values ($1, 'enterprise')
      on conflict (user_id) do update set plan_tier = 'enterprise'`,
      [person],
    );
    await client.query(
      `select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`,
      [JSON.stringify({ sub: person, role: 'authenticated' })],
    );
    await fc.assert(
      fc.asyncProperty(
        ledgerItems(6),
        contributions(4),
        fc.integer({ min: 0, max: 300 }),
        fc.tuple(...CATEGORIES.map(shareOf)),
        async (items, gifts, days, shares) => {
          const [plan, event_date] = [randomUUID(), addDays(first, days)];
          const plan_categories = shares.map(({ allocated_amount, ...one }) => ({
            ...one,
            allocated_amount: numeric(allocated_amount),
          }));
          await client.query(`select ${create({ id: plan, event_date }, plan_categories)}`);
          if (items.length > 0)
            await client.query(
              `select ${saveRows(
                items.map(({ id: _, cancellation, payments, ...item }) => ({
                  table: 'budget_items',
                  id: randomUUID(),
                  version: 0,
                  row: {
                    ...item,
                    planned_amount: numeric(item.planned_amount),
                    actual_amount: numeric(item.actual_amount),
                    tax_rate: item.tax_rate / 100,
                    service_rate: item.service_rate / 100,
                    cancellation: cancellation.map(({ cancel_by, fee }) => ({ cancel_by, fee: fee / 100 })),
                    budget_payments: payments.map((entry) => ({
                      ...entry,
                      id: randomUUID(),
                      amount: numeric(entry.amount),
                    })),
                  },
                })),
                plan,
              )}`,
            );
          if (gifts.length > 0)
            await client.query(
              `select ${saveRows(
                gifts.map(({ id: _, ...gift }) => ({
                  table: 'contributions',
                  id: randomUUID(),
                  version: 0,
                  row: { ...gift, amount: numeric(gift.amount) },
                })),
                plan,
              )}`,
            );
          const { rows } = await client.query(
            `select *, next_due::text, short_on::text, agreed::text[] as agreed
             from public.plan_summaries($1) where plan_id = $2`,
            [TODAY, plan],
          );
          const [told] = rows;
          const { total, categories, dues } = ledger(items, TODAY, 'EUR');
          const out = dues.filter(({ amount }) => amount > 0);
          const next = out.find(({ date }) => date !== null && date >= TODAY);
          const flow = cashFlow({ items, contributions: gifts, today: TODAY, event_date, currency: 'EUR' });
          const short = gifts.length > 0 ? flow.short : null;
          expect({
            committed: cents(told.committed),
            paid: cents(told.paid),
            overdue: cents(told.overdue),
            overdue_count: Number(told.overdue_count),
            next_due: told.next_due,
            next_amount: cents(told.next_amount),
            short_on: told.short_on,
            short_by: cents(told.short_by),
            agreed: told.agreed,
            expected: CATEGORIES.map((category) => cents(told.expected[category] ?? 0)),
          }).toEqual({
            committed: total.committed,
            paid: total.paid,
            overdue: total.overdue,
            overdue_count: out.filter(({ date }) => date !== null && date < TODAY).length,
            next_due: next?.date ?? null,
            next_amount: next?.amount ?? null,
            short_on: short?.date ?? null,
            short_by: short ? -short.balance : null,
            agreed: committedIn(items, shares),
            expected: CATEGORIES.map((category) => categories[category].expected),
          });
          const { rows: figures } = await client.query(
            'select money from public.event_figures() where plan_id = $1',
            [plan],
          );
          const money: Record<string, Record<string, unknown>> = figures[0].money;
          expect(
            CATEGORIES.map((category) =>
              ['expected', 'committed', 'paid'].map((key) => cents(money[category]?.[key] ?? 0)),
            ),
          ).toEqual(
            CATEGORIES.map((category) => {
              const { expected, committed, paid } = categories[category];
              return [expected, committed, paid];
            }),
          );
          await client.query(`update public.event_plans set deleted_at = now() where id = $1`, [plan]);
          const { rows: noFigures } = await client.query(
            'select * from public.event_figures() where plan_id = $1',
            [plan],
          );
          expect(noFigures).toEqual([]);
          const { rows: gone } = await client.query('select * from public.plan_summaries($1)', [TODAY]);
          expect(gone).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
}, 120_000);

const reply: fc.Arbitrary<Reply | null> = fc.option(
  fc.oneof(
    fc.constantFrom<Reply>({ status: 'declined' }, { status: 'waiting' }, { status: 'accepted' }),
    fc.integer({ min: 1, max: 20 }).map((people): Reply => ({ status: 'accepted', people })),
  ),
);
const households = fc.array(
  fc.record({
    /** Parts that the household is invited to; null means all. */
    parts: fc.option(fc.constantFrom([0], [1], [0, 1], [])),
    second_list: fc.option(fc.integer({ min: 1, max: 20 })),
    members: fc.array(
      fc.record({ party_size: fc.integer({ min: 1, max: 5 }), replies: fc.tuple(reply, reply) }),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 4 },
);

test('the database and the app count the same number of people on a guest list', async () => {
  await withClient(await createDatabase(inject('postgres'), 'figures'), async (client) => {
    const person = randomUUID();
    await client.query('insert into auth.users (id) values ($1)', [person]);
    await client.query(
      `insert into public.entitlements (user_id, plan_tier) values ($1, 'enterprise')
      on conflict (user_id) do update set plan_tier = 'enterprise'`,
      [person],
    );
    await client.query(
      `select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`,
      [JSON.stringify({ sub: person, role: 'authenticated' })],
    );
    await fc.assert(
      fc.asyncProperty(
        households,
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        async (groups, partCount, isAlone) => {
          const plan = randomUUID();
          await client.query(`select ${create({ id: plan, event_date: '2127-06-12' })}`);
          const parts = Array.from({ length: partCount }, (_, i) => ({
            id: randomUUID(),
            name: `Part ${i}`,
          }));
          const idOf = (i: number) => parts[i]?.id ?? '';
          const known = (indexes: readonly number[]) => indexes.filter((i) => parts[i]).map(idOf);
          const homes = groups.map(({ parts: asked, second_list }, i) => ({
            ...EMPTY_HOUSEHOLD,
            id: randomUUID(),
            name: `Home ${i}`,
            parts: asked && known(asked),
            second_list,
          }));
          const guests = groups.flatMap(({ members }, h) =>
            members.map(({ party_size, replies }, i) => ({
              ...EMPTY_GUEST,
              id: randomUUID(),
              name: 'Ana',
              last_name: 'Gil',
              party_size,
              // A guest without a household is invited to everything.
              household_id: isAlone && i === 0 ? null : (homes[h]?.id ?? null),
              replies: Object.fromEntries(
                replies.flatMap((one, n) => (one && parts[n] ? [[idOf(n), one]] : [])),
              ) as Record<string, Reply>,
            })),
          );
          const row = (table: string, id: string, fields: object) => ({ table, id, version: 0, row: fields });
          const rows = [
            ...parts.map(({ id, name }) => row('event_parts', id, { name })),
            ...homes.map(({ id, name, parts: asked, second_list }) =>
              row('households', id, { name, parts: asked, second_list }),
            ),
            ...guests.map(({ id, name, last_name, party_size, household_id, replies }) =>
              row('guests', id, { name, last_name, party_size, household_id, replies }),
            ),
          ];
          if (rows.length > 0) await client.query(`select ${saveRows(rows, plan)}`);
          const { rows: told } = await client.query(
            'select * from public.event_figures() where plan_id = $1',
            [plan],
          );
          const { invited, accepted, declined, waiting } = countGuests(
            guests,
            new Map(homes.map((home) => [home.id, home])),
            parts.map((part) => ({
              ...part,
              version: 0,
              position: 0,
              starts_at: null,
              time_zone: null,
              reply_by: null,
              place: null,
              capacity: null,
            })),
            null,
          );
          expect(['invited', 'accepted', 'declined', 'waiting'].map((key) => Number(told[0][key]))).toEqual([
            invited,
            accepted,
            declined,
            waiting,
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });
}, 120_000);
