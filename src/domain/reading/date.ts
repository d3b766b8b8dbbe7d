import { addDays, type DateText, daysBetween, endOfMonth, isValidDate } from '../calendar.ts';
import { MONTHS, WEEKDAYS } from './words.data.ts';
import { type Found, findAll, overlap, plainLetters, spanAt, words } from './words.ts';

export interface DateSetting {
  readonly today: DateText;
  /** Language of the text. In Spanish the day comes before the month; in English the order is ambiguous. */
  readonly language: 'en' | 'es';
}

type Day = { readonly day: number; readonly month: number; readonly year: number | null };
type Groups = Readonly<Record<string, string | undefined>>;

const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (year: number, { day, month }: Day): DateText => `${year}-${two(month)}-${two(day)}`;

/**
 * A number after a month is its year only if it is at most this many years away. In "3 May 2000", the 2000 is
 * an amount.
 */
const FAR = 10;
/**
 * A date without a year means the next such date. It can also mean the previous one, if that was at most this
 * many days ago.
 */
const RECENT = 60;

/**
 * Returns the possible dates for a day and month, the more likely first. Without a year, the next such date
 * is possible, and also the previous one if it was recent.
 */
function datesOf(day: Day, today: DateText): DateText[] {
  const { month, year } = day;
  if (month < 1 || month > 12 || day.day < 1 || day.day > 31) return [];
  const now = Number(today.slice(0, 4));
  const near = (year === null ? [now - 1, now, now + 1] : [year]).map((one) => dateOf(one, day));
  const valid = near.filter(isValidDate);
  if (valid.length === 0) {
    // For "31 Feb" the possible dates are the last day of February and the first of March.
    const first = near.map((date) => `${date.slice(0, 8)}01`).find((date) => year !== null || date >= today);
    const last = first && endOfMonth(first);
    return last ? [last, addDays(last, 1)] : [];
  }
  if (year !== null) return valid;
  const ahead = valid.find((date) => date >= today);
  const behind = valid.findLast((date) => date < today);
  const recent = behind && daysBetween(behind, today) <= RECENT ? [behind] : [];
  return [...recent, ...(ahead ? [ahead] : [])];
}

const MONTH = `(?<month>${MONTHS.join('|')})\\.?`;
/**
 * Pattern of an optional weekday. Short Spanish names need a comma, because the "Mar" in "Sol y Mar 3 de
 * mayo" isn't Tuesday (martes).
 */
const WEEKDAY = `(?:(?:(?:${WEEKDAYS.join('|')})\\.?,?|(?:lun|mar|mie|jue|vie|sab|dom),)\\s+)?`;
const YEAR = '(?<behind>(?:,?\\s+|\\s+del?\\s+)(?<year>20\\d\\d)(?!\\d|[.,]\\d|\\s?[€$£]))?';
const DAY = '(?<day>\\d{1,2})';
/** Rejects a day that is the start of a larger number, as in "May 3.500" or "May 3 500". */
const ALONE = '(?![\\d]|[.,:/]\\d|[ \\u00A0\\u202F]\\d{3}(?!\\d)|\\s?(?:%|[€$£](?!\\s?\\d)))';

const monthOf = ({ month = '' }: Groups) => MONTHS.findIndex((list) => list.split('|').includes(month)) + 1;
const yearOf = ({ year }: Groups) => (year ? Number(year) + (year.length === 2 ? 2000 : 0) : null);
const named = (groups: Groups): Day[] => [
  { day: Number(groups.day), month: monthOf(groups), year: yearOf(groups) },
];

/** Interprets two numbers as day and month. In English, they can also be month and day. */
function figures(groups: Groups, language: DateSetting['language']): Day[] {
  const [a, b, year] = [Number(groups.a), Number(groups.b), yearOf(groups)];
  // "1/2", "3/4" and "24/7" aren't dates.
  if (year === null && ((a < b && b < 5) || (a === 24 && b === 7))) return [];
  const dayFirst = { day: a, month: b, year };
  if (b > 12) return [{ day: b, month: a, year }];
  return language === 'es' || a > 12 || a === b || groups.mark === '.'
    ? [dayFirst]
    : [{ day: b, month: a, year }, dayFirst];
}

const PATTERNS: readonly (readonly [string, (groups: Groups, language: 'en' | 'es') => Day[]])[] = [
  [
    '(?<year>20\\d\\d)(?<mark>[-/.])(?<b>\\d{1,2})\\k<mark>(?<a>\\d{1,2})',
    ({ a, b, year }) => [{ day: Number(a), month: Number(b), year: Number(year) }],
  ],
  ['(?<a>\\d{1,2})(?<mark>[-/.])(?<b>\\d{1,2})\\k<mark>(?<year>20\\d\\d|\\d\\d)', figures],
  [`${WEEKDAY}(?:the\\s+)?${DAY}(?:st|nd|rd|th|º|o)?(?:\\s+de\\s+|\\s+of\\s+|\\s+|-)${MONTH}${YEAR}`, named],
  [`${WEEKDAY}${MONTH}\\s+${DAY}(?:st|nd|rd|th)?${ALONE}${YEAR}`, named],
  ['(?<a>\\d{1,2})(?<mark>/)(?<b>\\d{1,2})(?!/)', figures],
];
const READERS = PATTERNS.map(([pattern, read]) => [words(`(?<!\\d[.,'’/])(?:${pattern})`), read] as const);

/**
 * Finds every date in a text that has a number and a month. An ambiguous date gives several overlapping
 * results. Examples are "3/4" in English, a day without a year, and "31 Feb".
 */
export function findDates(typed: string, { today, language }: DateSetting): Found<DateText>[] {
  const text = plainLetters(typed);
  const found: Found<DateText>[] = [];
  for (const [pattern, read] of READERS)
    for (const match of findAll(pattern, text)) {
      const groups = match.groups ?? {};
      const far = groups.behind && Math.abs(Number(groups.year) - Number(today.slice(0, 4))) > FAR;
      const whole = spanAt(match);
      const span = { ...whole, to: whole.to - (far ? (groups.behind ?? '').length : 0) };
      if (found.some((one) => overlap(one, span))) continue;
      const days = read(far ? { ...groups, year: undefined } : groups, language).flatMap((day) =>
        datesOf(day, today),
      );
      found.push(...[...new Set(days)].map((value) => ({ ...span, value })));
    }
  return found.toSorted((a, b) => a.from - b.from);
}
