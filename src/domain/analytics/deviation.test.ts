import { describe, expect, test } from 'vitest';
import type { EventFigures } from './analytics';
import { eventLines } from './analytics';
import { deviations, type PlacedEvent } from './deviation';
import { type KeptForecast, outcomes } from './outcomes';

const TODAY = '2027-01-01';
const event = (id: string, change: Partial<PlacedEvent> = {}): PlacedEvent => ({
  id,
  name: id,
  event_type: 'wedding',
  event_date: '2026-06-12',
  currency: 'EUR',
  budget: 500_000,
  guest_count: 40,
  location_type: 'indoor',
  categories: [
    { category: 'venue', selected: true, allocated_amount: 300_000 },
    { category: 'music', selected: true, allocated_amount: 100_000 },
  ],
  ...change,
});
const figures = (plan_id: string, venue: number): EventFigures => ({
  plan_id,
  money: { venue: { expected: venue, committed: venue, paid: 0 } },
  invited: 0,
  accepted: 0,
  declined: 0,
  waiting: 0,
});

describe('deviations', () => {
  const events = [
    event('a'),
    event('b', { guest_count: 151, location_type: 'outdoor' }),
    event('c', { event_type: 'birthday', guest_count: 50 }),
    event('ahead', { event_date: TODAY }),
  ];
  const all = [figures('a', 330_000), figures('b', 290_000), figures('c', 100_000), figures('ahead', 1)];

  test('deviations group past events by type, place and size', () => {
    expect(deviations(events, all, 'type', TODAY)).toEqual([
      { group: 'wedding', category: 'venue', events: 2, planned: 600_000, cost: 620_000, difference: 20_000 },
      {
        group: 'birthday',
        category: 'venue',
        events: 1,
        planned: 300_000,
        cost: 100_000,
        difference: -200_000,
      },
    ]);
    expect(
      deviations(events, all, 'place', TODAY).map(({ group, difference }) => [group, difference]),
    ).toEqual([
      ['indoor', -170_000],
      ['outdoor', -10_000],
    ]);
    expect(deviations(events, all, 'size', TODAY).map(({ group, events: count }) => [group, count])).toEqual([
      ['50', 2],
      ['null', 1],
    ]);
  });
});

describe('outcomes', () => {
  const kept = (plan_id: string, change: Partial<KeptForecast> = {}): KeptForecast => ({
    plan_id,
    event_on: '2026-06-12',
    currency: 'EUR',
    budget: 500_000,
    expected: 300_000,
    committed: 300_000,
    paid: 0,
    guest_count: 40,
    invited: 40,
    accepted: 38,
    arrived: 35,
    ...change,
  });

  test('outcomes ignore forecasts for another currency or date', () => {
    const lines = eventLines([event('a'), event('b'), event('c'), event('d')], [figures('a', 330_000)]);
    const found = outcomes(
      lines,
      [kept('a'), kept('b', { currency: 'USD' }), kept('c', { event_on: '2026-06-11' })],
      TODAY,
    );
    expect(found.map(({ line, cost, people }) => [line.event.id, cost, people])).toEqual([['a', 30_000, -3]]);
    expect(outcomes(lines, [kept('a', { arrived: null })], TODAY)[0]?.people).toBeNull();
    expect(outcomes(lines, [kept('a')], '2026-06-12')).toEqual([]);
  });
});
