import { byStart, endOf, type Minute, type RunSheetRow } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';

/** Position of an activity among simultaneous activities, as fractions of the chart's width. */
type Slot = { readonly row: RunSheetRow; readonly left: number; readonly width: number };

/**
 * Lays out activities in lanes. Activities that overlap, directly or through other activities, share the
 * width.
 */
function pack(rows: readonly RunSheetRow[], from: number, room: number): Slot[] {
  const slots: Slot[] = [];
  let group: { row: RunSheetRow; lane: number }[] = [];
  let ends: Minute[] = [];
  const close = () => {
    const width = room / Math.max(1, ends.length);
    for (const { row, lane } of group) slots.push({ row, left: from + lane * width, width });
    group = [];
    ends = [];
  };
  for (const row of rows) {
    if (group.length > 0 && ends.every((end) => end <= row.starts_at)) close();
    const free = ends.findIndex((end) => end <= row.starts_at);
    const lane = free < 0 ? ends.length : free;
    // An activity of zero minutes takes one minute of space.
    ends[lane] = Math.max(endOf(row), row.starts_at + 1);
    group.push({ row, lane });
  }
  close();
  return slots;
}

/**
 * The guests' fraction of the chart's width if the team has activities too. The guests get the smaller part,
 * because usually only the team's activities overlap.
 */
export const GUESTS_PART = 0.34;

/**
 * Lays out the guests' activities in the left part and the team's activities in the right part. If one part
 * has no activities, the other part gets the full width.
 */
export function layOut(rows: readonly RunSheetRow[]): Slot[] {
  const ordered = [...rows].sort(byStart);
  const guests = ordered.filter(({ track }) => track === 'guests');
  const team = ordered.filter(({ track }) => track === 'team');
  const part = team.length === 0 ? 1 : guests.length === 0 ? 0 : GUESTS_PART;
  return [...pack(guests, 0, part), ...pack(team, part, 1 - part)].sort((a, b) => byStart(a.row, b.row));
}

/**
 * Returns the first and last minute of the chart: half an hour before and after the activities, rounded to
 * quarter hours.
 */
export function spanOf(rows: readonly RunSheetRow[]): { from: Minute; to: Minute } {
  const from = Math.min(...rows.map(({ starts_at }) => starts_at));
  const to = Math.max(...rows.map((row) => endOf(row) + row.buffer));
  return { from: Math.floor((from - 20) / 15) * 15, to: Math.ceil((to + 20) / 15) * 15 };
}

/**
 * Returns the full hours of local time within a span: every hour, or every third hour if the span is longer
 * than a day.
 */
export function hoursIn(zone: string, from: Minute, to: Minute): Minute[] {
  const every = to - from > 24 * 60 ? 3 : 1;
  const hours: Minute[] = [];
  const { minutes } = wallOf(zone, from);
  for (let at = from + ((60 - (minutes % 60)) % 60); at < to; at += 60)
    if (Math.floor(wallOf(zone, at).minutes / 60) % every === 0) hours.push(at);
  return hours;
}

/**
 * Returns pixels per minute. Sixteen hours fill about one and a half screens; a long weekend has a smaller
 * scale.
 */
export const minuteHeight = (minutes: number): number => Math.min(1.15, Math.max(0.4, 1_900 / minutes));
