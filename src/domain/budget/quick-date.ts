import { addDays, addMonths, type DateText, daysBetween, isValidDate, weekday } from '../calendar';
import { MONTHS, WEEKDAYS } from './quick-words.data';

export interface Found {
  readonly date: DateText;
  readonly from: number;
  readonly to: number;
}

const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): DateText | null => {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isValidDate(text) ? text : null;
};

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Without a year, the day nearest ahead, or nearest behind for what has been paid already. */
function nearest(month: number, day: number, year: string | undefined, today: DateText, past: boolean) {
  if (year) return dateOf(fullYear(year), month, day);
  const now = Number(today.slice(0, 4));
  const years = past ? [now, now - 1] : [now, now + 1];
  const dates = years.map((one) => dateOf(one, month, day)).filter((date) => date !== null);
  return dates.find((date) => (past ? date <= today : date >= today)) ?? dates.at(-1) ?? null;
}

const ANY_MONTH = MONTHS.map((words, i) => `(?<m${i}>${words})`).join('|');
const ANY_WEEKDAY = WEEKDAYS.map((words, i) => `(?<w${i}>${words})`).join('|');
const START = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';
const YEAR = '(?:[\\s,]+(?:de(?:l)?\\s+|of\\s+)?(?<year>20\\d\\d))?';
const on = (pattern: string) => new RegExp(`${START}(?:${pattern})${END}`, 'u');

const ISO = on('(?<year>20\\d\\d)-(?<month>\\d{1,2})-(?<day>\\d{1,2})');
const DAY_MONTH = on(
  `(?<day>\\d{1,2})(?:st|nd|rd|th|º)?[\\s-]+(?:de\\s+|of\\s+)?(?:${ANY_MONTH})\\.?${YEAR}`,
);
const MONTH_DAY = on(`(?:${ANY_MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?${YEAR}`);
const NUMERIC = on('(?<a>\\d{1,2})[/](?<b>\\d{1,2})(?:[/](?<year>20\\d\\d|\\d\\d))?');
const NAMED = on('(?<today>today|hoy)|(?<tomorrow>tomorrow|manana)|(?<yesterday>yesterday|ayer)');
const WEEKDAY = on(ANY_WEEKDAY);
const IN_DAYS = on(
  '(?:in|en|dentro de)\\s+(?<count>\\d{1,3})\\s+(?<unit>days?|dias?|weeks?|semanas?|months?|mes(?:es)?)',
);

const indexOf = (groups: Record<string, string | undefined>, letter: string): number =>
  Object.entries(groups).findIndex(([name, value]) => name.startsWith(letter) && /\d$/.test(name) && value);

const numberOf = (groups: Record<string, string | undefined>, letter: 'm' | 'w'): number => {
  const entry = Object.entries(groups)[indexOf(groups, letter)];
  return Number(entry?.[0].slice(1) ?? 0);
};

type Groups = Record<string, string | undefined>;
interface Reader {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => DateText | null;
}

/**
 * The first day that a text names, in words or figures of either language. The text has lost its accents and
 * capitals. Figures like 3/5 are day first, in English month first unless that can't be.
 */
export function findDate(text: string, today: DateText, language: 'en' | 'es', past: boolean): Found | null {
  const spoken = (groups: Groups) =>
    nearest(numberOf(groups, 'm') + 1, Number(groups.day), groups.year, today, past);
  const readers: readonly Reader[] = [
    { pattern: ISO, read: ({ year, month, day }) => dateOf(Number(year), Number(month), Number(day)) },
    { pattern: DAY_MONTH, read: spoken },
    { pattern: MONTH_DAY, read: spoken },
    {
      pattern: NUMERIC,
      read: ({ a, b, year }) => {
        const monthFirst = (language === 'en' && Number(a) <= 12) || Number(b) > 12;
        const [month, day] = monthFirst ? [Number(a), Number(b)] : [Number(b), Number(a)];
        return month > 12 ? null : nearest(month, day, year, today, past);
      },
    },
    {
      pattern: IN_DAYS,
      read: ({ count, unit = '' }) =>
        /^m/.test(unit)
          ? addMonths(today, Number(count))
          : addDays(today, Number(count) * (/^(w|s)/.test(unit) ? 7 : 1)),
    },
    {
      pattern: NAMED,
      read: (groups) => addDays(today, groups.tomorrow ? 1 : groups.yesterday ? -1 : 0),
    },
    {
      pattern: WEEKDAY,
      read: (groups) => {
        const ahead = (numberOf(groups, 'w') + 1 - weekday(today) + 7) % 7;
        return addDays(today, past ? ahead - (ahead === 0 ? 0 : 7) : ahead || 7);
      },
    },
  ];
  for (const { pattern, read } of readers) {
    const match = pattern.exec(text);
    const date = match && read(match.groups ?? {});
    if (match && date && Math.abs(daysBetween(today, date)) < 40_000)
      return { date, from: match.index, to: match.index + match[0].length };
  }
  return null;
}
