import { describe, expect, it, test } from 'vitest';
import { EMPTY_TERMS } from './quote';
import { type QuoteForm, quoteSchema } from './quote-schema';
import { quoteValues } from './quote-values';
import { stageNow, type VendorQuote } from './vendor';

const QUOTE: VendorQuote = {
  ...EMPTY_TERMS,
  id: 'q',
  version: 1,
  category: 'catering',
  stage: 'quoted',
  vendor_name: 'Finca Norte',
  contact_name: null,
  email: null,
  phone: null,
  website: null,
  place: null,
  language: null,
  style: null,
  notes: null,
  message: null,
  free_on_date: null,
  serves_place: null,
  capacity: null,
  rating: null,
  reviews: null,
  asked_on: null,
  answered_on: null,
  chase_on: null,
  item_id: null,
  own_lines: [],
};
const comma = (value: number) => String(value).replace('.', ',');
const typed = (given: Partial<QuoteForm>) =>
  quoteSchema.safeParse({ ...quoteValues(QUOTE, comma), ...given });
const problems = (given: Partial<QuoteForm>) =>
  typed(given).error?.issues.map(({ message }) => message) ?? [];

describe('a rate', () => {
  test.each([
    ['8.875', 887.5],
    ['8,875', 887.5],
    ['0,001', 0.1],
    ['21', 2100],
    ['21,000', 2100],
    ['', null],
  ])('the tax rate entered as %j is stored with up to three decimals', (tax_rate, rate) => {
    expect(typed({ tax_rate }).data?.tax_rate).toBe(rate);
  });

  test.each([
    ['18', 1800],
    ['18 + 5', 2300],
    ['12,5+2,25', 1475],
    [' ', null],
  ])('the service rate entered as %j is stored as the sum of its percentages', (service_rate, rate) => {
    expect(typed({ service_rate }).data?.service_rate).toBe(rate);
  });

  test.each([
    [{ tax_rate: '8,8755' }, 'threeDecimals'],
    [{ deposit_rate: '33,333' }, 'twoDecimals'],
    [{ service_rate: '18 + 0,125' }, 'twoDecimals'],
    [{ service_rate: '60 + 50' }, 'rate'],
    [{ service_rate: '18 +' }, 'rate'],
    [{ tax_rate: '101' }, 'rate'],
    [{ tax_rate: '-1' }, 'rate'],
  ])('the invalid rate %j is refused instead of rounded', (given, problem) => {
    expect(problems(given)).toEqual([problem]);
  });

  it('the form shows a stored tax rate exactly as it was entered', () => {
    for (let thousandth = 0; thousandth <= 100_000; thousandth += 37) {
      const tax_rate = comma(thousandth / 1_000);
      const after = { ...QUOTE, tax_rate: typed({ tax_rate }).data?.tax_rate ?? Number.NaN };
      expect(quoteValues(after, comma).tax_rate).toBe(tax_rate);
    }
  });
});

describe('a number whose mark can group thousands or begin decimals', () => {
  test.each<[Partial<QuoteForm>, object]>([
    [{ guests_included: '1.250' }, { guests_included: 1_250 }],
    [{ guests_included: '1,250' }, { guests_included: 1_250 }],
    [{ capacity: '2 000' }, { capacity: 2_000 }],
    [{ hours_included: '7.500' }, { hours_included: 7.5 }],
    [{ hours_included: '7,5' }, { hours_included: 7.5 }],
    [{ rating: '4.875' }, { rating: 4.9 }],
  ])('the form reads %j in the only meaning that fits the field', (given, read) => {
    expect(typed(given).data).toMatchObject(read);
  });

  test.each<[Partial<QuoteForm>, string]>([
    [{ guests_included: '1.5' }, 'count'],
    [{ guests_included: '1.00001' }, 'count'],
    [{ units: '1,250' }, 'count'],
    [{ hours_included: '7,25' }, 'hours'],
    [{ instalments: [{ rate: '33,333', days_before: '30' }] }, 'twoDecimals'],
    [{ instalments: [{ rate: '0', days_before: '30' }] }, 'rate'],
    [{ cancellation: [{ rate: '50', days_before: '7,5' }] }, 'days'],
  ])('the invalid number %j is refused', (given, problem) => {
    expect(problems(given)).toEqual([problem]);
  });

  it('an instalment of a whole percentage is stored in hundredths with its days', () => {
    const instalments = [{ rate: '33,33', days_before: '1.000' }];
    expect(typed({ instalments }).data?.instalments).toEqual([{ rate: 3_333, days_before: 1_000 }]);
  });
});

describe('a minimum spend, further guests and a child’s price', () => {
  it('the minimum spend, included guests and extra prices of a quote are stored as entered', () => {
    const given = { minimum_spend: 800_000, guests_included: '100', extra_guest: 6_500, child_price: 0 };
    expect(typed(given).data).toMatchObject({ ...given, guests_included: 100 });
  });

  it('an out-of-range minimum spend, guest count or guest price is refused', () => {
    expect(problems({ minimum_spend: -1 })).toEqual(['amount']);
    expect(problems({ guests_included: '0' })).toEqual(['count']);
    expect(problems({ extra_guest: 1_000_000_001 })).toEqual(['amount']);
  });
});

describe('the stage of a quote', () => {
  const booked: VendorQuote = { ...QUOTE, stage: 'booked', item_id: 'i' };

  it('a quote counts as booked only while its item is in the ledger', () => {
    expect(stageNow(booked, new Set(['i', 'j']))).toBe('booked');
    expect(stageNow(booked, new Set(['j']))).toBe('quoted');
    expect(stageNow({ ...booked, item_id: null }, new Set(['j']))).toBe('quoted');
  });

  it('the stage of a quote that isn’t booked doesn’t depend on the ledger', () => {
    expect(stageNow({ ...booked, stage: 'visited' }, new Set())).toBe('visited');
  });
});
