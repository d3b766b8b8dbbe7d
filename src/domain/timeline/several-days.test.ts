import { expect, test } from 'vitest';
import { DAY_FACTS, row } from '../../../tests/builders/timeline';
import { addDays } from '../calendar';
import { findings } from './checks';
import type { DayFacts } from './day-facts';
import { remediesAt } from './delays/delay-remedies';
import { delayRows } from './delays/delay-rows';
import { generateDay, missingDays, usualTemplate } from './generate';
import { blockOf, originOf } from './item';
import { NO_SUN } from './sun';
import { DAY_TEMPLATES } from './templates.data';
import { wallOf } from './zone';

const ZONES = { ES: 'Europe/Madrid', MX: 'America/Mexico_City', GB: 'Europe/London', IN: 'Asia/Kolkata' };
type Country = keyof typeof ZONES;

const made = (
  change: Partial<DayFacts> & { country: Country },
  id = usualTemplate({ ...DAY_FACTS, ...change }),
) => generateDay(id, { ...DAY_FACTS, ...change }, ZONES[change.country], NO_SUN).lines;
/** Formats a row as its day, time and block: "1 13:30 lunch". Day 0 is the event's date. */
const told = (change: Partial<DayFacts> & { country: Country }, ids: readonly string[]) =>
  made(change).flatMap(({ id, starts_at }) => {
    const key = blockOf(originOf({ id }));
    const { date, minutes } = wallOf(ZONES[change.country], starts_at);
    const day = (Date.parse(date) - Date.parse(DAY_FACTS.event_date)) / 86_400_000;
    return ids.includes(key)
      ? [`${day} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} ${key}`]
      : [];
  });

test('an event of up to 24 hours has a run sheet of one day', () => {
  for (const { id, event } of DAY_TEMPLATES)
    for (const event_type of event)
      expect(made({ country: 'ES', event_type, duration: 24 }, id)).toEqual(
        made({ country: 'ES', event_type, duration: null }, id),
      );
});

test('a two-day product launch has product demos on the second day', () => {
  const launch = { event_type: 'corporate', kind: 'launch', duration: 30 } as const;
  const asked = ['reveal', 'coffee', 'demosTwo', 'lunch', 'brunch'];
  expect(told({ country: 'GB', ...launch }, asked)).toEqual([
    '0 19:20 reveal',
    '1 9:30 coffee',
    '1 10:00 demosTwo',
    '1 13:30 lunch',
  ]);
  expect(told({ country: 'GB', ...launch, duration: 4 }, asked)).toHaveLength(1);
});

test('a conference of several days has an opening only on its first day', () => {
  const asked = [
    'badges',
    'opening',
    'lunch',
    'closing',
    'dinner',
    'kitchen',
    'busThere',
    'busBack',
    'clear',
  ];
  expect(told({ country: 'GB', event_type: 'corporate', kind: 'conference', duration: 33 }, asked)).toEqual([
    '0 7:15 kitchen',
    '0 7:45 busThere',
    '0 8:30 badges',
    '0 9:10 opening',
    '0 13:05 lunch',
    '0 19:00 dinner',
    '0 21:00 busBack',
    '1 7:45 kitchen',
    '1 8:15 busThere',
    '1 12:30 lunch',
    '1 15:50 closing',
    '1 17:25 busBack',
    '1 17:25 clear',
  ]);
  expect(
    told({ country: 'ES', event_type: 'corporate', kind: 'conference', duration: 72 }, [
      'opening',
      'lunch',
      'closing',
      'dinner',
    ]).map((line) => line.replace(/ .* /, ' ')),
  ).toEqual(['0 opening', '0 lunch', '0 dinner', '1 lunch', '2 lunch', '2 closing']);
});

test('a two-day wedding has a brunch on the second day', () => {
  const around = ['welcomeDinner', 'brunch', 'mehndi', 'sangeet'];
  expect(told({ country: 'GB', duration: 30 }, around)).toEqual(['1 10:00 brunch']);
  expect(told({ country: 'ES', duration: 72 }, around)).toEqual(['-1 20:30 welcomeDinner', '1 12:30 brunch']);
  expect(told({ country: 'IN', duration: 48 }, around)).toEqual(['-1 15:00 mehndi', '-1 19:00 sangeet']);
});

test('run sheets of several days have no overlaps in any country', () => {
  for (const { id, event } of DAY_TEMPLATES)
    for (const country of Object.keys(ZONES) as Country[])
      for (const duration of [25, 48, 49, 72])
        for (const event_type of event) {
          const lines = made({ country, event_type, duration }, id);
          expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
          const rows = lines.map((line) => ({ ...row(0, 0), ...line, generated: null }));
          expect([id, country, duration, findings(rows, { duration, sunset: null })]).toEqual([
            id,
            country,
            duration,
            [],
          ]);
        }
});

test('free time on the previous evening isn’t suggested as a remedy for a delay', () => {
  const lines = made({ country: 'ES', duration: 72 });
  const rows = delayRows(lines.map((line) => ({ ...row(0, 0), ...line, generated: null })));
  const eve = lines.findIndex(({ id }) => id === 'welcomeDinner');
  const ceremony = lines.findIndex(({ id }) => id === 'ceremony');
  const [remedy] = remediesAt(rows, ceremony, 15);
  expect(eve).toBe(0);
  expect(remedy?.shifts.size).toBeGreaterThan(0);
  expect(remedy?.shifts.has(rows[eve]?.id ?? '')).toBe(false);
});

test('extending an event suggests activities for the added days', () => {
  const sheet = (facts: DayFacts) =>
    generateDay(usualTemplate(facts), facts, ZONES.ES, NO_SUN).lines.map((line) => ({
      ...row(0, 0),
      ...line,
      generated: { origin: originOf(line), origin_title: '', origin_at: 0, origin_duration: 0 },
    }));
  const lacks = (change: Partial<DayFacts>, before: number, after: number) => {
    const facts = { ...DAY_FACTS, ...change };
    return missingDays(sheet({ ...facts, duration: before }), { ...facts, duration: after }, ZONES.ES).map(
      ({ id }) => id,
    );
  };
  expect(lacks({}, 10, 12)).toEqual([]);
  expect(lacks({}, 10, 48)).toEqual(['brunch']);
  expect(lacks({}, 48, 48)).toEqual([]);
  expect(lacks({ event_type: 'corporate', kind: 'conference' }, 9, 33)).toContain('lunch-2');
  const own = sheet({ ...DAY_FACTS, duration: 10 }).map((one) => ({ ...one, generated: null }));
  expect(missingDays(own, { ...DAY_FACTS, duration: 48 }, ZONES.ES)).toEqual([]);
});

test('with an end date, all activities are within the event’s days', () => {
  for (const duration of [48, 72]) {
    const event_end_date = addDays(DAY_FACTS.event_date, duration / 24 - 1);
    for (const country of ['ES', 'IN', 'GB'] as const)
      for (const { id, event } of DAY_TEMPLATES)
        for (const event_type of event)
          for (const { starts_at } of made({ country, event_type, duration, event_end_date }, id).filter(
            ({ track }) => track === 'guests',
          )) {
            // A row before 5:00 belongs to the previous day.
            const { date } = wallOf(ZONES[country], starts_at - 5 * 60);
            expect(date >= DAY_FACTS.event_date && date <= event_end_date, `${id} ${date}`).toBe(true);
          }
  }
});
