import { describe, expect, test } from 'vitest';
import { DAY_FACTS, MADRID, row, sunOf } from '../../../tests/builders/timeline';
import { addDays } from '../calendar';
import { findings } from './checks';
import type { DayFacts } from './day-facts';
import { generateDay, usualTemplate } from './generate';
import { byDays, endOf } from './item';
import { NO_SUN, type SunTimes } from './sun';
import { DAY_TEMPLATES } from './templates.data';
import { instantOf, wallOf } from './zone';

const WHERE = [
  ['ES', 'Madrid', 'Europe/Madrid'],
  ['ES', 'Sevilla', 'Europe/Madrid'],
  ['MX', 'Oaxaca', 'America/Mexico_City'],
  ['US', 'New York', 'America/New_York'],
  ['GB', 'London', 'Europe/London'],
  ['IT', 'Roma', 'Europe/Rome'],
] as const;

describe('photos at sunset', () => {
  test('photos at sunset never overlap the couple’s other activities, on any date', () => {
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

  test('the checks report sunset photos that overlap with the first dance', () => {
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

describe('run sheets by local custom', () => {
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

  test('a Mexican wedding has a Mass only if the couple chooses a church ceremony', () => {
    const mexico = { country: 'MX', couple_type: 'bride-and-bride' } as const;
    expect(idsOf(mexico)).toContain('ceremony');
    for (const id of ['mass', 'transfer', 'rituals']) expect(idsOf(mexico)).not.toContain(id);
    const church = idsOf({ country: 'MX', ceremony: 'religious', couple_type: 'groom-and-bride' });
    expect(church.indexOf('mass')).toBeLessThan(church.indexOf('civil'));
    expect(church.indexOf('rituals')).toBeLessThan(church.indexOf('dancing'));
  });

  test('the country’s late-night food is served in the middle of the dance', () => {
    expect(idsOf({}).slice(-3)).toEqual(['bar', 'lateFood', 'barTwo']);
    expect(idsOf({ country: 'GB' })).toContain('eveningFood');
    expect(idsOf({ country: 'MX' })).toContain('tornaboda');
    expect(idsOf({ country: 'CO' })).toContain('horaLoca');
    expect(idsOf({ country: 'AR' }).slice(-3)).toEqual(['carnaval', 'trasnoche', 'barTwo']);
    // With nine hours in Madrid, the bar is shortened so that the late snack can stay.
    expect(idsOf({ duration: 9, guest_count: 150 }).slice(-3)).toEqual(['bar', 'lateFood', 'barTwo']);
  });

  test.each([
    ['IT', 16, 'it-pomeriggio'],
    ['PT', 13.5, 'pt-dia'],
    ['FR', 15.5, 'fr-soir'],
    ['DE', 14, 'de-tag'],
    ['JP', 11, 'jp-dia'],
  ] as const)(
    'in the country %s, the ceremony usually begins at hour %d of the day',
    (country, hour, template) => {
      const around = { ...DAY_FACTS, country };
      expect(usualTemplate(around)).toBe(template);
      const { lines } = generateDay(template, around, MADRID, NO_SUN);
      const ceremony = lines.find(({ id }) => id === 'ceremony');
      expect(wallOf(MADRID, ceremony?.starts_at ?? 0).minutes).toBe(hour * 60);
    },
  );

  test('a wedding for two has only ceremony, toast, portraits and dinner', () => {
    const two = { country: 'US', guest_count: 2, duration: 3 } as const;
    expect(idsOf(two)).toEqual(['ceremony', 'toast', 'portraits', 'dinner']);
    expect(hours(two)).toBe(3);
    const garden = { country: 'GB', guest_count: 25, duration: 8, location_type: 'home' } as const;
    for (const id of ['turnaround', 'evening', 'seating']) expect(idsOf(garden)).not.toContain(id);
    expect(hours(garden)).toBe(8);
    for (const duration of [5, 6, 7, 8]) expect(hours({ duration })).toBeLessThanOrEqual(duration + 0.5);
  });

  test('a wedding in a garden or on a beach begins earlier to use daylight', () => {
    const around: DayFacts = { ...DAY_FACTS, event_date: '2027-10-16' };
    const sun = sunOf(around.event_date);
    for (const location_type of ['home', 'destination', 'outdoor'] as const)
      expect(generateDay('es-tarde', { ...around, location_type }, MADRID, sun).earlier).toBeGreaterThan(0);
    const church = { ...around, location_type: 'destination', ceremony: 'religious' } as const;
    expect(generateDay('mx-noche', church, MADRID, sun).earlier).toBe(0);
  });

  test('no team of a conference starts before seven o’clock', () => {
    const around: DayFacts = {
      ...DAY_FACTS,
      event_type: 'corporate',
      kind: 'conference',
      duration: 9,
      guest_count: 400,
      event_date: '2027-12-01',
    };
    const { lines } = generateDay('corporate-day', around, MADRID, sunOf(around.event_date));
    expect(lines.map(({ id }) => id)).not.toContain('lights');
    // No team starts before seven o'clock.
    const at = (hour: number) => instantOf(MADRID, around.event_date, hour * 60);
    expect(Math.min(...lines.map(({ starts_at }) => starts_at))).toBeGreaterThanOrEqual(at(7));
    const lunch = lines.find(({ id }) => id === 'lunch')?.duration ?? 0;
    expect(lunch >= 75 && lunch <= 90).toBe(true);
    expect(hours({ event_type: 'corporate', kind: 'conference', duration: 9, guest_count: 400 })).toBe(9);
  });

  test('a birthday whose name suggests a quinceañera gets that run sheet', () => {
    const quince = { event_type: 'birthday', country: 'MX', name: 'XV de Sofía', guest_count: 120 } as const;
    expect(idsOf(quince)).toEqual(
      expect.arrayContaining(['waltz', 'quinceRites', 'dinner', 'cake', 'dancing']),
    );
    expect(idsOf(quince)).not.toContain('mass');
    expect(idsOf({ ...quince, ceremony: 'religious' })).toContain('mass');
  });
});

describe('plausible run sheets', () => {
  const guestsOf = (id: Parameters<typeof generateDay>[0], around: DayFacts, sun: SunTimes = NO_SUN) =>
    generateDay(id, around, MADRID, sun).lines.filter(({ track }) => track === 'guests');
  const startOf = (around: DayFacts, id: string, sun: SunTimes = NO_SUN) => {
    const plan = generateDay(usualTemplate(around), around, MADRID, sun);
    const line = plan.lines.find((one) => one.id === id);
    return line && wallOf(MADRID, line.starts_at).minutes / 60;
  };

  test('setting the event’s length never makes the meal longer than usual', () => {
    for (const { id, event } of DAY_TEMPLATES.filter(({ most }) => most === undefined))
      for (const guest_count of [12, 25, 60, 150, 400])
        for (const duration of [7, 8, 9, 10, 12]) {
          const [event_type = 'wedding'] = event;
          const around: DayFacts = { ...DAY_FACTS, event_type, guest_count, duration };
          const meal = (facts: DayFacts) =>
            guestsOf(id, facts).find((line) => ['dinner', 'lunch', 'breakfast'].includes(line.id))?.duration;
          const usual = meal({ ...around, duration: null });
          if (usual !== undefined) expect(meal(around)).toBeLessThanOrEqual(usual);
        }
  });

  test('no day of an event of several days is longer than 14 hours', () => {
    for (const { id, event } of DAY_TEMPLATES)
      for (const duration of [24, 48, 72]) {
        const [event_type = 'wedding'] = event;
        const around: DayFacts = { ...DAY_FACTS, event_type, guest_count: 400, duration };
        for (const day of byDays(guestsOf(id, around), (line) => line.starts_at)) {
          const [first, last] = [day[0], day.at(-1)];
          if (first && last) expect((endOf(last) - first.starts_at) / 60).toBeLessThanOrEqual(14);
        }
      }
  });

  test('a run sheet with a church ceremony includes the way to the venue', () => {
    for (const country of ['US', 'GB', 'ES', 'PE', 'AR', 'IT', 'PT', 'FR', 'DE']) {
      const around: DayFacts = { ...DAY_FACTS, country, duration: 10 };
      const lines = (ceremony: 'civil' | 'religious') =>
        guestsOf(usualTemplate(around), { ...around, ceremony });
      const minutes = (ceremony: 'civil' | 'religious') =>
        lines(ceremony).find(({ id }) => id === 'ceremony')?.duration ?? 0;
      expect(minutes('religious')).toBeGreaterThanOrEqual(minutes('civil'));
      const ways = ['transfer', 'greet'];
      expect(lines('religious').some(({ id }) => ways.includes(id))).toBe(true);
      // In France the legal ceremony is at the town hall, so guests always travel.
      expect(lines('civil').some(({ id }) => ways.includes(id))).toBe(country === 'FR');
    }
    const symbolic: DayFacts = { ...DAY_FACTS, country: 'FR', ceremony: 'symbolic' };
    expect(guestsOf('fr-soir', symbolic).map(({ id }) => id)).not.toContain('transfer');
  });

  test('a gala in the United States starts dinner by eight', () => {
    const around: DayFacts = {
      ...DAY_FACTS,
      event_type: 'corporate',
      kind: 'gala',
      country: 'US',
      guest_count: 250,
      duration: 5,
    };
    const ids = generateDay('gala', around, MADRID, NO_SUN).lines.map(({ id }) => id);
    expect(ids.indexOf('barSetUp')).toBeLessThan(ids.indexOf('cocktail'));
    expect(startOf(around, 'dinner')).toBeLessThanOrEqual(20);
  });

  test('a church wedding planned for four hours takes less than five in each country', () => {
    for (const country of ['ES', 'MX', 'US', 'GB', 'FR', 'IT', 'PT', 'DE', 'CO', 'JP'])
      for (const guest_count of [30, 120, 300]) {
        const around: DayFacts = { ...DAY_FACTS, country, guest_count, duration: 4, ceremony: 'religious' };
        const lines = guestsOf(usualTemplate(around), around);
        const last = lines.at(-1);
        const length = (last?.starts_at ?? 0) + (last?.duration ?? 0) - (lines[0]?.starts_at ?? 0);
        expect([country, length / 60 < 5]).toEqual([country, true]);
      }
  });

  test('a baptism or communion has lunch by half past two', () => {
    const around: DayFacts = { ...DAY_FACTS, event_type: 'other', guest_count: 50, duration: 5 };
    for (const name of ['Bautizo de Hugo', 'Primera comunión', 'Ella’s christening', 'First Communion']) {
      expect(usualTemplate({ ...around, name })).toBe('rite');
      expect(startOf({ ...around, name }, 'lunch')).toBeLessThanOrEqual(14.5);
    }
    expect(usualTemplate({ ...around, name: 'Reunión' })).toBe('evening');
  });

  test('a six-hour wedding in New York has at least an hour of dancing', () => {
    for (const ceremony of ['civil', 'religious'] as const) {
      const around: DayFacts = { ...DAY_FACTS, country: 'US', guest_count: 90, duration: 6, ceremony };
      const lines = guestsOf('us-classic', around);
      const ids = lines.map(({ id }) => id);
      expect(ids.indexOf('speeches')).toBeLessThan(ids.indexOf('dinner'));
      expect(lines.find(({ id }) => id === 'dancing')?.duration).toBeGreaterThanOrEqual(60);
    }
  });

  test('an Indian bride is ready before garlands are exchanged', () => {
    const around: DayFacts = {
      ...DAY_FACTS,
      country: 'IN',
      event_date: '2027-12-04',
      location_type: 'destination',
      ceremony: 'religious',
      guest_count: 400,
      duration: 72,
    };
    const plan = generateDay('in-noche', around, MADRID, sunOf(around.event_date));
    const at = (id: string) => plan.lines.find((line) => line.id === id)?.starts_at ?? Number.NaN;
    expect(plan.earlier).toBe(0);
    expect(at('ready') + 60).toBeLessThanOrEqual(at('garlands'));
  });

  test('a birthday dinner starts earlier in Britain than in Spain', () => {
    const around: DayFacts = { ...DAY_FACTS, event_type: 'birthday', guest_count: 30, duration: 5 };
    expect(startOf({ ...around, country: 'GB' }, 'dinner')).toBeLessThanOrEqual(20);
    expect(startOf({ ...around, country: 'ES' }, 'dinner')).toBeGreaterThanOrEqual(21);
  });

  test('dinner after a church wedding in Peru starts before eleven', () => {
    const around: DayFacts = {
      ...DAY_FACTS,
      country: 'PE',
      guest_count: 90,
      duration: 8,
      ceremony: 'religious',
    };
    expect(startOf(around, 'dinner')).toBeLessThan(23);
    expect(guestsOf('latam-noche', around).map(({ id }) => id)).toContain('horaLoca');
  });

  test('the check-in of 400 conference guests takes an hour', () => {
    const around: DayFacts = {
      ...DAY_FACTS,
      event_type: 'corporate',
      kind: 'conference',
      duration: 10,
      guest_count: 400,
    };
    expect(guestsOf('corporate-day', around)[0]).toMatchObject({ id: 'badges', duration: 60 });
  });
});
