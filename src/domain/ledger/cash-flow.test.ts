import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributions, eventDate, ledgerItems, TODAY } from '@/../tests/builders/ledgers';
import { addDays } from '../calendar';
import { arrivals, type Contribution, cashFlow, savingDays } from './cash-flow';
import type { LedgerItem } from './ledger-item';
import { EMPTY_ITEM } from './ledger-item';

const monthly = (amount: number, starts_on: string): Contribution => ({
  id: 'm',
  contributor: 'Ana y Luis',
  amount,
  repeats: 'monthly',
  starts_on,
  ends_on: null,
});
const owed = (id: string, actual_amount: number, payment_date: string): LedgerItem => ({
  ...EMPTY_ITEM,
  id,
  category: 'decorations',
  vendor_name: id,
  planned_amount: actual_amount,
  actual_amount,
  payment_date,
});

describe('the cash balance', () => {
  const facts = {
    items: [owed('Florista', 350_000, '2027-02-10'), owed('Finca', 100_000, '2027-02-20')],
    contributions: [monthly(100_000, '2026-12-01')],
    today: TODAY,
    event_date: '2027-06-12',
    currency: 'EUR',
  };

  it('the user gets suggestions to prevent a negative cash balance', () => {
    const flow = cashFlow(facts);
    expect(flow.today).toBe(0);
    expect(flow.lowest).toEqual({ date: '2027-02-20', balance: -150_000 });
    expect(flow.short).toEqual({ date: '2027-02-10', balance: -50_000 });
    expect(flow.lift).toMatchObject({ once: 150_000, monthly: 50_000 });
    expect(flow.lift?.later).toMatchObject({
      days: 50,
      date: '2027-04-01',
      due: { item: { id: 'Florista' } },
    });
    expect(flow.points.findLast(({ date }) => date <= '2027-02-15')?.balance).toBe(-50_000);
  });

  it('money expected monthly on the 31st arrives on the last day of shorter months', () => {
    expect(arrivals(monthly(1, '2026-12-31'), '2027-03-31')).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  it('monthly saving is not suggested when money is needed before the next month', () => {
    const flow = cashFlow({ ...facts, items: [owed('x', 1_000, '2026-11-25')] });
    expect(flow.lift).toMatchObject({ once: 1_000, monthly: null, later: { days: 6, date: '2026-12-01' } });
  });

  it('the final cash balance is income minus committed amounts', () => {
    fc.assert(
      fc.property(ledgerItems(), contributions(), eventDate, (items, money, event_date) => {
        const flow = cashFlow({ items, contributions: money, today: TODAY, event_date, currency: 'EUR' });
        expect(flow.points.at(-1)?.balance).toBe(flow.today + flow.incoming - flow.outgoing);
        const dates = flow.points.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(flow.lowest.balance).toBe(Math.min(...flow.points.map(({ balance }) => balance)));
      }),
    );
  });
});

describe('money that prevents a negative balance', () => {
  const random = [ledgerItems(6), contributions(), eventDate] as const;

  it('the suggested deposit is the smallest that prevents a negative balance', () => {
    fc.assert(
      fc.property(...random, (items, money, event_date) => {
        const facts = { items, today: TODAY, event_date, currency: 'EUR' };
        const { lift } = cashFlow({ ...facts, contributions: money });
        if (!lift) return;
        const more = (amount: number): Contribution => ({ ...monthly(amount, TODAY), repeats: 'once' });
        expect(cashFlow({ ...facts, contributions: [...money, more(lift.once)] }).short).toBeNull();
        expect(cashFlow({ ...facts, contributions: [...money, more(lift.once - 1)] }).short).not.toBeNull();
      }),
    );
  });

  it('the suggested monthly saving is the smallest that prevents a negative balance', () => {
    fc.assert(
      fc.property(...random, (items, money, event_date) => {
        const facts = { items, today: TODAY, event_date, currency: 'EUR' };
        const flow = cashFlow({ ...facts, contributions: money });
        const amount = flow.lift?.monthly;
        if (amount === null || amount === undefined) return;
        const days = savingDays(money, TODAY, flow.points.at(-1)?.date ?? TODAY);
        const more = (each: number) =>
          days.map((day): Contribution => ({ ...monthly(each, day), repeats: 'once' }));
        expect(cashFlow({ ...facts, contributions: [...money, ...more(amount)] }).short).toBeNull();
        expect(cashFlow({ ...facts, contributions: [...money, ...more(amount - 100)] }).short).not.toBeNull();
      }),
    );
  });

  it('the suggested delay of a payment is the shortest that prevents a negative balance', () => {
    fc.assert(
      fc.property(...random, (items, money, event_date) => {
        const facts = { contributions: money, today: TODAY, event_date, currency: 'EUR' };
        const later = cashFlow({ ...facts, items }).lift?.later;
        if (!later) return;
        const moved = (date: string) =>
          items.map((item): LedgerItem => {
            if (item.id !== later.due.item.id) return item;
            if (later.due.entry === null) return { ...item, payment_date: date };
            return {
              ...item,
              payments: item.payments.map((entry) =>
                entry.id === later.due.entry?.id ? { ...entry, due_date: date } : entry,
              ),
            };
          });
        expect(cashFlow({ ...facts, items: moved(later.date) }).short).toBeNull();
        expect(cashFlow({ ...facts, items: moved(addDays(later.date, -1)) }).short).not.toBeNull();
      }),
    );
  });
});
