import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_FACTS, MADRID, row, sunOf } from '../../../tests/builders/timeline';
import { eventDays } from '../plan/event-days';
import { CATEGORIES, EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import { findings } from './checks';
import type { DayFacts } from './day-facts';
import { generateDay, templatesFor, usualTemplate } from './generate';
import { byStart, endOf, isAnchored, NIGHT, type RunSheetRow } from './item';
import { shiftFollowing } from './shift';
import { LIGHT_LEFT, NO_SUN } from './sun';
import { DAY_TEMPLATES } from './templates.data';
import { clockText, wallOf } from './zone';

const clock = (at: number) => clockText(wallOf(MADRID, at).minutes);
const facts = fc.record({
  event_type: fc.constantFrom(...EVENT_TYPES),
  event_date: fc.constantFrom('2027-03-27', '2027-06-12', '2027-10-30', '2027-12-31'),
  country: fc.constantFrom('ES', 'MX', 'US', 'GB', 'AR', 'FR'),
  location_type: fc.constantFrom(...LOCATION_TYPES),
  duration: fc.option(fc.integer({ min: 1, max: 72 })),
  guest_count: fc.integer({ min: 1, max: 10_000 }),
  categories: fc.subarray([...CATEGORIES]),
}) satisfies fc.Arbitrary<DayFacts>;

describe('a generated run sheet', () => {
  test('guests’ activities follow each other without gaps', () => {
    fc.assert(
      fc.property(facts, fc.boolean(), (around, sunny) => {
        const sun = sunny ? sunOf(around.event_date) : NO_SUN;
        for (const { id } of templatesFor(around.event_type)) {
          const { lines } = generateDay(id, around, MADRID, sun);
          const guests = lines.filter(({ track }) => track === 'guests');
          for (const [i, line] of guests.entries()) {
            const next = guests[i + 1];
            const free = next ? next.starts_at - line.starts_at - line.duration - line.buffer : 0;
            const isNight = eventDays(around.duration) > 1 && free >= NIGHT;
            if (!isNight) expect(free).toBe(0);
          }
          for (const line of lines) {
            expect(Number.isInteger(line.starts_at)).toBe(true);
            expect(line.duration).toBeGreaterThan(0);
            expect(line.duration).toBeLessThanOrEqual(480);
            expect(line.buffer).toBeLessThanOrEqual(480);
          }
          expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a generated run sheet lasts as many hours as the plan says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 12 }),
        fc.integer({ min: 30, max: 250 }),
        (duration, guest_count) => {
          const { lines } = generateDay('es-tarde', { ...DAY_FACTS, duration, guest_count }, MADRID, NO_SUN);
          const guests = lines.filter(({ track }) => track === 'guests');
          const last = guests.at(-1);
          expect((last?.starts_at ?? 0) + (last?.duration ?? 0) - (guests[0]?.starts_at ?? 0)).toBe(
            duration * 60,
          );
        },
      ),
    );
  });

  test('the run sheet of a summer wedding in Seville starts in the evening', () => {
    const { lines, earlier } = generateDay('es-tarde', DAY_FACTS, MADRID, sunOf('2027-06-12'));
    expect(earlier).toBe(0);
    expect(
      lines.filter(({ track }) => track === 'guests').map((line) => `${clock(line.starts_at)} ${line.id}`),
    ).toEqual([
      '18:30 arrive',
      '19:00 ceremony',
      '19:40 congrats',
      '20:00 cocktail',
      '21:40 dinner',
      '00:25 cake',
      '00:45 firstDance',
      '01:00 bar',
      '03:00 lateFood',
      '03:30 barTwo',
    ]);
    expect(lines.find(({ id }) => id === 'golden')).toMatchObject({
      sun: { event: 'sunset', offset: -40 },
      track: 'team',
    });
  });

  test('an outdoor ceremony ends at least an hour before sunset', () => {
    const around: DayFacts = { ...DAY_FACTS, event_date: '2027-10-16', location_type: 'outdoor' };
    const sun = sunOf(around.event_date);
    const { lines, earlier } = generateDay('es-tarde', around, MADRID, sun);
    const ceremony = lines.find(({ id }) => id === 'ceremony');
    expect(earlier).toBeGreaterThan(0);
    expect((ceremony?.starts_at ?? 0) + 40 + LIGHT_LEFT).toBeLessThanOrEqual(sun.sunset ?? 0);
    expect(generateDay('es-tarde', { ...around, location_type: 'indoor' }, MADRID, sun).earlier).toBe(0);
  });

  test('the usual run sheet depends on the country and the kind of event', () => {
    const usual = (change: Partial<DayFacts>) => usualTemplate({ ...DAY_FACTS, ...change });
    expect(usual({})).toBe('es-tarde');
    expect(usual({ event_date: '2027-02-06' })).toBe('es-mediodia');
    expect(usual({ country: 'MX' })).toBe('mx-noche');
    expect(usual({ country: 'CO' })).toBe('latam-noche');
    expect(usual({ country: 'US' })).toBe('us-classic');
    expect(usual({ country: 'GB' })).toBe('uk-day');
    expect(usual({ event_type: 'corporate', kind: 'conference' })).toBe('corporate-day');
    expect(usual({ event_type: 'corporate', duration: 5 })).toBe('company');
    expect(usual({ event_type: 'corporate', duration: 5, kind: 'gala' })).toBe('gala');
    expect(usual({ event_type: 'birthday', kind: 'children' })).toBe('kids');
    for (const event_type of EVENT_TYPES)
      expect(templatesFor(event_type).map(({ id }) => id)).toContain(usual({ event_type }));
    expect(
      DAY_TEMPLATES.every(({ blocks }) => blocks.filter(({ role }) => role === 'elastic').length === 1),
    ).toBe(true);
  });
});

/** Generates rows one after another. Some have buffers, and some are locked. */
const day = fc
  .array(
    fc.record({
      duration: fc.integer({ min: 5, max: 120 }),
      free: fc.integer({ min: 0, max: 30 }),
      buffer: fc.integer({ min: 0, max: 30 }),
      locked: fc.boolean(),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((parts) => {
    let at = 600;
    return parts.map(({ duration, free, buffer, locked }): RunSheetRow => {
      const made = row(at, duration, { buffer, locked });
      at += duration + free;
      return made;
    });
  });
const applied = (rows: readonly RunSheetRow[], changed: readonly RunSheetRow[]) =>
  rows.map((one) => changed.find(({ id }) => id === one.id) ?? one).sort(byStart);

describe('moving later activities', () => {
  test('moving an activity doesn’t move locked or earlier activities', () => {
    fc.assert(
      fc.property(day, fc.nat(11), fc.integer({ min: -90, max: 90 }), (rows, pick, by) => {
        const moved = rows[pick % rows.length];
        if (!moved) return;
        const changed = { ...moved, starts_at: moved.starts_at + by };
        const { rows: result } = shiftFollowing(rows, changed);
        for (const one of result) {
          const before = rows.find(({ id }) => id === one.id);
          if (!before || one.id === moved.id) continue;
          expect(isAnchored(before)).toBe(false);
          expect(before.starts_at).toBeGreaterThanOrEqual(endOf(moved));
          expect(Math.abs(one.starts_at - before.starts_at)).toBeLessThanOrEqual(Math.abs(by));
          expect(one.duration).toBe(before.duration);
        }
        if (by > 0) {
          const after = applied(rows, result).filter(({ id }) => id !== moved.id);
          const order = rows.filter(({ id }) => id !== moved.id).map(({ id }) => id);
          const free = rows.every(({ locked }) => !locked);
          if (free) expect(after.map(({ id }) => id)).toEqual(order);
        }
      }),
    );
  });

  test('without buffers, undoing a delay restores all times', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 90 }), (made, by) => {
        const rows = made.map((one) => ({ ...one, buffer: 0, locked: false }));
        const [first] = rows;
        if (!first) return;
        const later = applied(rows, shiftFollowing(rows, { ...first, duration: first.duration + by }).rows);
        const back = applied(later, shiftFollowing(later, first).rows);
        expect(back).toEqual(rows);
      }),
    );
  });

  test('a buffer absorbs part of a delay', () => {
    const cocktail = row(1_200, 90, { buffer: 10 });
    const dinner = row(1_300, 150);
    const cake = row(1_450, 20, { locked: true });
    const bar = row(1_470, 180);
    const photos = row(1_310, 30, { track: 'team', sun: { event: 'sunset', offset: -40 } });
    const rows = [cocktail, dinner, cake, bar, photos];
    const result = shiftFollowing(rows, { ...cocktail, starts_at: cocktail.starts_at + 25 });
    expect(result.rows.map(({ id }) => id)).toEqual([cocktail.id, dinner.id]);
    expect(result.rows[1]?.starts_at).toBe(dinner.starts_at + 15);
    expect(result).toMatchObject({ absorbed: 10, stoppedAt: { id: cake.id } });
    expect(shiftFollowing(rows, { ...cocktail, starts_at: cocktail.starts_at + 8 }).rows).toHaveLength(1);
  });

  test('a delay in the team’s work moves only later work of the same person', () => {
    const sound = row(900, 60, { track: 'team', responsible: 'DJ' });
    const lights = row(960, 30, { track: 'team', responsible: 'DJ' });
    const flowers = row(960, 30, { track: 'team', responsible: 'Ana' });
    const guests = row(1_000, 30);
    const rows = [sound, lights, flowers, guests];
    const longer = { ...sound, duration: 80 };
    expect(shiftFollowing(rows, longer).rows.map(({ id }) => id)).toEqual([sound.id, lights.id]);
  });
});

describe('checks of a run sheet', () => {
  const around = { duration: null, sunset: null };

  test('a generated run sheet of the right length passes all checks', () => {
    const { lines } = generateDay('es-tarde', { ...DAY_FACTS, duration: 10 }, MADRID, sunOf('2027-06-12'));
    const rows = lines.map((line) => ({ ...row(0, 0), ...line }));
    expect(findings(rows, { duration: 10, sunset: null })).toEqual([]);
  });

  test('the checks find overlaps, gaps, a wrong length and missing daylight', () => {
    const ceremony = row(1_140, 40, {
      generated: { origin: 'run-ceremony', origin_title: 'x', origin_at: 0, origin_duration: 40 },
    });
    const cocktail = row(1_170, 60);
    const dinner = row(1_260, 120, { responsible: 'Ana' });
    const photos = row(1_300, 30, { track: 'team', responsible: ' ana ' });
    const found = findings([dinner, ceremony, photos, cocktail], {
      duration: 2,
      sunset: ceremony.starts_at + 70,
    });
    expect(found.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['overlap', 10],
      ['dark', 30],
      ['gap', 30],
      ['busy', 30],
      ['long', 120],
    ]);
  });

  test('the night before a brunch counts neither as a gap nor as part of a long day', () => {
    const [ceremony, dinner] = [row(1_080, 120), row(1_200, 360)];
    const brunch = row(1_440 + 660, 120);
    expect(findings([ceremony, dinner, brunch], { duration: 8, sunset: null })).toEqual([]);
    expect(findings([ceremony, dinner, row(1_440 + 660, 540)], { duration: 8, sunset: null })).toMatchObject([
      { kind: 'long', minutes: 60 },
    ]);
  });

  test('a buffer after an activity doesn’t count as a gap', () => {
    expect(findings([row(600, 60, { buffer: 20 }), row(680, 30)], around)).toEqual([]);
    expect(findings([row(600, 60), row(680, 30)], around)).toMatchObject([{ kind: 'gap', minutes: 20 }]);
    expect(findings([], { duration: 3, sunset: 0 })).toEqual([]);
  });
});
