import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemSchema } from '../ledger/item-schema';
import { itemTotals } from '../ledger/ledger';
import { EMPTY_ITEM } from '../ledger/ledger-item';
import { bookingOf, ledgerName } from './booking';
import { EMPTY_TERMS } from './quote';

const days = { today: '2026-11-22', event_date: '2027-06-12', currency: 'EUR' };
const part = fc.record({
  rate: fc.integer({ min: 1, max: 10_000 }),
  days_before: fc.integer({ min: 0, max: 400 }),
});

describe('booking a quote', () => {
  it('a booking takes deposit, instalments and cancellation fees from the quote', () => {
    const terms = {
      ...EMPTY_TERMS,
      deposit_rate: 3_000,
      instalments: [{ rate: 4_000, days_before: 60 }],
      cancellation: [
        { days_before: 90, fee: 2_500 },
        { days_before: 300, fee: 0 },
      ],
    };
    expect(bookingOf('Foto Luz', terms, 235_950, days)).toEqual({
      vendor_name: 'Foto Luz',
      amount: 235_950,
      payments: [
        { kind: 'deposit', amount: 70_785, due_date: '2026-11-22', paid_date: null, payer: null },
        { kind: 'payment', amount: 94_380, due_date: '2027-04-13', paid_date: null, payer: null },
      ],
      payment_date: '2027-05-29',
      cancellation: [{ cancel_by: '2027-03-14', fee: 2_500 }],
    });
  });

  it('the payments of a booking never exceed its price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null }),
        fc.array(part, { maxLength: 10 }),
        fc.array(part, { maxLength: 10 }),
        fc.string({ minLength: 1 }),
        (total, deposit, instalments, steps, name) => {
          const cancellation = steps.map(({ rate: fee, days_before }) => ({ fee, days_before }));
          const booked = bookingOf(name, { ...EMPTY_TERMS, deposit, instalments, cancellation }, total, days);
          if (!booked) return expect.fail();
          const item = {
            ...EMPTY_ITEM,
            ...booked,
            id: 'x',
            category: 'music' as const,
            planned_amount: total,
            actual_amount: total,
            payments: booked.payments.map((entry, i) => ({ ...entry, id: String(i) })),
          };
          expect(itemTotals(item, 'EUR').committed).toBe(total);
          expect(itemTotals(item, 'EUR').over).toBe(0);
          expect(itemSchema({ today: days.today }).safeParse(item).error).toBeUndefined();
        },
      ),
    );
  });

  it('a price above the maximum amount of an item can’t be booked', () => {
    expect(bookingOf('x', EMPTY_TERMS, 1_000_000_001, days)).toBeNull();
  });

  it('bookingOf splits a price in a currency without cents into whole amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.array(part, { maxLength: 5 }),
        (yen, deposit_rate, instalments) => {
          const terms = { ...EMPTY_TERMS, deposit_rate, instalments };
          const booked = bookingOf('x', terms, yen * 100, { ...days, currency: 'JPY' });
          for (const { amount } of booked?.payments ?? expect.fail()) expect(amount % 100).toBe(0);
        },
      ),
    );
  });

  it('bookingOf converts a vendor’s name to the characters that the ledger allows', () => {
    expect(ledgerName('Estudio Marta e Hijos, Foto (Sevilla)')).toBe('Estudio Marta e Hijos Foto Sevilla');
    expect(ledgerName('D’Arte & Co.')).toBe("D'Arte & Co.");
    expect(ledgerName('🎉')).toBe('-');
  });
});
