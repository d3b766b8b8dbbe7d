import { describe, expect, test } from 'vitest';
import { DAY_FACTS } from '../../../tests/builders/timeline';
import type { DayFacts } from './day-facts';
import { generateDay, usualTemplate } from './generate';
import { NO_SUN } from './sun';
import { wallOf } from './zone';

const LONDON = 'Europe/London';
const BRITISH: DayFacts = {
  ...DAY_FACTS,
  country: 'GB',
  ceremony: 'civil',
  guest_count: 90,
  duration: 12,
  location_type: 'indoor',
};

function dayOf(change: Partial<DayFacts> = {}) {
  const facts = { ...BRITISH, ...change };
  const { lines } = generateDay(usualTemplate(facts), facts, LONDON, NO_SUN);
  return { lines, find: (id: string) => lines.find((line) => line.id === id) };
}

describe('the run sheet of a British wedding', () => {
  test('a British wedding has a registrar, group photos, a room change and a cake cutting', () => {
    const { find } = dayOf();
    const at = (id: string) => find(id)?.starts_at ?? Number.NaN;
    expect(at('ceremony') - at('registrar')).toBe(30);
    expect(at('groupPhotos')).toBeGreaterThan(at('ceremony'));
    expect(at('turnaround')).toBeLessThan(at('evening'));
    expect(at('cakeCut')).toBeLessThan(at('firstDance'));
    expect(at('firstDance') - at('evening')).toBe(30);
  });

  test('a British wedding in a church or a private garden has no registrar', () => {
    expect(dayOf({ ceremony: 'religious' }).find('registrar')).toBeUndefined();
    expect(dayOf({ location_type: 'home' }).find('registrar')).toBeUndefined();
    expect(dayOf({ country: 'ES' }).find('registrar')).toBeUndefined();
  });
});

describe('a large dinner outdoors', () => {
  test('a large outdoor dinner has four hours to set up the kitchen', () => {
    const field = dayOf({ location_type: 'outdoor', guest_count: 140 });
    expect(field.find('kitchen')?.duration).toBe(240);
    expect(field.find('tables')?.duration).toBeGreaterThanOrEqual(90);
    const hall = dayOf({ guest_count: 140 });
    expect(hall.find('kitchen')?.duration).toBe(60);
    expect(hall.find('tables')).toBeUndefined();
    for (const { lines } of [field, hall, dayOf({ location_type: 'outdoor', guest_count: 100 })])
      expect(lines.filter(({ id }) => id === 'kitchen')).toHaveLength(1);
  });
});

test('a British children’s party lasts from two to four o’clock', () => {
  const party = {
    event_type: 'birthday',
    name: 'Leo’s 6th birthday',
    guest_count: 20,
    duration: null,
  } as const;
  const { lines } = dayOf(party);
  const guests = lines.filter(({ track }) => track === 'guests');
  const [first, last] = [guests[0], guests.at(-1)];
  expect(wallOf(LONDON, first?.starts_at ?? 0).minutes).toBe(14 * 60);
  expect((last?.starts_at ?? 0) + (last?.duration ?? 0) - (first?.starts_at ?? 0)).toBeLessThanOrEqual(130);
  expect(guests.map(({ id }) => id)).not.toContain('presents');
  expect(dayOf({ ...party, country: 'ES' }).find('presents')).toBeDefined();
});
