import { addDays, type DateText, daysBetween } from '@/domain/calendar';
import { MOST_ZOOM } from '../timeline-state';

/** The visible part of the line. */
export type Window = { readonly from: DateText; readonly to: DateText };

/** Returns the whole line, from the earliest to the latest day, with a margin. */
export function wholeLine(days: readonly DateText[]): Window {
  const sorted = [...days].sort();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const air = Math.max(3, Math.round(daysBetween(first, last) * 0.04));
  return { from: addDays(first, -air), to: addDays(last, air) };
}

/**
 * Returns the visible part of the line around a day. Each zoom step halves the visible part, down to a
 * minimum of two weeks.
 */
export function windowOf(whole: Window, zoom: number, at: DateText): Window {
  const all = daysBetween(whole.from, whole.to);
  const span = Math.max(14, Math.round(all / 2 ** zoom));
  if (span >= all) return whole;
  const middle = daysBetween(whole.from, at);
  const start = Math.min(all - span, Math.max(0, middle - Math.round(span / 2)));
  return { from: addDays(whole.from, start), to: addDays(whole.from, start + span) };
}

/** Returns the highest zoom step. At every lower step, more than two weeks are visible. */
export function deepest(whole: Window): number {
  let zoom = 0;
  while (zoom < MOST_ZOOM && daysBetween(whole.from, whole.to) / 2 ** zoom > 14) zoom += 1;
  return zoom;
}

/** Returns a day's position: 0 at the start of the visible part, 1 at its end. */
export const positionOf = ({ from, to }: Window, day: DateText): number =>
  daysBetween(from, day) / Math.max(1, daysBetween(from, to));

export const dayAt = ({ from, to }: Window, position: number): DateText =>
  addDays(from, Math.round(position * daysBetween(from, to)));

/** Returns the ticks: months, or Mondays when zoomed in. There are about twelve ticks at most. */
export function lineTicks({ from, to }: Window): { readonly day: DateText; readonly by: 'month' | 'day' }[] {
  const days = daysBetween(from, to);
  if (days <= 75) {
    const step = days <= 21 ? 2 : 7;
    return Array.from({ length: Math.floor(days / step) }, (_, i) => ({
      day: addDays(from, (i + 1) * step - Math.floor(step / 2)),
      by: 'day' as const,
    }));
  }
  const ticks: { day: DateText; by: 'month' }[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const every = Math.max(1, Math.ceil(days / 31 / 13));
  for (let i = 0; ; i += 1) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
    if (day >= to) return ticks;
    if (i % every === 0) ticks.push({ day, by: 'month' });
  }
}

/**
 * Assigns labels to levels so that they don't overlap. `gap` is a label's width as a fraction of the line.
 * Marks that are `first` are placed before the others. The level is null if a label has no room.
 */
export function levels<T extends { readonly position: number; readonly first: boolean }>(
  marks: readonly T[],
  gap: number,
  most: number,
): { readonly mark: T; readonly level: number | null; readonly turned: boolean }[] {
  const taken: (readonly [number, number])[][] = Array.from({ length: most }, () => []);
  return [...marks]
    .sort((a, b) => Number(b.first) - Number(a.first) || a.position - b.position)
    .map((mark) => {
      // Near the end of the line, the label goes to the left of its point.
      const turned = mark.position + gap >= 1;
      const [from, to] = turned ? [mark.position - gap, mark.position] : [mark.position, mark.position + gap];
      const level = taken.findIndex((spans) => spans.every(([a, b]) => b <= from || to <= a));
      taken[level]?.push([from, to]);
      return { mark, level: level < 0 ? null : level, turned };
    })
    .sort((a, b) => a.mark.position - b.mark.position);
}
