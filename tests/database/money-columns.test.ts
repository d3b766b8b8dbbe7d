import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { PLANS } from '@/data/plans';
import { changedColumns, type RowJson } from '@/data/sync/noun';
import { QUOTES } from '@/data/vendor-quotes';
import { convertContribution, convertItem, convertPlan, convertQuote } from '@/domain/currency/convert-plan';
import { EMPTY_TERMS } from '@/domain/vendors/quote';
import { createDatabase } from './postgres-access';

let db: Client;
beforeAll(async () => {
  db = new Client({ connectionString: await createDatabase(inject('postgres'), 'money') });
  await db.connect();
}, 60_000);
afterAll(() => db?.end());

const TO = { currency: 'USD', rate: 2 };
/** Returns a stored row for tests: the given columns have values, all others are null. */
const stored = (columns: object) =>
  new Proxy(columns, {
    get: (row, key) => (key in row ? Reflect.get(row, key) : key === 'length' ? 0 : null),
  });
const moneyOf = (before: RowJson, after: RowJson): string[] =>
  Object.keys(changedColumns(before, after)).sort();

/**
 * Returns, for each table, the columns that a currency conversion changes. Columns that aren't plain amounts
 * are excluded and tested separately.
 */
function converted(): Record<string, string[]> {
  const plan = PLANS.toRow(
    stored({
      id: 'p',
      budget: 10,
      currency: 'EUR',
      plan_categories: [{ category: 'venue', allocated_amount: 10 }],
      plan_members: [],
    }) as never,
  );
  const item = BUDGET_ITEMS.toRow(
    stored({
      planned_amount: 10,
      actual_amount: 20,
      tax_rate: 0,
      service_rate: 0,
      cancellation: [],
      budget_payments: [stored({ id: 'x', amount: 5, due_date: '2127-01-01' })],
    }) as never,
  );
  const contribution = CONTRIBUTIONS.toRow(stored({ amount: 10 }) as never);
  const terms = {
    price: 1,
    minimum_spend: 7,
    extra_guest: 8,
    child_price: 9,
    extra_hour: 2,
    travel: 3,
    extras: 4,
    guarantee: 5,
    deposit: 6,
  };
  const quote = QUOTES.toRow({ ...EMPTY_TERMS, ...terms, rating: null, own_lines: [] } as never);
  return {
    event_plans: moneyOf(PLANS.toJson(plan), PLANS.toJson(convertPlan(plan, TO))).filter(
      (column) => !['currency', 'plan_categories'].includes(column),
    ),
    plan_categories: moneyOf(
      { allocated_amount: plan.categories.map((one) => one.allocated_amount) },
      { allocated_amount: convertPlan(plan, TO).categories.map((one) => one.allocated_amount) },
    ),
    budget_items: moneyOf(
      BUDGET_ITEMS.toJson(item),
      BUDGET_ITEMS.toJson(convertItem(item, 'EUR', TO)),
    ).filter((column) => column !== 'budget_payments'),
    budget_payments: moneyOf({ ...item.payments[0] }, { ...convertItem(item, 'EUR', TO).payments[0] }),
    contributions: moneyOf(
      CONTRIBUTIONS.toJson(contribution),
      CONTRIBUTIONS.toJson(convertContribution(contribution, TO)),
    ),
    vendor_quotes: moneyOf(QUOTES.toJson(quote), QUOTES.toJson(convertQuote(quote, TO))),
  };
}

/** Tables that keep the currency of the day on which a row was recorded. */
const HISTORY = ['budget_changes', 'event_outcomes'];

test('converting a plan’s currency covers every money column of the database', async () => {
  const { rows } = await db.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and format_type(a.atttypid, a.atttypmod) = 'numeric(12,2)'
    group by c.relname`);
  const columns = Object.fromEntries(
    rows.filter(({ name }) => !HISTORY.includes(name)).map(({ name, columns: own }) => [name, own]),
  );
  expect(converted()).toEqual(columns);
});

/** Every JSON column, each with true if it contains amounts of money. */
const STRUCTURES = {
  'blog_posts.sources': false,
  'budget_items.cancellation': false,
  // Converted by `convertDrinks`: own shop prices and corkage.
  'drinks_preferences.choices': true,
  'event_pages.items': false,
  'event_pages.sections': false,
  'event_plans.conversion': false,
  'guests.answers': false,
  'guests.own_values': false,
  'guests.replies': false,
  'guests.requests': false,
  'households.additions': false,
  'import_batches.log': false,
  // Converted by `convertScenario`: the scenario's budget.
  'scenarios.overrides': true,
  'seating_charts.outline': false,
  'seating_prints.seats': false,
  'security_events.details': false,
  // Not converted, because a suggestion in the old currency can't be accepted (`isOfOldMoney`).
  'suggestions.changes': true,
  // Not converted, because the amounts are in the template's currency. An event in another currency starts
  // without these amounts (`begunRows`).
  'templates.content': true,
  'templates.told': false,
  'vendor_quotes.cancellation': false,
  'vendor_quotes.includes': false,
  'vendor_quotes.instalments': false,
  'vendor_quotes.own_lines': false,
};

test('the tests declare for every JSON column whether it contains money', async () => {
  const { rows } = await db.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.atttypid in ('jsonb'::regtype, 'json'::regtype)
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(STRUCTURES).sort());
});
