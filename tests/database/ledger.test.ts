import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { addDays } from '../../src/domain/calendar';
import { ledger } from '../../src/domain/ledger/ledger';
import type { LedgerItem } from '../../src/domain/ledger/ledger-item';
import { centsFromNumeric, currencyDigits, numericFromCents } from '../../src/domain/money';
import { CURRENCIES } from '../../src/domain/places/places';
import { CATEGORIES } from '../../src/domain/plan/facts';
import { ledgerItems, TODAY } from '../builders/ledgers';
import { create, saveRows } from './calls';
import { createDatabase, withClient } from './postgres-access';

/** Currencies without cents are as frequent as currencies with cents. */
const currency = fc.oneof(fc.constantFrom('EUR', ...CURRENCIES), fc.constantFrom('CLP', 'COP', 'JPY', 'ISK'));

const asRow = (item: LedgerItem) => ({
  category: item.category,
  vendor_name: item.vendor_name,
  planned_amount: numericFromCents(item.planned_amount),
  actual_amount: item.actual_amount === null ? null : numericFromCents(item.actual_amount),
  tax_rate: item.tax_rate / 100,
  tax_included: item.tax_included,
  service_rate: item.service_rate / 100,
  service_included: item.service_included,
  description: item.description,
  payment_date: item.payment_date,
  cancellation: item.cancellation.map(({ cancel_by, fee }) => ({ cancel_by, fee: fee / 100 })),
  budget_payments: item.payments.map((entry) => ({ ...entry, amount: numericFromCents(entry.amount) })),
});

async function owner(client: Client): Promise<string> {
  const [person, plan] = [randomUUID(), randomUUID()];
  await client.query('insert into auth.users (id) values ($1)', [person]);
  await client.query(
    `select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`,
    [JSON.stringify({ sub: person, role: 'authenticated' })],
  );
  await client.query(`select ${create({ id: plan })}`);
  return plan;
}

test('the app and the database use the same number of decimals for every currency', async () => {
  await withClient(await createDatabase(inject('postgres'), 'digits'), async (client) => {
    const { rows } = await client.query(
      'select c as currency, private.currency_digits(c) as digits from unnest($1::text[]) as c',
      [[...CURRENCIES, 'XXX']],
    );
    expect(rows).toEqual(
      [...CURRENCIES, 'XXX'].map((code) => ({ currency: code, digits: currencyDigits(code) })),
    );
  });
});

// TypeScript and SQL both calculate these sums for different screens, and the sums must be equal.
test('the app and the database calculate the same totals for a ledger', async () => {
  await withClient(await createDatabase(inject('postgres'), 'ledger'), async (client) => {
    const plan = await owner(client);
    const sums = async (today: string) =>
      (await client.query('select * from public.budget_ledger($1, $2)', [plan, today])).rows;
    await fc.assert(
      fc.asyncProperty(
        ledgerItems(10),
        fc.integer({ min: -40, max: 40 }),
        currency,
        async (items, shift, code) => {
          const today = addDays(TODAY, shift);
          await client.query('delete from public.budget_items');
          await client.query('update public.event_plans set currency = $1', [code]);
          if (items.length > 0)
            await client.query(
              `select ${saveRows(
                items.map((item) => ({ table: 'budget_items', id: item.id, version: 0, row: asRow(item) })),
                plan,
              )}`,
            );
          const { categories } = ledger(items, today, code);
          const rows = await sums(today);
          expect(rows.map(({ category }) => category)).toEqual(
            CATEGORIES.filter((category) => categories[category].items > 0),
          );
          for (const { category, items: count, ...money } of rows) {
            const cents = Object.fromEntries(
              Object.entries(money).map(([key, value]) => [key, centsFromNumeric(String(value))]),
            );
            expect({ ...cents, items: Number(count) }).toEqual(
              categories[category as (typeof CATEGORIES)[number]],
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('saving and adding up five hundred ledger items takes less than a second', async () => {
  await withClient(await createDatabase(inject('postgres'), 'ledger_size'), async (client) => {
    const plan = await owner(client);
    const rows = Array.from({ length: 500 }, (_, i) => ({
      table: 'budget_items',
      id: randomUUID(),
      version: 0,
      row: {
        category: CATEGORIES[i % CATEGORIES.length],
        vendor_name: `Proveedor ${i}`,
        actual_amount: 100 + i,
        budget_payments: [{ id: randomUUID(), amount: 50, due_date: '2027-01-31' }],
      },
    }));
    await client.query(`select ${saveRows(rows, plan)}`);
    const began = performance.now();
    const { rows: sums } = await client.query(
      'select sum(items)::int as held from public.budget_ledger($1, $2)',
      [plan, TODAY],
    );
    expect(sums).toEqual([{ held: 500 }]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
