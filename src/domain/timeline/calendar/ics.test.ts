import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Milestone, RunSheetRow } from '../item';
import { instantOf } from '../zone';
import { type CalendarEntry, calendarFile } from './ics';
import { itemEntry, milestoneEntry, rowEntry } from './ics-entries';
import { icsLines, icsText } from './ics-text';

const NOW = instantOf('UTC', '2026-11-21', 8 * 60);
const WORDS = { responsible: (name: string) => `En charge: ${name}`, place: 'Finca El Olivar, Toledo' };

const row = (change: Partial<RunSheetRow> = {}): RunSheetRow => ({
  kind: 'schedule',
  id: '6f1f0f6e-2f7c-4a53-9a40-0d6f2f5f7b01',
  version: 3,
  title: 'Cena',
  responsible: null,
  place: null,
  notes: null,
  event_on: '2027-06-12',
  starts_at: instantOf('Europe/Madrid', '2027-06-12', 21 * 60 + 30),
  time_zone: 'Europe/Madrid',
  duration: 150,
  buffer: 0,
  track: 'guests',
  locked: false,
  sun: null,
  generated: null,
  ...change,
});

const milestone: Milestone = {
  kind: 'milestone',
  id: '6f1f0f6e-2f7c-4a53-9a40-0d6f2f5f7b02',
  version: 1,
  title: 'Enviar las invitaciones',
  responsible: 'Ana',
  place: null,
  notes: 'Sobres; sellos, y\nlacre \\ cera',
  event_on: '2027-06-12',
  starts_on: '2027-03-13',
  reminder_days_before: 3,
  completed_at: null,
  generated: null,
};

const file = (...entries: CalendarEntry[]) =>
  calendarFile({ name: 'Boda, de Ana & Eva', language: 'es', entries }, NOW);

/** Parses a calendar file with another library, using only the time zones that the file defines. */
function read(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const minuteOf = (time: ICAL.Time) => time.toUnixTime() / 60;

test('an activity keeps its time, place and description in a calendar file', () => {
  const [event] = read(file(rowEntry(row({ responsible: 'Luis' }), WORDS)));
  expect(event?.summary).toBe('Cena');
  expect(event?.uid).toBe('6f1f0f6e-2f7c-4a53-9a40-0d6f2f5f7b01@celebra.events');
  expect(event?.sequence).toBe(3);
  expect(event?.location).toBe('Finca El Olivar, Toledo');
  expect(event?.description).toBe('En charge: Luis');
  expect(event?.startDate.toString()).toBe('2027-06-12T21:30:00');
  expect(event?.startDate.zone?.tzid).toBe('Europe/Madrid');
  expect(event && minuteOf(event.startDate)).toBe(row().starts_at);
  expect(event && minuteOf(event.endDate)).toBe(row().starts_at + 150);
});

describe('a night in which the clocks change', () => {
  test.each([
    ['back in Madrid', 'Europe/Madrid', '2026-10-24'],
    ['forward in Madrid', 'Europe/Madrid', '2027-03-27'],
    ['back in New York', 'America/New_York', '2026-10-31'],
    ['forward in New York', 'America/New_York', '2027-03-13'],
    ['by half an hour at Lord Howe', 'Australia/Lord_Howe', '2027-04-03'],
    ['never in Bogotá', 'America/Bogota', '2026-10-24'],
    ['for Ramadan in Casablanca', 'Africa/Casablanca', '2027-02-06'],
  ])('activities of one night keep their times in a calendar file (clocks change %s)', (_, zone, date) => {
    const rows = Array.from({ length: 24 }, (_row, at) =>
      row({
        id: `row-${at}`,
        time_zone: zone,
        starts_at: instantOf(zone, date, 20 * 60) + at * 30,
        duration: 45,
      }),
    );
    const events = read(file(...rows.map((one) => rowEntry(one, WORDS))));
    expect(events.map(({ startDate }) => minuteOf(startDate))).toEqual(
      rows.map(({ starts_at }) => starts_at),
    );
    expect(events.map(({ endDate }) => minuteOf(endDate))).toEqual(
      rows.map(({ starts_at }) => starts_at + 45),
    );
  });

  test('times of any year and time zone are correct in a calendar file', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Europe/Madrid',
          'America/Santiago',
          'America/Mexico_City',
          'Atlantic/Canary',
          'Europe/Dublin',
          'Asia/Kathmandu',
        ),
        fc.integer({ min: instantOf('UTC', '2020-01-01', 0), max: instantOf('UTC', '2036-12-31', 0) }),
        fc.integer({ min: 0, max: 4_320 }),
        (zone, at, duration) => {
          const [event] = read(file(rowEntry(row({ time_zone: zone, starts_at: at, duration }), WORDS)));
          expect(event && minuteOf(event.startDate)).toBe(at);
          expect(event && minuteOf(event.endDate)).toBe(at + duration);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a milestone is an all-day event in the calendar file', () => {
  const [event] = read(file(milestoneEntry(milestone, WORDS)));
  expect(event?.startDate.isDate).toBe(true);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-03-13', '2027-03-14']);
  expect(event?.description).toBe('En charge: Ana\n\nSobres; sellos, y\nlacre \\ cera');
  const trigger = event?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  expect(trigger).toBeInstanceOf(ICAL.Duration);
  // This is nine o'clock on the third day before.
  expect(String(trigger)).toBe('-P2DT15H');
});

test('a calendar file has no reminders for reached milestones', () => {
  expect(file(milestoneEntry({ ...milestone, completed_at: '2027-01-01T00:00:00Z' }, WORDS))).not.toContain(
    'VALARM',
  );
  expect(file(rowEntry(row(), WORDS))).not.toContain('VALARM');
  expect(file(itemEntry(row(), WORDS))).toContain('TRIGGER:-PT30M');
});

test('an activity without a length has no end in a calendar file', () => {
  expect(file(rowEntry(row({ duration: 0 }), WORDS))).not.toContain('DTEND');
});

test('each line of a calendar file has at most 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const text = file(rowEntry(row({ title, notes: title }), WORDS));
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const wanted = title.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
      expect(read(text)[0]?.summary).toBe(wanted);
    }),
  );
});

test('text that looks like calendar syntax is escaped in a calendar file', () => {
  const title = 'Fin\r\nEND:VEVENT\r\nBEGIN:VEVENT';
  expect(read(file(rowEntry(row({ title }), WORDS)))).toHaveLength(1);
  expect(icsText('a;b,c\\d\ne')).toBe('a\\;b\\,c\\\\d\\ne');
  expect(icsLines(['é'.repeat(60)])).toBe(`${'é'.repeat(37)}\r\n ${'é'.repeat(23)}\r\n`);
});

test('in a calendar file, an event of several days ends on its last day', () => {
  const days: CalendarEntry = {
    id: 'congress',
    sequence: 1,
    title: 'Congreso',
    description: null,
    place: null,
    when: { kind: 'day', on: '2027-02-27', until: '2027-03-01' },
    reminder: null,
  };
  const [event] = read(file(days));
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-02-27', '2027-03-02']);
  expect(file(days)).not.toContain('REFRESH');
  const subscribed = calendarFile({ name: 'Bodas', language: 'es', entries: [days], refresh: 4 }, NOW);
  expect(subscribed).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT4H\r\nX-PUBLISHED-TTL:PT4H\r\n');
});

test('the calendar file of a branded event doesn’t mention Celebra', () => {
  const own = (brand: string) =>
    calendarFile({ name: 'Boda', language: 'es', entries: [rowEntry(row(), WORDS)], brand }, NOW);
  const text = own('Íñigo; Fiestas & Más');
  expect(text).not.toMatch(/celebra/i);
  expect(text).toContain('PRODID:-//Íñigo\\; Fiestas & Más//Timeline//EN');
  expect(
    new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined).uid,
  ).toBe(`${row().id}@inigo-fiestas-mas.events`);
  expect(own('花')).toContain('@brand.events');
});
