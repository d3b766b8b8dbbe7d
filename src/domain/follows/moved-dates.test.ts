import { expect, test } from 'vitest';
import type { EventPart } from '../guests/guest';
import type { Contribution } from '../ledger/cash-flow';
import { EMPTY_ITEM, type LedgerEntry } from '../ledger/ledger-item';
import { movedContribution, movedItem, movedPart } from './moved-dates';
import { isOffDay, isUndecided } from './undecided';

const TODAY = '2026-11-27';
const part = (fields: Partial<EventPart> = {}): EventPart => ({
  id: 'p',
  version: 1,
  name: 'Cena',
  position: 1,
  starts_at: '2027-10-09T19:30:00+00:00',
  time_zone: 'Europe/Madrid',
  reply_by: '2027-09-01',
  place: null,
  capacity: null,
  event_on: '2027-10-09',
  ...fields,
});
const entry = (due_date: string, paid_date: string | null = null): LedgerEntry => ({
  id: due_date,
  kind: 'payment',
  amount: 100,
  due_date,
  paid_date,
  payer: null,
});
const item = (fields: object) => ({ ...EMPTY_ITEM, id: 'i', event_on: '2027-05-15', ...fields });

test('a part of the event that moves from summer to winter keeps its local time', () => {
  // 21:30 in Madrid, in summer time and then in winter time.
  expect(movedPart(part(), '2027-11-20', TODAY)).toEqual({
    before: part(),
    after: part({ starts_at: '2027-11-20T20:30:00.000Z', reply_by: '2027-10-13', event_on: '2027-11-20' }),
    nearest: false,
  });
});

test('a part on the day before the event moves with the event', () => {
  const eve = part({ starts_at: '2027-10-08T18:00:00Z', time_zone: 'America/Mexico_City', reply_by: null });
  expect(movedPart(eve, '2028-02-26', TODAY)?.after.starts_at).toBe('2028-02-25T18:00:00.000Z');
});

test('a reply deadline that would move into the past is set to today', () => {
  const moved = movedPart(part({ reply_by: '2027-01-10' }), '2026-12-19', TODAY);
  expect(moved?.after.reply_by).toBe(TODAY);
  expect(moved?.nearest).toBe(true);
});

test('a part without a date to change is not moved', () => {
  expect(movedPart(part(), '2027-10-09', TODAY)).toBeNull();
  const { event_on, ...unstored } = part();
  expect(movedPart(unstored, '2027-11-20', TODAY)).toBeNull();
  expect(isUndecided({ event_on: null }, '2027-11-20')).toBe(false);
  expect(movedPart(part({ starts_at: null, reply_by: null }), '2027-11-20', TODAY)).toBeNull();
});

test('only unpaid instalments that are not yet due move with the event', () => {
  const before = item({
    payment_date: '2027-05-01',
    payments: [entry('2026-12-01', '2026-11-20'), entry('2026-11-01'), entry('2027-03-01')],
  });
  const moved = movedItem(before, '2027-06-05', TODAY);
  expect(moved?.after.payments.map(({ due_date }) => due_date)).toEqual([
    '2026-12-01',
    '2026-11-01',
    '2027-03-22',
  ]);
  expect(moved?.after.payment_date).toBe('2027-05-22');
  expect(moved?.after.event_on).toBe('2027-06-05');
  expect(moved?.nearest).toBe(false);
});

test('a moved instalment stays within the allowed range of dates', () => {
  const before = item({
    payment_date: '2027-11-01',
    payments: [entry('2026-12-20'), entry('2027-11-01'), entry('2028-06-01')],
  });
  const days = (event_date: string) => {
    const after = movedItem(before, event_date, TODAY)?.after;
    return [after?.payment_date, ...(after?.payments.map(({ due_date }) => due_date) ?? [])];
  };
  expect(days('2027-03-01')).toEqual(['2027-08-18', TODAY, '2027-08-18', '2028-03-01']);
  expect(days('2027-12-15')).toEqual(['2027-11-27', '2027-07-22', '2028-06-02', '2028-12-15']);
  expect(movedItem(before, '2027-12-15', TODAY)?.nearest).toBe(true);
});

test('all cancellation deadlines of an expense move by the same number of days', () => {
  const cancellation = [
    { cancel_by: '2026-11-20', fee: 1_000 },
    { cancel_by: '2027-03-01', fee: 5_000 },
  ];
  const days = (event_date: string, terms = cancellation) =>
    movedItem(item({ cancellation: terms }), event_date, TODAY)?.after.cancellation;
  expect(days('2027-06-14')).toEqual([
    { cancel_by: '2026-12-20', fee: 1_000 },
    { cancel_by: '2027-03-31', fee: 5_000 },
  ]);
  // If the event moves to an earlier day, it might be too late to cancel.
  expect(days('2026-12-31')?.map(({ cancel_by }) => cancel_by)).toEqual(['2026-07-08', '2026-10-17']);
  expect(days('2027-06-14', cancellation.slice(0, 1))).toBeUndefined();
});

const gift = (fields: Partial<Contribution>) => ({
  id: 'c',
  contributor: 'Mis padres',
  amount: 100_000,
  repeats: 'once' as const,
  starts_on: '2027-05-15',
  ends_on: null,
  event_on: '2027-05-15',
  ...fields,
});

test('a contribution moves with the event, but never into the past', () => {
  const moved = (event_date: string, fields: Partial<Contribution> = {}) => {
    const found = movedContribution(gift(fields), event_date, TODAY);
    return found && [found.after.starts_on, found.after.ends_on, found.after.event_on, found.nearest];
  };
  expect(moved('2027-06-05')).toEqual(['2027-06-05', null, '2027-06-05', false]);
  expect(moved('2026-12-05', { starts_on: '2027-01-15' })).toEqual([TODAY, null, '2026-12-05', true]);
  expect(moved('2027-06-05', { starts_on: '2026-11-26' })).toBeNull();
  expect(moved('2027-05-15')).toBeNull();
});

test('the end of monthly saving moves with the event', () => {
  const moved = (event_date: string, fields: Partial<Contribution>) => {
    const found = movedContribution(gift({ repeats: 'monthly', ...fields }), event_date, TODAY);
    return found && [found.after.starts_on, found.after.ends_on, found.nearest];
  };
  const ends_on = '2027-05-01';
  expect(moved('2027-07-15', { starts_on: '2026-10-01', ends_on })).toEqual([
    '2026-10-01',
    '2027-07-01',
    false,
  ]);
  expect(moved('2026-12-31', { starts_on: '2027-01-10', ends_on })).toEqual([
    '2027-01-10',
    '2027-01-10',
    true,
  ]);
  expect(moved('2027-07-15', { starts_on: '2026-10-01', ends_on: null })).toBeNull();
  expect(moved('2027-07-15', { starts_on: '2026-01-01', ends_on: '2026-11-01' })).toBeNull();
});

test('moving an event suggests no change to an expense without unpaid instalments', () => {
  expect(movedItem(item({ payments: [entry('2027-01-01', '2026-11-01')] }), '2027-06-05', TODAY)).toBeNull();
});

test('without an end date, a part can be on the day before or after the event’s days', () => {
  const on = (starts_at: string, duration: number | null) =>
    isOffDay(part({ starts_at }), { event_date: '2027-10-09', duration });
  expect(on('2027-10-08T10:00:00Z', null)).toBe(false);
  expect(on('2027-10-10T23:00:00Z', null)).toBe(true);
  expect(on('2027-10-10T11:00:00Z', 8)).toBe(false);
  expect(on('2027-10-12T11:00:00Z', 72)).toBe(false);
  expect(on('2027-10-07T11:00:00Z', 72)).toBe(true);
  expect(isOffDay(part({ starts_at: null }), { event_date: '2030-01-01', duration: null })).toBe(false);
  // If the last day is known, times outside the event's days don't belong to the event, except the night
  // after the last day.
  const within = (starts_at: string) =>
    isOffDay(part({ starts_at }), { event_date: '2027-10-09', event_end_date: '2027-10-10', duration: 48 });
  expect(within('2027-10-08T10:00:00Z')).toBe(true);
  expect(within('2027-10-09T10:00:00Z')).toBe(false);
  expect(within('2027-10-10T23:00:00Z')).toBe(false);
  expect(within('2027-10-11T10:00:00Z')).toBe(true);
});
