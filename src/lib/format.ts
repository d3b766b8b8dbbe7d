import i18next from 'i18next';
import { currentLanguage } from './i18n';
import type { Language } from './texts';

/** Locale of numbers and money for each language. Amounts are integers, in hundredths. */
const LOCALE: Record<Language, string> = { es: 'es-ES', en: 'en-US' };
export const numberLocale = (language: Language = currentLanguage()): string => LOCALE[language];

/** Sets the locale of Spanish numbers from the browser's languages. Prerendered pages use Spain's locale. */
export function writeNumbersFor(languages: readonly string[]): void {
  LOCALE.es = languages.find((tag) => /^es-([A-Z]{2}|419)$/.test(tag)) ?? 'es-ES';
  cache.clear();
}
/**
 * Returns the locale of English dates. The month comes first, unless the browser prefers a variant of English
 * other than the US one. Prerendered pages use the US format.
 */
export const englishDates = (languages: readonly string[] = globalThis.navigator?.languages ?? []): string =>
  languages.find((tag) => /^en-[A-Z]{2}$/.test(tag)) ?? 'en-US';

/** Locale of dates with month names. English uses the 12-hour clock. */
export const DATE_LOCALES: Record<Language, string> = { es: 'es-ES', en: englishDates() };

type Formatter =
  | Intl.NumberFormat
  | Intl.DateTimeFormat
  | Intl.DisplayNames
  | Intl.ListFormat
  | Intl.Collator;

/** Formatters by locale and options, cached because creating a formatter is slower than using it. */
const cache = new Map<string, Formatter>();
function memo<T extends Formatter>(key: string, make: () => T): T {
  const found = cache.get(key);
  if (found) return found as T;
  const made = make();
  cache.set(key, made);
  return made;
}

/** Warms up `Intl` while the browser is idle, because the first use takes 30 ms on a laptop. */
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void formatNumber(0));

/** Currencies with three decimals. The last one isn't shown, because amounts are stored in hundredths. */
const THOUSANDTHS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

const fraction = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

interface MoneyOptions {
  /** Omits the decimals of whole amounts. Always on for currencies without decimals. */
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
        // By default Spanish doesn't group four-digit numbers, which would misalign columns of money.
        useGrouping: 'always',
        ...(whole ? fraction(0) : THOUSANDTHS.has(currency) ? fraction(2) : {}),
      } as Intl.NumberFormatOptions),
  );
  // Shows a real minus sign instead of a hyphen.
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

/** Returns the decimal mark: a comma in Spain, a point in Mexico. */
export const decimalMark = (language: Language = currentLanguage()): string =>
  formatNumber(0.5, 1, language).charAt(1);

/** Formats a number without grouping, so that a field can parse it again. */
export const numberInField = (value: number, language: Language = currentLanguage()): string =>
  String(value).replace('.', decimalMark(language));

/** Week data of a locale. Browsers differ in where they provide it, and some lack it. */
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Returns the reader's first weekday, with Monday as 1. In the US and Mexico it is Sunday (7). */
export function firstWeekday(language: Language = currentLanguage()): number {
  const locale: Intl.Locale & WeekInfo = new Intl.Locale(language === 'es' ? LOCALE.es : DATE_LOCALES.en);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? (language === 'es' ? 1 : 7);
}

/** Formats a number of bytes as a file's size: “340 kB”, “2.4 MB”. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${formatNumber(kilobytes)} kB` : `${formatNumber(bytes / 1024 ** 2, 1)} MB`;
}

/** Registers the format `{{count, number}}` for texts. `number(maximumFractionDigits: 1)` shows decimals. */
const addToTexts = () =>
  i18next.services.formatter?.add('number', (value, language, { maximumFractionDigits }) =>
    formatNumber(value, maximumFractionDigits, language as Language),
  );
i18next.on('initialized', addToTexts);
if (i18next.isInitialized) addToTexts();

/** Formats a fraction as a percentage: 0.125 becomes 12.5 %. */
export function formatPercent(share: number, digits = 1, language: Language = currentLanguage()): string {
  return memo(
    `p${language}${digits}`,
    () => new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: digits }),
  ).format(share);
}

/** Formats signed percentage points: +3.1. */
export function formatPoints(points: number, language: Language = currentLanguage()): string {
  return memo(
    `s${language}`,
    () => new Intl.NumberFormat(LOCALE[language], { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
  ).format(points);
}

/** Formats a difference as signed money: +1,200 €. */
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

/** Formats a day (YYYY-MM-DD) with its weekday: "sábado, 12 de junio de 2027". */
export const formatDate = (
  day: string,
  style: DateStyle = 'full',
  language: Language = currentLanguage(),
): string => dateFormat(style, language).format(asDate(day));

/** Formats days (YYYY-MM-DD): "Thu, Jun 10 – Fri, Jun 11, 2027". Two equal days are shown as one. */
export const formatDays = (
  first: string,
  last: string,
  style: DateStyle = 'full',
  language: Language = currentLanguage(),
): string => dateFormat(style, language).formatRange(asDate(first), asDate(last));

/** Formats the month of a YYYY-MM-DD or YYYY-MM date: "junio de 2027". */
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

/** Formats the date of an ISO timestamp in the reader's time zone. */
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

/** Formats the time of an ISO timestamp in the reader's time zone: "18:32", "6:32 pm". */
export function formatHour(iso: string, language: Language = currentLanguage()): string {
  return memo(
    `hour ${language}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[language], clockIn(language)),
  ).format(new Date(iso));
}

/** Returns a country's name in the reader's language, for its ISO 3166-1 alpha-2 code. */
export function countryName(code: string, language: Language = currentLanguage()): string {
  try {
    const names = memo(`r${language}`, () => new Intl.DisplayNames([LOCALE[language]], { type: 'region' }));
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Countries whose English names take "the" within a sentence. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  'AE AX BQ BS CC CF CK DO FK FO GB GM IO KM KY MH MP MV NL PH PN PS SB SC TC TF UM US VG VI'.split(' '),
);

/** Returns a country's name as written after "in": "the United Kingdom". */
export function countryInText(code: string, language: Language = currentLanguage()): string {
  const name = countryName(code, language);
  return language === 'en' && WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

export function currencyName(code: string, language: Language = currentLanguage()): string {
  const names = memo(`c${language}`, () => new Intl.DisplayNames([LOCALE[language]], { type: 'currency' }));
  return names.of(code) ?? code;
}

export const capitalized = (text: string, language: Language = currentLanguage()): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Formats a list in the reader's language: "A, B and C". */
export function formatList(items: readonly string[], language: Language = currentLanguage()): string {
  return memo(`l${language}`, () => new Intl.ListFormat(LOCALE[language])).format(items);
}

const METRES = { kilometer: 1_000, mile: 1_609.344 } as const;
export type DistanceUnit = keyof typeof METRES;

/** Regions that measure roads in miles. */
const MILES: ReadonlySet<string> = new Set(['US', 'GB', 'LR']);

/** Returns the unit for distances. It depends on the browser's region, not on the page's language. */
export const distanceUnit = (locale: string = navigator.language): DistanceUnit =>
  MILES.has(new Intl.Locale(locale).maximize().region ?? '') ? 'mile' : 'kilometer';

export const metresOf = (distance: number, unit: DistanceUnit): number => Math.round(distance * METRES[unit]);

/** Formats a distance: "1.2 km", "0.7 mi". From ten on, decimals are omitted. */
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

/** Returns the short name of a weekday, with Monday as 0: "Mon", "lun". */
export const formatWeekday = (day: number, language: Language = currentLanguage()): string =>
  memo(
    `w${language}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[language], { weekday: 'short', timeZone: 'UTC' }),
  ).format(new Date(Date.UTC(2024, 0, 1 + day)));

/** Compares names for sorting. Case and accents are ignored, and 10 comes after 9. */
export const compareNames = (a: string, b: string, language: Language = currentLanguage()): number =>
  memo(
    `order ${language}`,
    () => new Intl.Collator(LOCALE[language], { sensitivity: 'base', numeric: true }),
  ).compare(a, b);

/**
 * Returns today's date in the reader's time zone as YYYY-MM-DD. All other code must use this function for
 * today's date.
 */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
