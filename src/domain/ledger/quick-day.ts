import { addDays, addMonths, type DateText, daysBetween, endOfMonth, isValidDate } from '../calendar';
import type { Doubt } from './quick-text';

/** A day that a line may mean; `keep` where the words may be no day at all but part of a name. */
export type DayChoice = { readonly date: DateText | null; readonly keep?: boolean };
/** What a piece of a line says about the day: the choices, and why there is more than one. */
export type DayReading = { readonly choices: readonly DayChoice[]; readonly doubt: Doubt | null };

const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): DateText =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

export const certain = (date: DateText): DayReading => ({ choices: [{ date }], doubt: null });
export const unsure = (
  reason: Doubt['reason'],
  text: string,
  ...dates: readonly (DateText | null)[]
): DayReading => ({ choices: dates.map((date) => ({ date })), doubt: { reason, text } });

/** How far back a day without a year is as likely as the one of next year, and how far ahead that one is then. */
const RECENT = 60;
const FAR = 300;

function lastOfMonth(year: number, month: number): DateText | null {
  const first = dateOf(year, month, 1);
  return isValidDate(first) ? endOfMonth(first) : null;
}

/**
 * A day and a month. Without a year, the nearest ahead, or the nearest behind for what has been paid already; one just
 * gone by is asked about. A day that the month doesn't have is none, or the month's last.
 */
export function dayOf(
  { day, month, year }: { day: number; month: number; year: number | null },
  text: string,
  today: DateText,
  past: boolean,
): DayReading {
  const now = Number(today.slice(0, 4));
  if (year !== null) {
    const date = dateOf(year, month, day);
    if (isValidDate(date)) return certain(date);
  } else {
    const near = [now - 1, now, now + 1].map((one) => dateOf(one, month, day)).filter(isValidDate);
    const ahead = near.find((date) => date >= today);
    const behind = near.findLast((date) => date <= today);
    if (past && behind) return certain(behind);
    if (ahead && behind && daysBetween(today, ahead) > FAR && daysBetween(behind, today) <= RECENT)
      return unsure('recentDate', text, behind, ahead);
    if (ahead) return certain(ahead);
  }
  const last = day > 31 || month > 12 ? null : lastOfMonth(year ?? now, month);
  const gone = last && (past ? last > today : last < today);
  const coming = gone && year === null ? lastOfMonth(now + (past ? -1 : 1), month) : last;
  return coming && day > 28 ? unsure('noSuchDay', text, null, coming) : unsure('noSuchDay', text, null);
}

/** The day of a month, of this month or the next; of the one before for what has been paid. */
export function dayOfMonth(day: number, text: string, today: DateText, past: boolean): DayReading {
  const first = `${today.slice(0, 8)}01`;
  for (const step of past ? [0, -1] : [0, 1]) {
    const date = `${addMonths(first, step).slice(0, 8)}${two(day)}`;
    if (isValidDate(date) && (past ? date <= today : date >= today)) return certain(date);
  }
  return unsure('noSuchDay', text, null);
}

/** A month without a day: none, its first or its last. */
export function someDayOf(
  month: number,
  year: number | null,
  part: 'start' | 'middle' | 'end' | null,
  text: string,
  today: DateText,
  past: boolean,
): DayReading {
  const now = Number(today.slice(0, 4));
  const years = year !== null ? [year] : past ? [now, now - 1] : [now, now + 1];
  const fits = years.find((one) =>
    past ? dateOf(one, month, 1) <= today : endOfMonth(dateOf(one, month, 1)) >= today,
  );
  const first = dateOf(fits ?? years[0] ?? now, month, 1);
  if (part === 'start') return unsure('vagueDate', text, first, null);
  if (part === 'middle') return unsure('vagueDate', text, addDays(first, 14), null);
  if (part === 'end') return unsure('vagueDate', text, endOfMonth(first), null);
  return unsure('vagueDate', text, null, first, endOfMonth(first));
}

export const inDays = (today: DateText, count: number, unit: string): DateText =>
  /^m/u.test(unit) ? addMonths(today, count) : addDays(today, count * (/^[ws]/u.test(unit) ? 7 : 1));
