import { locate } from '../../src/domain/places/location';
import type { DayFacts } from '../../src/domain/timeline/day-facts';
import { originOf, type RunSheetRow } from '../../src/domain/timeline/item';
import type { DayLine } from '../../src/domain/timeline/lay-day';
import type { SunTimes } from '../../src/domain/timeline/sun';
import { instantOf } from '../../src/domain/timeline/zone';
import { sunMoments } from '../../src/lib/sun';

export const MADRID = 'Europe/Madrid';

export const DAY_FACTS: DayFacts = {
  event_type: 'wedding',
  event_date: '2027-06-12',
  country: 'ES',
  location_type: 'indoor',
  duration: null,
  guest_count: 100,
  categories: [
    'venue',
    'catering',
    'drinks',
    'photo-and-video',
    'music',
    'decorations',
    'attire',
    'transportation',
  ],
};

/** Returns sunrise, sunset and similar times for a day in a town. */
export function sunOf(
  event_date: string,
  city = 'Sevilla',
  country = 'ES',
  region: string | null = null,
): SunTimes {
  const place = locate({ country, region, city });
  if (!place) throw new Error(`Nowhere: ${city}`);
  return sunMoments(instantOf(place.zone, event_date, 720), place.latitude, place.longitude);
}

let made = 0;

/** Returns a row that starts `clock` minutes after midnight on 2027-06-12 in Madrid. */
export function row(clock: number, duration: number, change: Partial<RunSheetRow> = {}): RunSheetRow {
  made += 1;
  return {
    id: `row-${String(made).padStart(4, '0')}`,
    version: 1,
    kind: 'schedule',
    title: `Row ${made}`,
    responsible: null,
    place: null,
    notes: null,
    event_on: '2027-06-12',
    starts_at: instantOf(MADRID, '2027-06-12', clock),
    time_zone: MADRID,
    duration,
    buffer: 0,
    track: 'guests',
    locked: false,
    sun: null,
    generated: null,
    ...change,
  };
}

/** Converts the lines of a day's template to rows of a plan. */
export const rowsOfDay = (lines: readonly DayLine[]): RunSheetRow[] =>
  lines.map(({ id, starts_at, duration, track, buffer, locked }) =>
    row(0, duration, {
      starts_at,
      track,
      buffer,
      locked,
      generated: {
        origin: originOf({ id }),
        origin_title: '',
        origin_at: starts_at,
        origin_duration: duration,
      },
    }),
  );
