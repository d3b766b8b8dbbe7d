import fc from 'fast-check';
import { addDays } from '../../src/domain/calendar';
import type { Contribution } from '../../src/domain/ledger/cash-flow';
import type { CancellationStep, LedgerEntry, LedgerItem } from '../../src/domain/ledger/ledger-item';
import { ENTRY_KINDS } from '../../src/domain/ledger/ledger-item';
import { CATEGORIES } from '../../src/domain/plan/facts';

/** “Today” for random ledgers. */
export const TODAY = '2026-11-21';

const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => addDays(TODAY, days));
const amount = (min: number) =>
  fc.oneof(fc.integer({ min, max: 2_000_00 }), fc.integer({ min, max: 1_000_000_000 }));
const rate = fc.constantFrom(0, 400, 1000, 2100, 1234, 887.5, 812.3, 10_000);

const entry: fc.Arbitrary<LedgerEntry> = fc.record({
  id: fc.uuid({ version: 4 }),
  kind: fc.constantFrom(...ENTRY_KINDS),
  amount: amount(1),
  due_date: day(-300, 300),
  paid_date: fc.option(day(-300, 0)),
  payer: fc.option(fc.constantFrom('Ana', 'Luis', 'Mamá')),
});

const steps: fc.Arbitrary<CancellationStep[]> = fc
  .tuple(
    fc.uniqueArray(day(-60, 300), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 4 }),
  )
  .map(([days, fees]) => {
    const rising = fees.toSorted((a, b) => a - b);
    return days
      .toSorted()
      .slice(0, rising.length)
      .map((cancel_by, i) => ({ cancel_by, fee: rising[i] ?? 0 }));
  });

export const ledgerItem: fc.Arbitrary<LedgerItem> = fc.record({
  id: fc.uuid({ version: 4 }),
  category: fc.constantFrom(...CATEGORIES),
  vendor_name: fc.constantFrom('Flores Azahar', 'Finca La Concepción', 'Catering Sol & Sal'),
  planned_amount: amount(0),
  actual_amount: fc.option(amount(0)),
  tax_rate: rate,
  tax_included: fc.boolean(),
  service_rate: rate,
  service_included: fc.boolean(),
  description: fc.option(fc.constantFrom('Con ramo')),
  payment_date: fc.option(day(-300, 300)),
  payments: fc.array(entry, { maxLength: 5 }),
  cancellation: steps,
});

export const ledgerItems = (maxLength = 12) =>
  fc.uniqueArray(ledgerItem, { maxLength, selector: ({ id }) => id });

export const contributions = (maxLength = 5): fc.Arbitrary<Contribution[]> =>
  fc.array(
    fc
      .record({
        id: fc.uuid({ version: 4 }),
        contributor: fc.constantFrom('Ana', 'Luis', 'Mis padres'),
        amount: fc.integer({ min: 1, max: 1_000_000 }),
        repeats: fc.constantFrom('once' as const, 'monthly' as const),
        starts_on: day(-200, 200),
        months: fc.option(fc.integer({ min: 1, max: 600 })),
      })
      .map(({ months, ...one }) => ({
        ...one,
        ends_on: one.repeats === 'monthly' && months !== null ? addDays(one.starts_on, months) : null,
      })),
    { maxLength },
  );

export const eventDate = day(-10, 400);
