import { describe, expect, it } from 'vitest';
import { USUAL_PREFERENCES } from '../drinks/preferences';
import { EMPTY_ITEM, type LedgerItem, priceOf } from '../ledger/ledger-item';
import { sumCents, unitOf } from '../money';
import { CURRENCIES } from '../places/places';
import { defaultChoices, type PlanState } from '../plan/facts';
import { EMPTY_TERMS } from '../vendors/quote';
import { readConversion } from './conversion';
import { convertItem, convertPlan, convertRows, fitsRows, type MoneyRows } from './convert-plan';
import { exchanged } from './exchange';

const AMOUNTS = [731_999, 288_001, 154_333, 0, 99_999, 61_667, 1, 40_500, 22_501];
const PLAN: PlanState = {
  name: 'Fiesta',
  event_type: 'anniversary',
  event_date: '2127-06-12',
  budget: sumCents(AMOUNTS),
  currency: 'EUR',
  duration: 6,
  guest_count: 70,
  country: 'ES',
  region: null,
  city: 'Soria',
  location_type: 'indoor',
  couple_type: null,
  kind: null,
  categories: defaultChoices('wedding').map((choice, i) => ({
    ...choice,
    allocated_amount: AMOUNTS[i] ?? 0,
  })),
};

const entry = (id: string, amount: number, kind: 'payment' | 'deposit' | 'refund' = 'payment') => ({
  id,
  kind,
  amount,
  due_date: '2127-01-01',
  paid_date: null,
  payer: null,
});
const ITEM: LedgerItem = {
  ...EMPTY_ITEM,
  id: 'band',
  planned_amount: 180_050,
  actual_amount: 149_901,
  tax_rate: 2100,
  tax_included: false,
  payments: [entry('a', 45_001, 'deposit'), entry('b', 68_190), entry('c', 68_189)],
};
const ROWS: MoneyRows = {
  plan: PLAN,
  items: [ITEM, { ...ITEM, payments: [entry('d', 20_003), entry('e', 1_501, 'refund')] }],
  contributions: [
    { id: 'c', contributor: 'Ana', amount: 250_033, repeats: 'once', starts_on: '2127-01-01', ends_on: null },
  ] as MoneyRows['contributions'],
  quotes: [
    {
      ...EMPTY_TERMS,
      price: 4_207,
      extra_hour: 1_999,
      travel: 3,
      extras: 12_345,
      minimum_spend: 40_001,
      extra_guest: 7_777,
      child_price: 1_251,
      guarantee: 50_050,
      deposit: null,
      deposit_rate: 3_000,
    },
  ],
  drinks: [
    {
      ...USUAL_PREFERENCES,
      id: 'd',
      version: 1,
      choices: {
        adults: 40,
        corkage: 350,
        prices: { wine: { price: 689, case_price: 3_999, case_size: 6 } },
      },
    } as MoneyRows['drinks'][number],
  ],
  scenarios: [
    { id: 's', version: 1, name: 'x', position: 0, overrides: { budget: 2_000_050, guest_count: 40 } },
    { id: 't', version: 1, name: 'y', position: 1, overrides: { guest_count: 12 } },
  ],
};

/** Returns all amounts in the rows, whatever their column. */
const amountsIn = ({ plan, items, contributions, quotes, drinks, scenarios }: MoneyRows): number[] => [
  plan.budget,
  ...plan.categories.map(({ allocated_amount }) => allocated_amount ?? 0),
  ...items.flatMap((item) => [
    item.planned_amount,
    item.actual_amount ?? 0,
    ...item.payments.map(({ amount }) => amount),
  ]),
  ...contributions.map(({ amount }) => amount),
  ...quotes.flatMap((one) =>
    [
      one.price,
      one.minimum_spend,
      one.extra_guest,
      one.child_price,
      one.extra_hour,
      one.travel,
      one.extras,
      one.guarantee,
      one.deposit,
    ].map((cents) => cents ?? 0),
  ),
  ...drinks.flatMap(({ choices }) => [
    choices.corkage ?? 0,
    ...Object.values(choices.prices ?? {}).flatMap((one) => [one.price ?? 0, one.case_price ?? 0]),
  ]),
  ...scenarios.map(({ overrides }) => overrides.budget ?? 0),
];

describe.each(CURRENCIES)('converting to %s', (currency) => {
  it.each([1, 1.08, 0.0137, 17.299])(
    'at the rate %f, all converted amounts are whole units of the currency',
    (rate) => {
      const next = convertRows(ROWS, { currency, rate });
      const unit = unitOf(currency);
      const [before, after] = [amountsIn(ROWS), amountsIn(next)];
      expect(after.filter((amount) => amount % unit !== 0)).toEqual([]);
      expect(next.plan.currency).toBe(currency);
      expect(sumCents(next.plan.categories.map(({ allocated_amount }) => allocated_amount ?? 0))).toBe(
        next.plan.budget,
      );
      for (const [i, amount] of after.entries())
        expect(Math.abs(amount - (before[i] ?? 0) * rate)).toBeLessThanOrEqual(unit * 2);
      expect(next.items.flatMap(({ payments }) => payments).every(({ amount }) => amount > 0)).toBe(true);
      expect(next.contributions.every(({ amount }) => amount > 0)).toBe(true);
      // Values that aren't money stay unchanged.
      expect(next.scenarios[1]).toEqual(ROWS.scenarios[1]);
      expect(next.drinks[0]?.choices.adults).toBe(40);
      expect(next.quotes[0]?.deposit_rate).toBe(3_000);
    },
  );
});

it('converted instalments cover the exact price if the original instalments did', () => {
  expect(sumCents(ITEM.payments.map(({ amount }) => amount))).toBe(priceOf(149_901, ITEM, 'EUR').total);
  for (const rate of [1.0837, 0.871, 3.333]) {
    const next = convertItem(ITEM, 'EUR', { currency: 'USD', rate });
    expect(sumCents(next.payments.map(({ amount }) => amount))).toBe(
      priceOf(next.actual_amount ?? 0, next, 'USD').total,
    );
  }
  const open = convertItem({ ...ITEM, payments: [entry('a', 10_000)] }, 'EUR', {
    currency: 'USD',
    rate: 1.5,
  });
  expect(open.payments[0]?.amount).toBe(15_000);
});

it('after a conversion, the unallocated part of a budget stays unallocated', () => {
  const half = { ...PLAN, budget: PLAN.budget * 2 };
  const next = convertPlan(half, { currency: 'GBP', rate: 0.5 });
  const sum = sumCents(next.categories.map(({ allocated_amount }) => allocated_amount ?? 0));
  expect(sum).toBe(exchanged(PLAN.budget, { currency: 'GBP', rate: 0.5 }));
});

it('a converted amount that is too large for its column is detected', () => {
  expect(fitsRows(ROWS)).toBe(true);
  expect(fitsRows(convertRows(ROWS, { currency: 'COP', rate: 900 }))).toBe(true);
  expect(fitsRows(convertRows(ROWS, { currency: 'COP', rate: 45_000 }))).toBe(false);
  const item = { ...ITEM, planned_amount: 900_000_000, payments: [] };
  expect(fitsRows(convertRows({ ...ROWS, items: [item] }, { currency: 'USD', rate: 1.2 }))).toBe(false);
});

it('a stored conversion is read only if its data is valid', () => {
  const kept = { from: 'EUR', rate: 1.08, on: '2026-11-27' };
  expect(readConversion(kept)).toEqual(kept);
  for (const wrong of [null, undefined, {}, { ...kept, rate: 0 }, { ...kept, rate: '1' }, 'EUR'])
    expect(readConversion(wrong)).toBeNull();
});
