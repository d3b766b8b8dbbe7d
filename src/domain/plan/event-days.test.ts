import { expect, test } from 'vitest';
import { eventDays, lastDay } from './event-days';

const event = (event_type: 'corporate' | 'wedding', duration: number | null) =>
  lastDay({ event_type, event_date: '2027-12-31', duration });

test('a conference ends on the last of its days, and a wedding’s date is its own day', () => {
  expect(event('corporate', 33)).toBe('2028-01-01');
  expect(event('corporate', 72)).toBe('2028-01-02');
  expect(event('corporate', 24)).toBe('2027-12-31');
  expect(event('corporate', null)).toBe('2027-12-31');
  expect(event('wedding', 60)).toBe('2027-12-31');
});

test('an event has one to three days', () => {
  expect([null, 1, 24, 25, 48, 49, 72, 500].map(eventDays)).toEqual([1, 1, 1, 2, 2, 3, 3, 3]);
});
