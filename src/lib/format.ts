import i18next from 'i18next';
import { currentLanguage } from './i18n';
import type { Language } from './texts';

/** Numbers, money and dates as the reader's language writes them. Amounts are whole hundredths. */
const LOCALE: Record<Language, string> = { es: 'es-ES', en: 'en-US' };
export const numberLocale = (language: Language = currentLanguage()): string => LOCALE[language];

/**
 * Spanish numbers as the browser's Spanish writes them: 1.250,50 € in Spain, $1,250.50 in Mexico. Pages drawn at build
 * time have no reader, and are written for Spain; the workspace has one.
 */
export function writeNumbersFor(languages: readonly string[]): void {
  LOCALE.es = languages.find((tag) => /^es-([A-Z]{2}|419)$/.test(tag)) ?? 'es-ES';
  cache.clear();
}
/**
 * Locale of English dates by the browser: month first unless it prefers another English. Prerendered pages
 * have no reader, and use the US format.
 */
export const englishDates = (languages: readonly string[] = globalThis.navigator?.languages ?? []): string =>
  languages.find((tag) => /^en-[A-Z]{2}$/.test(tag)) ?? 'en-US';

/** Months in words. English has a clock of twelve hours. */
export const DATE_LOCALES: Record<Language, string> = { es: 'es-ES', en: englishDates() };

type Formatter =
  | Intl.NumberFormat
  | Intl.DateTimeFormat
  | Intl.DisplayNames
  | Intl.ListFormat
  | Intl.Collator;

/** A formatter takes longer to make than to use: a list of a thousand plans made a thousand of them a keystroke. */
const cache = new Map<string, Formatter>();
function memo<T extends Formatter>(key: string, make: () => T): T {
  const found = cache.get(key);
  if (found) return found as T;
  const made = make();
  cache.set(key, made);
  return made;
}

/** The first number of all makes the browser read a language's data, 30 ms on a laptop: before anybody waits for it. */
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void formatNumber(0));

/** Currencies written with three decimals; the third would be made up, since amounts are hundredths. */
const THOUSANDTHS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

const fraction = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

interface MoneyOptions {
  /** Leave out hundredths that are zero; always on for currencies without them. */
  compact?: boolean;
}

export function formatMoney(
  cents: number,
  currency: string,
  { compact = true }: MoneyOptions = {},
  language: Language = currentLanguage(),
): string {
  const whole = compact && cents % 100 === 0;
  const format = memo(
    `m${language}${currency}${whole}`,
    () =>
      new Intl.NumberFormat(LOCALE[language], {
        style: 'currency',
        currency,
        currencyDisplay: 'symbol',
        // Spanish leaves four-digit numbers ungrouped; in columns of money that misaligns the thousands.
        useGrouping: 'always',
        ...(whole ? fraction(0) : THOUSANDTHS.has(currency) ? fraction(2) : {}),
      } as Intl.NumberFormatOptions),
  );
  // The sign that differences are written with; the library's is a hyphen.
  return format.format(cents / 100).replace('-', '−');
}

export function formatNumber(value: number, digits = 0, language: Language = currentLanguage()): string {
  return memo(
    `n${language}${digits}`,
    () =>
      new Intl.NumberFormat(LOCALE[language], {
        maximumFractionDigits: digits,
        useGrouping: 'always',
      } as Intl.NumberFormatOptions),
  ).format(value);
}

/** The mark before decimals: a comma in Spain, a point in Mexico. */
export const decimalMark = (language: Language = currentLanguage()): string =>
  formatNumber(0.5, 1, language).charAt(1);

/** A number in a field, without groups: what is shown is read back. */
export const numberInField = (value: number, language: Language = currentLanguage()): string =>
  String(value).replace('.', decimalMark(language));

/** Browsers differ in where they have it; some don't. */
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The first day of the reader's weeks, Monday being 1: Sunday (7) in the US and Mexico, Monday in London and Madrid. */
export function firstWeekday(language: Language = currentLanguage()): number {
  const locale: Intl.Locale & WeekInfo = new Intl.Locale(language === 'es' ? LOCALE.es : DATE_LOCALES.en);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? (language === 'es' ? 1 : 7);
}

/** Bytes as a file's size: “340 kB”, “2.4 MB”. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${formatNumber(kilobytes)} kB` : `${formatNumber(bytes / 1024 ** 2, 1)} MB`;
}

/** Writes `{{count, number}}` in texts; `{{count, number(maximumFractionDigits: 1)}}` has decimals. */
const addToTexts = () =>
  i18next.services.formatter?.add('number', (value, language, { maximumFractionDigits }) =>
    formatNumber(value, maximumFractionDigits, language as Language),
  );
i18next.on('initialized', addToTexts);
if (i18next.isInitialized) addToTexts();

/** `share` is a part of one: 0.125 reads 12.5 %. */
export function formatPercent(share: number, digits = 1, language: Language = currentLanguage()): string {
  return memo(
    `p${language}${digits}`,
    () => new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: digits }),
  ).format(share);
}

/** Signed percentage points: +3.1. */
export function formatPoints(points: number, language: Language = currentLanguage()): string {
  return memo(
    `s${language}`,
    () => new Intl.NumberFormat(LOCALE[language], { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
  ).format(points);
}

/** Signed money, for differences: +1,200 €. */
export function formatDifference(
  cents: number,
  currency: string,
  language: Language = currentLanguage(),
): string {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
  return sign + formatMoney(Math.abs(cents), currency, {}, language);
}

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

const DATE_STYLES = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
} as const;
type DateStyle = keyof typeof DATE_STYLES;

const dateFormat = (style: DateStyle, language: Language): Intl.DateTimeFormat =>
  memo(
    `d${language}${style}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[language], { ...DATE_STYLES[style], timeZone: 'UTC' }),
  );

/** `day` is YYYY-MM-DD. With its weekday: "sábado, 12 de junio de 2027". */
export const formatDate = (
  day: string,
  style: DateStyle = 'full',
  language: Language = currentLanguage(),
): string => dateFormat(style, language).format(asDate(day));

/** A range of dates, YYYY-MM-DD: "Thu, Jun 10 – Fri, Jun 11, 2027"; a single one if equal. */
export const formatDays = (
  first: string,
  last: string,
  style: DateStyle = 'full',
  language: Language = currentLanguage(),
): string => dateFormat(style, language).formatRange(asDate(first), asDate(last));

/** "junio de 2027"; of a day or of a month, YYYY-MM. */
export function formatMonth(day: string, language: Language = currentLanguage()): string {
  return memo(
    `month ${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
}

const clockIn = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  hour12: language === 'en',
});

/** An instant, in the reader's own zone. */
export function formatInstant(iso: string, language: Language = currentLanguage()): string {
  return memo(
    `i${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        ...clockIn(language),
      }),
  ).format(new Date(iso));
}

/** The hour of an instant, in the reader's own zone: "18:32", "6:32 pm". */
export function formatHour(iso: string, language: Language = currentLanguage()): string {
  return memo(
    `hour ${language}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[language], clockIn(language)),
  ).format(new Date(iso));
}

/** A country's name in the reader's language, from its ISO 3166-1 alpha-2 code. */
export function countryName(code: string, language: Language = currentLanguage()): string {
  try {
    const names = memo(`r${language}`, () => new Intl.DisplayNames([LOCALE[language]], { type: 'region' }));
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Countries that English names with their article within a sentence. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  'AE AX BQ BS CC CF CK DO FK FO GB GM IO KM KY MH MP MV NL PH PN PS SB SC TC TF UM US VG VI'.split(' '),
);

/** A country's name after "in": "the United Kingdom". */
export function countryInText(code: string, language: Language = currentLanguage()): string {
  const name = countryName(code, language);
  return language === 'en' && WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

export function currencyName(code: string, language: Language = currentLanguage()): string {
  const names = memo(`c${language}`, () => new Intl.DisplayNames([LOCALE[language]], { type: 'currency' }));
  return names.of(code) ?? code;
}

/** A name or a date at the beginning of a line. */
export const capitalized = (text: string, language: Language = currentLanguage()): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** "A, B and C", as the reader's language puts it. */
export function formatList(items: readonly string[], language: Language = currentLanguage()): string {
  return memo(`l${language}`, () => new Intl.ListFormat(LOCALE[language])).format(items);
}

const METRES = { kilometer: 1_000, mile: 1_609.344 } as const;
export type DistanceUnit = keyof typeof METRES;

/** Where roads are measured in miles. */
const MILES: ReadonlySet<string> = new Set(['US', 'GB', 'LR']);

/** The reader's distance unit, by the browser's region, whatever the page's language. */
export const distanceUnit = (locale: string = navigator.language): DistanceUnit =>
  MILES.has(new Intl.Locale(locale).maximize().region ?? '') ? 'mile' : 'kilometer';

export const metresOf = (distance: number, unit: DistanceUnit): number => Math.round(distance * METRES[unit]);

/** "1.2 km", "0.7 mi"; from ten on whole. */
export function formatDistance(
  metres: number,
  unit: DistanceUnit = distanceUnit(),
  language: Language = currentLanguage(),
): string {
  const distance = metres / METRES[unit];
  const digits = distance < 9.95 ? 1 : 0;
  return memo(
    `length ${language}${unit}${digits}`,
    () => new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, maximumFractionDigits: digits }),
  ).format(distance);
}

/** "Mon", "lun": the short name of a day of the week, Monday being 0. */
export const formatWeekday = (day: number, language: Language = currentLanguage()): string =>
  memo(
    `w${language}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[language], { weekday: 'short', timeZone: 'UTC' }),
  ).format(new Date(Date.UTC(2024, 0, 1 + day)));

/** The order of names: case and accents make no difference, and 10 comes after 9. */
export const compareNames = (a: string, b: string, language: Language = currentLanguage()): number =>
  memo(
    `order ${language}`,
    () => new Intl.Collator(LOCALE[language], { sensitivity: 'base', numeric: true }),
  ).compare(a, b);

/** Today in the reader's own zone, as YYYY-MM-DD. The one place where the clock becomes a date. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
