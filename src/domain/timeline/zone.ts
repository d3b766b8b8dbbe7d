import { addDays, type DateText, daysBetween } from '../calendar.ts';
import type { Minute } from './item.ts';

const EPOCH = '1970-01-01';
export const DAY = 1_440;

/** A local time: a date, and minutes since midnight from 0 to 1,439. */
type Wall = { readonly date: DateText; readonly minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Returns true if the browser or server knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** UTC offsets change only at full quarter hours, so one cached offset is valid for a whole quarter hour. */
const QUARTER = 15;
const offsets = new Map<string, number>();
const REMEMBERED = 20_000;

/** Returns a time zone's offset from UTC in minutes. @throws RangeError if the time zone is unknown. */
export function offsetAt(zone: string, at: Minute): number {
  const quarter = Math.floor(at / QUARTER);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = quarter * QUARTER;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(start * 60_000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute')) / 60_000;
  if (offsets.size >= REMEMBERED) offsets.clear();
  offsets.set(key, shown - start);
  return shown - start;
}

export function wallOf(zone: string, at: Minute): Wall {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / DAY);
  return { date: addDays(EPOCH, day), minutes: local - day * DAY };
}

/**
 * Returns the instant of a local time. `minutes` can be negative or exceed a day. If clocks repeat the local
 * time, the first occurrence is returned. If clocks skip the local time, the result is later by the length of
 * the gap.
 */
export function instantOf(zone: string, date: DateText, minutes: number): Minute {
  const local = daysBetween(EPOCH, date) * DAY + minutes;
  // The local time is tried with the offsets before and after a possible clock change. Only one offset fits,
  // unless the time is repeated.
  const before = offsetAt(zone, local - DAY);
  const after = offsetAt(zone, local + DAY);
  for (const offset of [Math.max(before, after), Math.min(before, after)])
    if (offsetAt(zone, local - offset) === offset) return local - offset;
  return local - before;
}

/** Times before this many minutes after midnight belong to the night of the day before. */
const MORNING = 360;
const EVENING = 1_080;

/**
 * Returns the instant of an entered time, given an instant near it. During the day, the date stays the same.
 * At night, the date can change: near 23:00, an entered 00:30 is on the next date. Near 00:30, an entered
 * 23:00 is on the date before. Near 07:00, an entered 05:00 is on the same date.
 */
export function nearClock(zone: string, near: Minute, typed: number): Minute {
  const { date, minutes } = wallOf(zone, near);
  const byDay = typed >= MORNING && minutes >= MORNING;
  if (byDay) return instantOf(zone, date, typed);
  const back = minutes < MORNING ? DAY / 2 : MORNING;
  const away = ((((typed - minutes + back) % DAY) + DAY) % DAY) - back;
  return instantOf(zone, date, minutes + away);
}

/**
 * Returns the evening of the day to which an instant belongs. A time at night belongs to the day before.
 * Given this evening, `nearClock` finds all times of that day and night.
 */
export function eveningOf(zone: string, at: Minute): Minute {
  const { date, minutes } = wallOf(zone, at);
  return instantOf(zone, minutes < MORNING ? addDays(date, -1) : date, EVENING);
}

/**
 * Returns whether a clock change skips the local time or makes it occur twice. Returns null if it does
 * neither.
 */
export function clockChange(zone: string, date: DateText, minutes: number): 'skipped' | 'twice' | null {
  const at = instantOf(zone, date, minutes);
  if (wallOf(zone, at).minutes !== minutes) return 'skipped';
  const offset = offsetAt(zone, at + DAY);
  const again = at + offsetAt(zone, at) - offset;
  return again !== at && offsetAt(zone, again) === offset ? 'twice' : null;
}

/** Moves an instant by a number of days. The local time stays the same. */
export function onDay(zone: string, at: Minute, days: number): Minute {
  const { date, minutes } = wallOf(zone, at);
  return instantOf(zone, addDays(date, days), minutes);
}

/** Returns the instant whose local time in zone `to` equals the local time of `at` in zone `from`. */
export function inZone(from: string, to: string, at: Minute): Minute {
  const { date, minutes } = wallOf(from, at);
  return instantOf(to, date, minutes);
}

/** Formats minutes since midnight, such as "17:05". */
export function clockText(minutes: number): string {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/**
 * Parses a time such as "17:05", "17.05", "5:30 pm" or "9" to minutes since midnight. Returns null for any
 * other text.
 */
export function readClock(text: string): number | null {
  const match = /^\s*(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(?:([ap])\.?\s?m\.?)?\s*h?\s*$/i.exec(text);
  if (!match) return null;
  const [hours, minutes, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()];
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null;
  const shift = half === 'p' && hours < 12 ? 12 : half === 'a' && hours === 12 ? -12 : 0;
  return (hours + shift) * 60 + minutes;
}
