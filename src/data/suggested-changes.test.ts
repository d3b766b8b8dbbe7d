import { expect, test } from 'vitest';
import type { Milestone } from '@/domain/timeline/item';
import type { StoredItem } from './ledger';
import { holdLine, isOfOldMoney, toSuggested } from './suggested-changes';

const conversion = { from: 'EUR', rate: 21.5, on: '2027-03-10' };
const line = {
  table: 'budget_items',
  id: 'a',
  version: 1,
  row: { budgeted_amount: 500 },
  before: null,
} as const;

test.each([
  ['before the conversion', '2027-03-09T23:00:00Z', true],
  ['on its day', '2027-03-10T08:00:00Z', true],
  ['after it', '2027-03-11T00:00:00Z', false],
])(
  'isOfOldMoney says whether an amount suggested %s is in the old currency (%s)',
  (_, created_at, expected) => {
    expect(isOfOldMoney({ created_at }, line, conversion)).toBe(expected);
  },
);

test('isOfOldMoney returns false without amounts, without a row or without a conversion', () => {
  const old = { created_at: '2027-01-01T00:00:00Z' };
  expect(isOfOldMoney(old, { ...line, table: 'tasks' }, conversion)).toBe(false);
  expect(isOfOldMoney(old, { ...line, row: null }, conversion)).toBe(false);
  expect(isOfOldMoney(old, line, null)).toBe(false);
});

const milestone: Milestone = {
  id: 'm',
  version: 1,
  kind: 'milestone',
  title: 'Invitaciones',
  responsible: null,
  place: null,
  notes: null,
  event_on: '2127-06-05',
  starts_on: '2127-01-05',
  reminder_days_before: null,
  completed_at: null,
  generated: null,
};

test('a suggestion keeps the day of a new or moved milestone', () => {
  const after = { ...milestone, starts_on: '2127-02-01' };
  const moved = toSuggested({ table: 'timeline_items', before: milestone, after });
  expect(holdLine(moved, milestone)).toMatchObject({ fit: 'fits', change: { after } });
  const added = toSuggested({ table: 'timeline_items', before: null, after: { ...after, version: 0 } });
  expect(holdLine(added, null).change?.after).toMatchObject({ kind: 'milestone', starts_on: '2127-02-01' });
});

test('a suggestion with numeric amounts matches its row until the row changes', () => {
  const item = {
    id: 'i',
    version: 3,
    category: 'music',
    vendor_name: 'Banda',
    planned_amount: 120_050,
    actual_amount: null,
    tax_rate: null,
    tax_included: true,
    service_rate: null,
    service_included: true,
    description: null,
    payment_date: null,
    payments: [],
    cancellation: [],
    event_on: null,
  } as unknown as StoredItem;
  const told = {
    table: 'budget_items',
    id: 'i',
    version: 3,
    row: { planned_amount: 900 },
    before: { planned_amount: 1200.5 },
  } as const;
  expect(holdLine(told, item)).toMatchObject({ fit: 'fits', change: { after: { planned_amount: 90_000 } } });
  expect(holdLine(told, { ...item, planned_amount: 130_000 } as StoredItem).fit).toBe('moved');
  expect(holdLine(told, { ...item, planned_amount: 90_000 } as StoredItem).fit).toBe('done');
  // A suggestion with an unknown column must never count as already done.
  expect(holdLine({ ...told, row: { price: 1 } }, item).fit).not.toBe('done');
});
