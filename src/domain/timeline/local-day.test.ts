import { describe, expect, test } from 'vitest';
import { DAY_FACTS, MADRID, row, sunOf } from '../../../tests/builders/timeline';
import { addDays } from '../calendar';
import { findings } from './checks';
import type { DayFacts } from './day-facts';
import { generateDay, usualTemplate } from './generate';
import { NO_SUN } from './sun';
import { instantOf, wallOf } from './zone';

const WHERE = [
  ['ES', 'Madrid', 'Europe/Madrid'],
  ['ES', 'Sevilla', 'Europe/Madrid'],
  ['MX', 'Oaxaca', 'America/Mexico_City'],
  ['US', 'New York', 'America/New_York'],
  ['GB', 'London', 'Europe/London'],
  ['IT', 'Roma', 'Europe/Rome'],
] as const;

describe('photographs of the last light', () => {
  test('never fall on a moment of the couple’s own, on any day of a year', () => {
    let made = 0;
    for (const [country, city, zone] of WHERE)
      for (let day = 0; day < 365; day += 3) {
        const event_date = addDays('2027-01-01', day);
        const around: DayFacts = {
          ...DAY_FACTS,
          country,
          event_date,
          ceremony: day % 2 === 0 ? 'religious' : 'civil',
          couple_type: 'groom-and-bride',
          location_type: day % 2 === 0 ? 'destination' : 'indoor',
        };
        const { lines } = generateDay(usualTemplate(around), around, zone, sunOf(event_date, city, country));
        const golden = lines.find(({ id }) => id === 'golden');
        if (!golden) continue;
        made++;
        const rows = lines.map((line) => ({
          ...row(0, 0),
          ...line,
          generated: { origin: `run-${line.id}`, origin_title: '', origin_at: 0, origin_duration: 0 },
        }));
        const away = findings(rows, { duration: null, sunset: null }).filter(({ kind }) => kind === 'away');
        expect([event_date, city, away]).toEqual([event_date, city, []]);
      }
    expect(made).toBeGreaterThan(300);
  });

  test('are seen to clash when somebody moves them', () => {
    const told = (origin: string) => ({
      generated: { origin, origin_title: '', origin_at: 0, origin_duration: 0 },
    });
    const dance = row(1_200, 15, told('run-firstDance'));
    const photos = row(1_190, 30, { track: 'team', ...told('run-golden') });
    expect(findings([photos, dance], { duration: null, sunset: null })).toMatchObject([
      { kind: 'away', row: { id: photos.id }, other: { id: dance.id }, minutes: 15 },
    ]);
  });
});

describe('a day as it is lived there', () => {
  const idsOf = (change: Partial<DayFacts>) => {
    const around = { ...DAY_FACTS, ...change };
    const { lines } = generateDay(usualTemplate(around), around, MADRID, NO_SUN);
    return lines.filter(({ track }) => track === 'guests').map(({ id }) => id);
  };
  const hours = (change: Partial<DayFacts>) => {
    const around = { ...DAY_FACTS, ...change };
    const { lines } = generateDay(usualTemplate(around), around, MADRID, NO_SUN);
    const guests = lines.filter(({ track }) => track === 'guests');
    const last = guests.at(-1);
    return ((last?.starts_at ?? 0) + (last?.duration ?? 0) - (guests[0]?.starts_at ?? 0)) / 60;
  };

  test('has a Mass only for whom it was chosen, and the víbora only for bride and groom', () => {
    const mexico = { country: 'MX', couple_type: 'bride-and-bride' } as const;
    expect(idsOf(mexico)).toContain('ceremony');
    for (const id of ['mass', 'transfer', 'rituals']) expect(idsOf(mexico)).not.toContain(id);
    const church = idsOf({ country: 'MX', ceremony: 'religious', couple_type: 'groom-and-bride' });
    expect(church.indexOf('mass')).toBeLessThan(church.indexOf('civil'));
    expect(church.indexOf('rituals')).toBeLessThan(church.indexOf('dancing'));
  });

  test('has the late food of the country, in the middle of the dance', () => {
    expect(idsOf({}).slice(-3)).toEqual(['bar', 'lateFood', 'barTwo']);
    expect(idsOf({ country: 'GB' })).toContain('eveningFood');
    expect(idsOf({ country: 'MX' })).toContain('tornaboda');
    expect(idsOf({ country: 'AR' })).toContain('horaLoca');
  });

  test.each([
    ['IT', 16, 'it-pomeriggio'],
    ['PT', 13.5, 'pt-dia'],
    ['FR', 15.5, 'fr-soir'],
    ['DE', 14, 'de-tag'],
    ['JP', 11, 'jp-dia'],
  ] as const)('begins in %s at %d', (country, hour, template) => {
    const around = { ...DAY_FACTS, country };
    expect(usualTemplate(around)).toBe(template);
    const { lines } = generateDay(template, around, MADRID, NO_SUN);
    const ceremony = lines.find(({ id }) => id === 'ceremony');
    expect(wallOf(MADRID, ceremony?.starts_at ?? 0).minutes).toBe(hour * 60);
  });

  test('is short for two and spares a garden of 25 what fills a hall', () => {
    const two = { country: 'US', guest_count: 2, duration: 3 } as const;
    expect(idsOf(two)).toEqual(['ceremony', 'toast', 'portraits', 'dinner']);
    expect(hours(two)).toBe(3);
    const garden = { country: 'GB', guest_count: 25, duration: 8, location_type: 'home' } as const;
    for (const id of ['turnaround', 'evening', 'seating']) expect(idsOf(garden)).not.toContain(id);
    expect(hours(garden)).toBe(8);
    for (const duration of [5, 6, 7, 8]) expect(hours({ duration })).toBeLessThanOrEqual(duration + 0.5);
  });

  test('leaves light in a garden and on a beach, but not for a Mass', () => {
    const around: DayFacts = { ...DAY_FACTS, event_date: '2027-10-16' };
    const sun = sunOf(around.event_date);
    for (const location_type of ['home', 'destination', 'outdoor'] as const)
      expect(generateDay('es-tarde', { ...around, location_type }, MADRID, sun).earlier).toBeGreaterThan(0);
    const church = { ...around, location_type: 'destination', ceremony: 'religious' } as const;
    expect(generateDay('mx-noche', church, MADRID, sun).earlier).toBe(0);
  });

  test('lights no candles at a conference, and gives four hundred a lunch in time', () => {
    const around: DayFacts = {
      ...DAY_FACTS,
      event_type: 'corporate',
      duration: 9,
      guest_count: 400,
      event_date: '2027-12-01',
    };
    const { lines } = generateDay('corporate-day', around, MADRID, sunOf(around.event_date));
    expect(lines.map(({ id }) => id)).not.toContain('lights');
    // Nobody is called in before seven.
    const at = (hour: number) => instantOf(MADRID, around.event_date, hour * 60);
    expect(Math.min(...lines.map(({ starts_at }) => starts_at))).toBeGreaterThanOrEqual(at(7));
    const lunch = lines.find(({ id }) => id === 'lunch')?.duration ?? 0;
    expect(lunch >= 75 && lunch <= 90).toBe(true);
    expect(hours({ event_type: 'corporate', duration: 9, guest_count: 400 })).toBe(9);
  });

  test('is a quinceañera’s for a birthday that is called so', () => {
    const quince = { event_type: 'birthday', country: 'MX', name: 'XV de Sofía', guest_count: 120 } as const;
    expect(idsOf(quince)).toEqual(
      expect.arrayContaining(['waltz', 'quinceRites', 'dinner', 'dancing', 'tornaboda']),
    );
    expect(idsOf(quince)).not.toContain('mass');
    expect(idsOf({ ...quince, ceremony: 'religious' })).toContain('mass');
  });
});
