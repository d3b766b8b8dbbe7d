import { expect, test } from 'vitest';
import { DAY_FACTS, row, rowsOfDay } from '../../../tests/builders/timeline';
import type { DayFacts } from '../timeline/day-facts';
import { generateDay, usualTemplate } from '../timeline/generate';
import type { RunSheetRow } from '../timeline/item';
import { NO_SUN } from '../timeline/sun';
import { DAY_TEMPLATES } from '../timeline/templates.data';
import { scheduleHours } from './schedule-hours';

const ZONE = 'Europe/Madrid';

function sheet(change: Partial<DayFacts>, id = usualTemplate({ ...DAY_FACTS, ...change })): RunSheetRow[] {
  const { lines } = generateDay(id, { ...DAY_FACTS, ...change }, ZONE, NO_SUN);
  return rowsOfDay(lines);
}
const hours = (...given: Parameters<typeof sheet>) => Object.fromEntries(scheduleHours(sheet(...given)));

test('scheduleHours finds a meal in every template', () => {
  for (const { id, event } of DAY_TEMPLATES)
    for (const event_type of event)
      for (const duration of [null, 4, 10, 60]) {
        const rows = sheet({ event_type, duration }, id);
        const found = scheduleHours(rows);
        const guests = rows.filter(({ track }) => track === 'guests');
        const all = guests.reduce((sum, one) => sum + one.duration, 0) / 60;
        expect(found.get('meal'), `${id} ${duration}`).toBeGreaterThan(0);
        // Rounding changes each moment by at most a quarter of an hour.
        expect([...found.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(all + 1);
      }
});

test('scheduleHours divides weddings in Madrid, London and Mexico City into moments', () => {
  expect(hours({ country: 'ES' }, 'es-tarde')).toEqual({ welcome: 1.5, meal: 2.5, bar: 3.5 });
  expect(hours({ country: 'GB' }, 'uk-day')).toEqual({ welcome: 2, meal: 2, bar: 4 });
  expect(hours({ country: 'MX' }, 'mx-noche')).toEqual({ welcome: 1, meal: 1.5, bar: 3.5, late: 1 });
});

test('scheduleHours counts an activity only if it is generated and meant for guests', () => {
  const rows = sheet({ country: 'ES' }, 'es-tarde');
  const longer = rows.map((one) =>
    one.generated?.origin === 'run-cocktail' ? { ...one, duration: 120 } : one,
  );
  expect(scheduleHours(longer).get('welcome')).toBe(2);
  expect(scheduleHours([row(1_200, 60)]).size).toBe(0);
  expect(scheduleHours(longer.map((one) => ({ ...one, track: 'team' as const }))).size).toBe(0);
});

test('the meals of a three-day event count as at most four hours of drinking', () => {
  const conference = { country: 'GB', event_type: 'corporate', kind: 'conference', duration: 33 } as const;
  expect(hours(conference).meal).toBeLessThanOrEqual(4);
});
