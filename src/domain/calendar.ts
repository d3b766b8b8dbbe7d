/** Dates without a time are 'YYYY-MM-DD' strings in the proleptic Gregorian calendar, years 0001 to 9999. */
export type DateText = string;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

type Parts = { year: number; month: number; day: number };

function parts(text: string): Parts | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const length = month === 2 && isLeap(year) ? 29 : MONTH_LENGTHS[month - 1];
  return year < 1 || length === undefined || day < 1 || day > length ? null : { year, month, day };
}

export function isValidDate(text: string): boolean {
  return parts(text) !== null;
}

/** First and last day that an event can have. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];
export const isStorable = (text: string): boolean =>
  isValidDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

/**
 * Returns the number of days since 1970-01-01. Internally years begin in March, so that a leap day is the
 * last day of its year.
 */
function dayNumber(text: DateText): number {
  const date = parts(text);
  if (!date) throw new RangeError(`Not a date: ${text}`);
  const year = date.month > 2 ? date.year : date.year - 1;
  const dayOfYear = Math.floor((153 * ((date.month + 9) % 12) + 2) / 5) + date.day - 1;
  return (
    year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - 719468
  );
}

function fromDayNumber(days: number): DateText {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (year < 1 || year > 9999) throw new RangeError('Outside the calendar.');
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * Returns the number of days from `from` to `to`. Negative if `to` is earlier. @throws RangeError if either
 * isn't a date.
 */
export function daysBetween(from: DateText, to: DateText): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Adds days to a date. @throws RangeError if `date` isn't a date, or if the result is outside the years 0001
 * to 9999.
 */
export function addDays(date: DateText, days: number): DateText {
  return fromDayNumber(dayNumber(date) + days);
}

/** Returns the weekday: 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekday(date: DateText): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Returns the same day `months` later. If that month is too short, it returns the month's last day. */
export function addMonths(date: DateText, months: number): DateText {
  const from = parts(date);
  if (!from) throw new RangeError(`Not a date: ${date}`);
  const month = from.year * 12 + from.month - 1 + months;
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, Math.min(from.day, lengthOfMonth(first)) - 1);
}

function lengthOfMonth(first: DateText): number {
  const date = parts(first);
  if (!date) throw new RangeError('Outside the calendar.');
  return date.month === 2 && isLeap(date.year) ? 29 : (MONTH_LENGTHS[date.month - 1] ?? 31);
}

/** Returns the Sunday of the date's week; a Sunday returns itself (ISO 8601). */
export const endOfWeek = (date: DateText): DateText => addDays(date, 7 - weekday(date));

export function endOfMonth(date: DateText): DateText {
  const first = `${date.slice(0, 8)}01`;
  return addDays(first, lengthOfMonth(first) - 1);
}
