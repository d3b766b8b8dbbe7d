import { addDays, type DateText } from '../../calendar.ts';
import type { Minute } from '../item.ts';
import { component, icsLines, icsText } from './ics-text.ts';
import { isToldOnce, localStamp, utcStamp, zoneComponent } from './ics-zone.ts';

/** An entry of a calendar file (RFC 5545, VEVENT). */
export type CalendarEntry = {
  readonly id: string;
  /** Number of times that the entry has changed. Calendars keep the version with the highest number. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string | null;
  readonly place: string | null;
  readonly when:
    | { readonly kind: 'time'; readonly at: Minute; readonly duration: number; readonly zone: string }
    /** An entry that lasts one or more whole days. */
    | { readonly kind: 'day'; readonly on: DateText; readonly until?: DateText };
  /**
   * Minutes from the start to the reminder; negative is before the start. A whole day starts at midnight.
   * Null means no reminder.
   */
  readonly reminder: number | null;
};

type Calendar = {
  readonly name: string;
  readonly language: string;
  readonly entries: readonly CalendarEntry[];
  /** Hours between two reloads of a subscribed calendar. Absent in a downloaded file. */
  readonly refresh?: number;
  /** Name of the brand that is shown instead of ours. */
  readonly brand?: string | null;
};

/**
 * Domain in the UID of every entry. It must never change, because calendars would then show all entries
 * twice. A brand uses its own domain.
 */
const DOMAIN = 'celebra.events';
const domainOf = (brand: string | null): string => {
  if (brand === null) return DOMAIN;
  const plain = brand
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'brand'}.events`;
};

function duration(minutes: number): string {
  const [days, rest] = [Math.floor(Math.abs(minutes) / 1_440), Math.abs(minutes) % 1_440];
  const [hours, left] = [Math.floor(rest / 60), rest % 60];
  const time = `${hours ? `${hours}H` : ''}${left ? `${left}M` : ''}`;
  const text = `${days ? `${days}D` : ''}${time ? `T${time}` : ''}`;
  return `${minutes < 0 ? '-' : ''}P${text || 'T0M'}`;
}

const compact = (date: DateText) => date.replaceAll('-', '');

function times(when: CalendarEntry['when']): string[] {
  if (when.kind === 'day')
    return [
      `DTSTART;VALUE=DATE:${compact(when.on)}`,
      `DTEND;VALUE=DATE:${compact(addDays(when.until ?? when.on, 1))}`,
      // All-day entries don't mark the day as busy.
      'TRANSP:TRANSPARENT',
    ];
  const { at, zone } = when;
  const end = at + when.duration;
  // While clocks repeat an hour, only UTC is unambiguous.
  const plain = [at, end].every((instant) => isToldOnce(zone, instant));
  const time = (instant: Minute) =>
    plain ? `;TZID=${zone}:${localStamp(zone, instant)}` : `:${utcStamp(instant)}`;
  // An entry of zero minutes has no end.
  return [`DTSTART${time(at)}`, ...(end > at ? [`DTEND${time(end)}`] : [])];
}

const entry = (
  { id, sequence, title, description, place, when, reminder }: CalendarEntry,
  language: string,
  stamp: string,
  domain: string,
): string[] =>
  component('VEVENT', [
    `UID:${id}@${domain}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    ...times(when),
    `SUMMARY;LANGUAGE=${language}:${icsText(title)}`,
    ...(description ? [`DESCRIPTION;LANGUAGE=${language}:${icsText(description)}`] : []),
    ...(place ? [`LOCATION:${icsText(place)}`] : []),
    ...(reminder === null
      ? []
      : component('VALARM', [
          'ACTION:DISPLAY',
          `DESCRIPTION:${icsText(title)}`,
          `TRIGGER:${duration(reminder)}`,
        ])),
  ]);

function zones(entries: readonly CalendarEntry[]): string[] {
  const spans = new Map<string, Minute[]>();
  for (const { when } of entries)
    if (when.kind === 'time')
      spans.set(when.zone, [...(spans.get(when.zone) ?? []), when.at, when.at + when.duration]);
  return [...spans].flatMap(([zone, instants]) =>
    zoneComponent(zone, Math.min(...instants), Math.max(...instants)),
  );
}

/**
 * Returns a calendar file. `now` is its timestamp. Times are written as local time with a time zone, so that
 * an entry keeps its local time even if the country changes its clock rules.
 */
export const calendarFile = (
  { name, language, entries, refresh, brand = null }: Calendar,
  now: Minute,
): string =>
  icsLines(
    component('VCALENDAR', [
      'VERSION:2.0',
      `PRODID:-//${icsText(brand ?? 'Celebra')}//Timeline//EN`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${icsText(name)}`,
      // Name of the calendar for programs that don't support RFC 7986.
      `X-WR-CALNAME:${icsText(name)}`,
      ...(refresh === undefined
        ? []
        : [
            `REFRESH-INTERVAL;VALUE=DURATION:${duration(refresh * 60)}`,
            `X-PUBLISHED-TTL:${duration(refresh * 60)}`,
          ]),
      ...zones(entries),
      ...entries.flatMap((one) => entry(one, language, utcStamp(now), domainOf(brand))),
    ]),
  );
