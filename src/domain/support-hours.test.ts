import { expect, it } from 'vitest';
import { supportAt } from './support-hours';

const minute = (iso: string): number => Date.parse(iso) / 60_000;
const at = (iso: string) => {
  const { isThere, until } = supportAt(minute(iso));
  return [isThere, new Date(until * 60_000).toISOString()];
};

it.each([
  // In winter, Pacific time is eight hours behind UTC.
  ['a Friday morning', '2026-11-27T16:59:00Z', false, '2026-11-27T17:00:00.000Z'],
  ['a Friday at nine', '2026-11-27T17:00:00Z', true, '2026-11-28T02:00:00.000Z'],
  ['the last minute of Friday', '2026-11-28T01:59:59Z', true, '2026-11-28T02:00:00.000Z'],
  ['Friday at six', '2026-11-28T02:00:00Z', false, '2026-11-30T17:00:00.000Z'],
  ['a Sunday', '2026-11-29T20:00:00Z', false, '2026-11-30T17:00:00.000Z'],
  // In summer, Pacific time is seven hours behind UTC.
  ['a Wednesday of July', '2026-07-08T16:00:00Z', true, '2026-07-09T01:00:00.000Z'],
  // The clocks change on the weekend in between.
  ['the Friday before clocks go forward', '2026-03-07T03:00:00Z', false, '2026-03-09T16:00:00.000Z'],
])('the support hours follow Pacific time: %s', (_, iso, isThere, until) => {
  expect(at(iso)).toEqual([isThere, until]);
});
