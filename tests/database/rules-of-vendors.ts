import { type Actor, PEOPLE } from './actors';
import { fresh, saveRow } from './calls';
import { QUOTES, SHARED, VENDORS } from './fixture';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';
import { literal } from './sql';

const QUOTE = { category: 'music', vendor_name: 'DJ Íñigo' };
const one = (id: string, version: number, row: unknown) => saveRow('vendor_quotes', id, version, row);

const NAMED: [field: string, value: unknown][] = [
  ['vendor_name', ''],
  ['vendor_name', '   '],
  ['vendor_name', 'x'.repeat(101)],
  ['vendor_name', 'a\nb'],
  ['contact_name', ''],
  ['contact_name', 'x'.repeat(101)],
  ['contact_name', 'a\nb'],
  ['email', 'a@'],
  ['email', 'x'.repeat(255)],
  ['email', 'a b@example.org'],
  ['phone', ''],
  ['phone', '1'.repeat(41)],
  ['phone', '1\n2'],
  ['website', `https://${'x'.repeat(293)}`],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://a b'],
  ['place', ''],
  ['place', 'x'.repeat(101)],
  ['place', 'a\nb'],
  ['notes', ''],
  ['notes', 'x'.repeat(2001)],
  ['notes', 'a\u0007b'],
  ['style', 0],
  ['style', 6],
];

const LIST = (item: unknown) => Array(11).fill(item);
const REFUSED: [field: string, value: unknown, code?: string][] = [
  ...NAMED,
  ['message', ''],
  ['message', 'x'.repeat(10_001)],
  ['message', 'a\u0007b'],
  ...[
    'price',
    'minimum_spend',
    'extra_guest',
    'child_price',
    'extra_hour',
    'travel',
    'extras',
    'guarantee',
    'deposit',
  ].flatMap((column): [string, number][] => [
    [column, -0.01],
    [column, 10_000_000.01],
  ]),
  ...['tax_rate', 'service_rate', 'deposit_rate'].flatMap((column): [string, number][] => [
    [column, -0.01],
    [column, 100.01],
  ]),
  ['tax_rate', 100.001],
  ...(
    [
      ['minimum_guests', 0, 10_001],
      ['guests_included', 0, 10_001],
      ['unit_capacity', 0, 10_001],
      ['units', 0, 1_001],
      ['hours_included', -0.1, 240.1],
      ['capacity', 0, 10_001],
      ['rating', 0.9, 5.1],
      ['reviews', -1, 100_001],
    ] as const
  ).flatMap(([column, low, high]): [string, number][] => [
    [column, low],
    [column, high],
  ]),
  ...['valid_until', 'asked_on', 'answered_on', 'chase_on', 'event_on'].flatMap(
    (column): [string, string][] => [
      [column, '1999-12-31'],
      [column, '2201-01-01'],
    ],
  ),
  ['includes', {}],
  ['includes', [1]],
  ['includes', ['']],
  ['includes', ['x'.repeat(61)]],
  ['includes', Array(31).fill('x')],
  ['includes', Array(30).fill('x'.repeat(66))],
  ['own_lines', {}],
  ['own_lines', ['Drone']],
  ['own_lines', [{ name: 'Drone' }]],
  ['own_lines', [{ name: '', text: 'yes' }]],
  ['own_lines', [{ name: 'x'.repeat(61), text: 'yes' }]],
  ['own_lines', [{ name: 'Drone', text: '' }]],
  ['own_lines', [{ name: 'Drone', text: 'x'.repeat(201) }]],
  ['own_lines', Array(11).fill({ name: 'Drone', text: 'yes' })],
  ['own_lines', [{ name: 'Drone', text: 'yes', note: 'x'.repeat(6_000) }]],
  ['instalments', {}],
  ['instalments', [{ rate: 0, days_before: 1 }]],
  ['instalments', [{ rate: 101, days_before: 1 }]],
  ['instalments', [{ rate: 10, days_before: -1 }]],
  ['instalments', [{ rate: 10, days_before: 1_001 }]],
  ['instalments', [{ rate: 10 }]],
  ['instalments', LIST({ rate: 10, days_before: 1 })],
  ['instalments', [{ rate: 10, days_before: 1, note: 'x'.repeat(1_000) }]],
  ['cancellation', {}],
  ['cancellation', [{ fee: -1, days_before: 1 }]],
  ['cancellation', [{ fee: 101, days_before: 1 }]],
  ['cancellation', [{ fee: 10, days_before: -1 }]],
  ['cancellation', [{ fee: 10, days_before: 1_001 }]],
  ['cancellation', LIST({ fee: 10, days_before: 1 })],
  ['cancellation', [{ fee: 10, days_before: 1, note: 'x'.repeat(1_000) }]],
  ['stage', 'hired', '!22P02'],
  ['basis', 'table', '!22P02'],
  ['language', 'fr', '!22P02'],
  ['category', null, '!23502'],
  ['vendor_name', null, '!23502'],
];

const added = (as: Actor, row: Record<string, unknown>, expect: string) => ({
  as,
  sql: `insert into public.vendors (id, ${Object.keys(row).join(', ')})
    select '${fresh(1)}', ${Object.values(row)
      .map((value) => (typeof value === 'number' ? `${value}` : literal(String(value))))
      .join(', ')}`,
  expect,
});
const VENDOR = { category: 'music', vendor_name: 'DJ Íñigo' };

export const vendorFacts: Scenario[] = [
  ...REFUSED.map(([field, value, expect = '!23514']) => ({
    name: `a quote with ${field} ${JSON.stringify(value).slice(0, 40)}`,
    steps: [ask('editor', one(fresh(1), 0, { ...QUOTE, [field]: value }), '', expect)],
  })),
  ...NAMED.map(([field, value]) => ({
    name: `a vendor with ${field} ${JSON.stringify(value).slice(0, 40)}`,
    steps: [added('owner', { ...VENDOR, [field]: value }, '!23514')],
  })),
  {
    name: 'a quote at the edge',
    steps: [
      ask(
        'editor',
        one(fresh(1), 0, {
          ...QUOTE,
          stage: 'visited',
          vendor_name: 'é'.repeat(100),
          contact_name: 'é'.repeat(100),
          email: `${'x'.repeat(250)}@a.b`,
          phone: '1'.repeat(40),
          website: `https://${'x'.repeat(292)}`,
          place: 'é'.repeat(100),
          language: 'en',
          notes: 'é\n'.repeat(1_000),
          message: 'é\n'.repeat(5_000),
          basis: 'unit',
          price: 10_000_000,
          minimum_guests: 10_000,
          minimum_spend: 10_000_000,
          guests_included: 10_000,
          extra_guest: 10_000_000,
          child_price: 10_000_000,
          unit_capacity: 10_000,
          units: 1_000,
          hours_included: 240,
          extra_hour: 10_000_000,
          extra_hour_per_guest: true,
          travel: 10_000_000,
          extras: 10_000_000,
          guarantee: 10_000_000,
          tax_included: false,
          tax_rate: 100,
          service_included: true,
          service_rate: 100,
          service_taxed: false,
          includes: Array(30).fill('x'.repeat(60)),
          deposit: 10_000_000,
          deposit_rate: 100,
          instalments: Array(10).fill({ rate: 100, days_before: 1_000 }),
          cancellation: Array(10).fill({ fee: 0, days_before: 0 }),
          date_change: true,
          insurance: false,
          substitute: true,
          valid_until: '2200-12-31',
          free_on_date: true,
          serves_place: false,
          capacity: 10_000,
          rating: 5,
          reviews: 100_000,
          style: 5,
          asked_on: '2000-01-01',
          answered_on: '2200-12-31',
          chase_on: '2200-12-31',
          item_id: fresh(9),
          own_lines: Array(10).fill({ name: 'é'.repeat(60), text: 'é'.repeat(200) }),
        }),
        "#>> '{0,version}'",
        '1',
      ),
    ],
  },
  {
    name: 'a vendor at the edge',
    steps: [
      added(
        'owner',
        {
          category: 'music',
          vendor_name: 'é'.repeat(100),
          contact_name: 'é'.repeat(100),
          email: `${'x'.repeat(250)}@a.b`,
          phone: '1'.repeat(40),
          website: `http://${'x'.repeat(293)}`,
          place: 'é'.repeat(100),
          language: 'es',
          style: 1,
          notes: 'é'.repeat(2_000),
        },
        '1',
      ),
    ],
  },
  {
    name: 'what a vendor and a quote cannot be without',
    steps: [
      ...['category', 'vendor_name'].map((column) => ({
        as: 'postgres' as Actor,
        sql: `update public.vendors set ${column} = null`,
        expect: '!23502',
      })),
      ...[
        'stage',
        'basis',
        'extra_hour_per_guest',
        'service_taxed',
        'includes',
        'own_lines',
        'instalments',
        'cancellation',
      ].map((column) => ({
        as: 'postgres' as Actor,
        sql: `update public.vendor_quotes set ${column} = null`,
        expect: '!23502',
      })),
    ],
  },
  {
    name: 'a quote belongs to a plan, a vendor to a person',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.vendor_quotes (id, plan_id, category, vendor_name)
          select '${fresh(1)}', '${fresh(2)}', 'music', 'x'`,
        expect: '!23503',
      },
      {
        as: 'postgres',
        sql: `insert into public.vendors (id, owner_id, category, vendor_name)
          select '${fresh(1)}', '${fresh(2)}', 'music', 'x'`,
        expect: '!23503',
      },
      {
        as: 'postgres',
        sql: `insert into public.vendors (id, category, vendor_name) select '${fresh(1)}', 'music', 'x'`,
        expect: '!23502',
      },
    ],
  },
];

const many = (rows: number) => `insert into public.vendor_quotes (id, plan_id, category, vendor_name)
  select gen_random_uuid(), '${SHARED}', 'music', 'x' from generate_series(1, ${rows})`;
const manyVendors = (rows: number) => `insert into public.vendors (id, category, vendor_name)
  select gen_random_uuid(), 'music', 'x' from generate_series(1, ${rows})`;
const entry = (id: string, version: number, row: unknown, person: string = PEOPLE.owner) =>
  saveRow('vendors', id, version, row, person);
const WHOLE = {
  ...VENDOR,
  contact_name: 'Manu',
  email: 'dj@example.org',
  phone: '612',
  website: 'https://example.org',
  place: 'Sevilla',
  language: 'es',
  style: 5,
  notes: 'Puntual',
};
const said = (id: string) =>
  `select concat_ws('|', category, vendor_name, contact_name, email, phone, website, place, language, style, notes)
   from public.vendors where id = '${id}'`;
const VERSION = "#>> '{0,version}'";
const staleAt = (version: number) =>
  `PT409 stale_version {"id": "${fresh(1)}", "table": "vendors", "version": ${version}}`;
const book = (as: Actor, expect: string) => ({ as, sql: 'select count(*) from public.vendors', expect });

export const vendors: Scenario[] = [
  {
    name: 'a plan holds three hundred quotes',
    steps: [
      { as: 'editor', sql: many(300), expect: '!PT402' },
      { as: 'editor', sql: many(299), expect: '299' },
      refused('owner', one(fresh(1), 0, QUOTE), 'PT402 vendor_quote_limit_reached {"limit": 300}'),
      ask('owner', one(QUOTES[SHARED], 1, null), "#>> '{0,version}'", '2'),
      ask('owner', one(fresh(1), 0, QUOTE), "#>> '{0,version}'", '1'),
    ],
  },
  {
    name: 'a person holds two thousand vendors of their own',
    steps: [
      { as: 'owner', sql: manyVendors(2_000), expect: '!PT402' },
      { as: 'owner', sql: manyVendors(1_999), expect: '1999' },
      {
        as: 'owner',
        sql: `select probe.refusal(${literal(manyVendors(1))})`,
        expect: 'PT402 vendor_limit_reached {"limit": 2000}',
      },
      { as: 'editor', sql: manyVendors(1), expect: '1' },
      book('owner', '2000'),
      book('editor', '1'),
      book('viewer', '0'),
    ],
  },
  {
    name: 'nobody writes into the address book of another',
    steps: [
      {
        as: 'editor',
        sql: `insert into public.vendors (id, owner_id, category, vendor_name)
          select '${fresh(1)}', '${PEOPLE.owner}', 'music', 'x'`,
        expect: '!42501',
      },
      {
        as: 'editor',
        sql: `update public.vendors set notes = 'x' where id = '${VENDORS.owner}'`,
        expect: '0',
      },
      { as: 'owner', sql: `delete from public.vendors where id = '${VENDORS.owner}'`, expect: '!42501' },
      {
        as: 'owner',
        sql: `update public.vendors set notes = 'Puntual' where id = '${VENDORS.owner}'`,
        expect: '1',
      },
      {
        as: 'postgres',
        sql: `select (updated_at = now())::text from public.vendors where id = '${VENDORS.owner}'`,
        expect: 'true',
      },
    ],
  },
  {
    name: 'an address book is saved as rows of its owner, by nobody else',
    steps: [
      ask('owner', entry(fresh(1), 0, VENDOR), VERSION, '1'),
      ask('owner', entry(fresh(1), 0, VENDOR), VERSION, '1'),
      ask('owner', entry(fresh(1), 1, { notes: 'Puntual' }), "#>> '{0,row,owner_id}'", PEOPLE.owner),
      refused('owner', entry(fresh(1), 1, { notes: 'Tarde' }), staleAt(2)),
      refused('owner', entry(fresh(1), 2, { owner_id: PEOPLE.editor }), '22023 unknown field owner_id'),
      refused('editor', entry(fresh(1), 2, { notes: 'x' }), 'PT404 book_not_found'),
      refused('editor', entry(fresh(2), 0, VENDOR), 'PT404 book_not_found'),
      ask('editor', entry(fresh(1), 0, VENDOR, PEOPLE.editor), '', '!PT409'),
      ask('anonymous', entry(fresh(2), 0, VENDOR), '', '!42501'),
      refused('owner', entry(fresh(2), 0, VENDOR, SHARED), 'PT404 book_not_found'),
      refused(
        'owner',
        saveRow('tasks', fresh(2), 0, { task_name: 'x' }, PEOPLE.owner),
        'PT404 plan_not_found',
      ),
    ],
  },
  {
    name: 'a vendor taken out of a book stays as a mark, and comes back',
    steps: [
      ask('owner', entry(VENDORS.owner, 1, null), VERSION, '2'),
      ask('owner', entry(VENDORS.owner, 1, null), VERSION, '2'),
      refused(
        'owner',
        entry(VENDORS.owner, 0, VENDOR),
        `PT410 row_deleted {"id": "${VENDORS.owner}", "table": "vendors"}`,
      ),
      { as: 'owner', sql: manyVendors(2_000), expect: '2000' },
      refused('owner', entry(VENDORS.owner, 2, VENDOR), 'PT402 vendor_limit_reached {"limit": 2000}'),
      { as: 'postgres', sql: `delete from public.vendors where id <> '${VENDORS.owner}'`, expect: '2001' },
      ask('owner', entry(VENDORS.owner, 2, VENDOR), VERSION, '3'),
    ],
  },
  {
    name: 'of a vendor taken out nothing stays but its name, and an undo brings all of it back',
    steps: [
      ask('owner', entry(fresh(1), 0, WHOLE), VERSION, '1'),
      ask('owner', entry(fresh(1), 1, null), VERSION, '2'),
      { as: 'postgres', sql: said(fresh(1)), expect: 'music|DJ Íñigo' },
      ask('owner', entry(fresh(1), 2, WHOLE), VERSION, '3'),
      {
        as: 'postgres',
        sql: said(fresh(1)),
        expect: 'music|DJ Íñigo|Manu|dj@example.org|612|https://example.org|Sevilla|es|5|Puntual',
      },
    ],
  },
  {
    name: 'of the marks in a book two hundred stay',
    steps: [
      { as: 'owner', sql: manyVendors(300), expect: '300' },
      { as: 'owner', sql: 'update public.vendors set deleted_at = now()', expect: '301' },
      book('owner', '200'),
    ],
  },
];
