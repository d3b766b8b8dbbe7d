import { byStart, endOf, type Minute, type RunSheetRow } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';

/** A row's position among parallel ones, as shares of the band's width. */
type Slot = { readonly row: RunSheetRow; readonly left: number; readonly width: number };

/** Lays out rows so that overlapping ones, directly or through others, share the width. */
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
    // A moment without a length takes some room too.
    ends[lane] = Math.max(endOf(row), row.starts_at + 1);
    group.push({ row, lane });
  }
  close();
  return slots;
}

/** Guests' share of the band if the team has rows too: the team works in parallel, guests in sequence. */
export const GUESTS_PART = 0.34;

/**
 * Lays out guests in the left part of the band and the team in the right one; either alone has the full
 * width.
 */
export function layOut(rows: readonly RunSheetRow[]): Slot[] {
  const ordered = [...rows].sort(byStart);
  const guests = ordered.filter(({ track }) => track === 'guests');
  const team = ordered.filter(({ track }) => track === 'team');
  const part = team.length === 0 ? 1 : guests.length === 0 ? 0 : GUESTS_PART;
  return [...pack(guests, 0, part), ...pack(team, part, 1 - part)].sort((a, b) => byStart(a.row, b.row));
}

/** Returns the band's first and last minute: half an hour around the rows, on full quarters. */
export function spanOf(rows: readonly RunSheetRow[]): { from: Minute; to: Minute } {
  const from = Math.min(...rows.map(({ starts_at }) => starts_at));
  const to = Math.max(...rows.map((row) => endOf(row) + row.buffer));
  return { from: Math.floor((from - 20) / 15) * 15, to: Math.ceil((to + 20) / 15) * 15 };
}

/** Returns full hours of local time within a span, every one or every few. */
export function hoursIn(zone: string, from: Minute, to: Minute): Minute[] {
  const every = to - from > 24 * 60 ? 3 : 1;
  const hours: Minute[] = [];
  const { minutes } = wallOf(zone, from);
  for (let at = from + ((60 - (minutes % 60)) % 60); at < to; at += 60)
    if (Math.floor(wallOf(zone, at).minutes / 60) % every === 0) hours.push(at);
  return hours;
}

/**
 * Returns pixels per minute: a day of sixteen hours fills a screen and a half; a long weekend is drawn
 * smaller.
 */
export const minuteHeight = (minutes: number): number => Math.min(1.15, Math.max(0.4, 1_900 / minutes));
