import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerItem, TODAY } from '@/../tests/builders/ledgers';
import { contributionSchema, excessOf, type ItemForm, itemSchema, paymentDates } from './item-schema';
import { EMPTY_ITEM, type LedgerItem } from './ledger-item';

const ITEM: ItemForm = {
  ...EMPTY_ITEM,
  id: 'a',
  category: 'decorations',
  vendor_name: 'Flores & Cía.',
  planned_amount: 100,
  tax_rate: 2100,
  description: '',
  payments: [],
  cancellation: [],
};
const ENTRY = { id: 'e', kind: 'payment' as const, amount: 100, due_date: TODAY, paid_date: null, payer: '' };
const problemOf = (change: object, known?: ReadonlySet<string>, event_date = TODAY) => {
  const read = itemSchema({ today: TODAY, event_date, ...(known ? { known } : {}) }).safeParse({
    ...ITEM,
    ...change,
  });
  return read.success ? null : read.error.issues[0]?.message;
};

describe('an expense', () => {
  it.each([
    [{ vendor_name: ' ' }, 'vendorRequired'],
    [{ vendor_name: 'x'.repeat(101) }, 'vendorLong'],
    [{ vendor_name: 'Flores <b>' }, 'vendorCharacters|<'],
    [{ vendor_name: 'Flores_1-2.3 & L’Hort' }, null],
    [{ planned_amount: null }, 'amountRequired'],
    [{ planned_amount: -1 }, 'amountRange'],
    [{ planned_amount: 1_000_000_000 }, null],
    [{ actual_amount: 1_000_000_001 }, 'amountRange'],
    [{ description: 'é'.repeat(500) }, null],
    [{ description: 'é'.repeat(501) }, 'descriptionLong'],
    [{ payment_date: '2027-11-21' }, null],
    [{ payment_date: '2027-11-23' }, 'dateRange'],
    [{ payment_date: '2025-11-19' }, 'dateRange'],
    [{ payment_date: '2026-02-30' }, 'dateInvalid'],
    [{ category: 'picnic' }, 'category'],
    [{ tax_rate: 10_001 }, 'rate'],
    [{ payments: [ENTRY] }, null],
    [{ payments: [{ ...ENTRY, amount: 0 }] }, 'amountPositive'],
    [{ payments: [{ ...ENTRY, amount: null }] }, 'amountRequired'],
    [{ payments: [{ ...ENTRY, due_date: '' }] }, 'dateRequired'],
    [{ payments: [{ ...ENTRY, paid_date: '2026-12-01' }] }, 'datePaidAhead'],
    [{ payments: Array.from({ length: 25 }, () => ENTRY) }, 'tooManyPayments'],
    [{ cancellation: [1, 2].map((fee) => ({ cancel_by: TODAY, fee })) }, 'stepTwice'],
    [
      {
        cancellation: [
          { cancel_by: '2027-01-01', fee: 10 },
          { cancel_by: '2026-12-01', fee: 20 },
        ],
      },
      'stepCheaper',
    ],
  ])('validation of an expense with %j finds the expected problem or none', (change, problem) => {
    expect(problemOf(change)).toBe(problem);
  });

  it('an instalment can be due up to a year after the event', () => {
    const due = (due_date: string, event_date: string) =>
      problemOf({ payments: [{ ...ENTRY, due_date }] }, undefined, event_date);
    expect(due('2029-05-20', '2028-05-20')).toBeNull();
    expect(due('2029-05-21', '2028-05-20')).toBe('dueRange');
    expect(due('2025-11-19', '2028-05-20')).toBe('dueRange');
    // If the event is over, the latest due date is counted from today.
    expect(due('2027-11-21', '2026-01-01')).toBeNull();
    expect(problemOf({ payment_date: '2028-05-20' }, undefined, '2028-05-20')).toBe('dateRange');
  });

  it('an expense can keep stored dates outside the allowed range', () => {
    expect(problemOf({ payment_date: '2024-01-01' })).toBe('dateRange');
    expect(problemOf({ payment_date: '2024-01-01' }, new Set(['2024-01-01']))).toBeNull();
  });

  it('a valid expense is accepted unchanged', () => {
    fc.assert(
      fc.property(ledgerItem, (item) => {
        expect(itemSchema({ today: TODAY, known: paymentDates(item) }).parse(item)).toEqual(item);
      }),
    );
  });

  it('the user is asked about an overpayment only when it grows', () => {
    const before = itemSchema({ today: TODAY }).parse({ ...ITEM, actual_amount: 100, payments: [ENTRY] });
    const after = {
      ...before,
      payments: [...before.payments, { ...ENTRY, id: 'f', amount: 50, payer: null }],
    };
    expect(excessOf(null, before, 'EUR')).toBeNull();
    expect(excessOf(before, after, 'EUR')).toEqual({ kind: 'over', amount: 50 });
    expect(excessOf(after, after, 'EUR')).toBeNull();
  });

  it.each([
    { agreed: 80_000, paid: 50_000, refund: 90_000, received: false, asked: 10_000 },
    // The refund exceeds the payments so far, although not the price.
    { agreed: 80_000, paid: 50_000, refund: 60_000, received: true, asked: 10_000 },
    { agreed: null, paid: 0, refund: 20_000, received: false, asked: 20_000 },
    // A refund can be planned before the price is paid.
    { agreed: 80_000, paid: 0, refund: 10_000, received: false, asked: null },
    { agreed: null, paid: 30_000, refund: 30_000, received: true, asked: null },
  ])(
    'the user is asked about a refund above the paid amount: $refund of $paid',
    ({ agreed, paid, refund, received, asked }) => {
      const money = { due_date: TODAY, payer: null };
      const before: LedgerItem = {
        ...EMPTY_ITEM,
        id: 'i',
        actual_amount: agreed,
        payments: paid > 0 ? [{ ...money, id: 'p', kind: 'payment', amount: paid, paid_date: TODAY }] : [],
      };
      const back = {
        ...money,
        id: 'r',
        kind: 'refund',
        amount: refund,
        paid_date: received ? TODAY : null,
      } as const;
      const after = { ...before, payments: [...before.payments, back] };
      expect(excessOf(before, after, 'EUR')).toEqual(asked && { kind: 'back', amount: asked });
      expect(excessOf(after, after, 'EUR')).toBeNull();
    },
  );
});

it('a contribution must end after it begins', () => {
  const one = { id: 'c', contributor: 'Mis padres', amount: 100, repeats: 'monthly', starts_on: TODAY };
  expect(contributionSchema.safeParse({ ...one, ends_on: null }).success).toBe(true);
  expect(contributionSchema.safeParse({ ...one, ends_on: '2026-01-01' }).error?.issues[0]).toMatchObject({
    message: 'endsEarly',
    path: ['ends_on'],
  });
});
