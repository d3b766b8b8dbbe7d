import type { DateText } from '../calendar.ts';

/** An instant in whole minutes since 1970-01-01T00:00Z. */
export type Minute = number;

/** Tracks: `guests` for guest activities in sequence; `team` for the staff's work in parallel. */
export const TRACKS = ['guests', 'team'] as const;
export type Track = (typeof TRACKS)[number];

/**
 * Sun events. The golden hour begins when the sun is six degrees high in the evening; dusk ends the civil
 * twilight.
 */
export const SUN_EVENTS = ['sunrise', 'golden-hour', 'sunset', 'dusk'] as const;
export type SunEvent = (typeof SUN_EVENTS)[number];
/** An anchor to the sun; `offset` is in minutes, negative before the event. */
export type SunAnchor = { readonly event: SunEvent; readonly offset: number };

/** The template's original values, stored beside the person's edits to distinguish them. */
type RowOrigin = {
  /** The template's id, which has a text in the timeline's namespace. */
  readonly origin: string;
  readonly origin_title: string;
  readonly origin_at: Minute;
  readonly origin_duration: number;
};

type MilestoneOrigin = {
  readonly origin: string;
  readonly origin_title: string;
  readonly origin_on: DateText;
};

type Stored = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** The responsible person's name, who needn't have an account. */
  readonly responsible: string | null;
  readonly place: string | null;
  readonly notes: string | null;
  /** The event's day from which it was computed. */
  readonly event_on: DateText;
};

/** An activity of the run sheet. */
export type RunSheetRow = Stored & {
  readonly kind: 'schedule';
  readonly starts_at: Minute;
  /** IANA time zone of its local time. */
  readonly time_zone: string;
  /** Minutes, at most 4,320; 0 for a moment. */
  readonly duration: number;
  /** Minutes after the end that absorb delays. */
  readonly buffer: number;
  readonly track: Track;
  /** True if the row stays when earlier rows move. */
  readonly locked: boolean;
  readonly sun: SunAnchor | null;
  readonly generated: RowOrigin | null;
};

/** A milestone on the way to the event. */
export type Milestone = Stored & {
  readonly kind: 'milestone';
  readonly starts_on: DateText;
  /** Days of the reminder before it; null without one. */
  readonly reminder_days_before: number | null;
  /** Time when the milestone was reached, in ISO 8601; null if it isn't. */
  readonly completed_at: string | null;
  readonly generated: MilestoneOrigin | null;
};

export type TimelineItem = RunSheetRow | Milestone;

export const isRow = (item: TimelineItem): item is RunSheetRow => item.kind === 'schedule';
export const isMilestone = (item: TimelineItem): item is Milestone => item.kind === 'milestone';

/** Minutes without activities that count as a night, after which another day begins. */
export const NIGHT = 360;

export const startOf = ({ starts_at }: Pick<RunSheetRow, 'starts_at'>): Minute => starts_at;

export const endOf = ({ starts_at, duration }: Pick<RunSheetRow, 'starts_at' | 'duration'>): Minute =>
  starts_at + duration;

/** Groups guests' rows by day; a night separates two days. `startOf` returns a row's start. */
export function byDays<T extends { readonly duration: number }>(
  rows: readonly T[],
  startOf: (row: T) => Minute,
): T[][] {
  const days: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    if (startOf(row) - end >= NIGHT) days.push([]);
    days.at(-1)?.push(row);
    end = Math.max(end, startOf(row) + row.duration);
  }
  return days;
}

/** Returns true if only a person or the sun can move a row. */
export const isAnchored = ({ locked, sun }: Pick<RunSheetRow, 'locked' | 'sun'>): boolean =>
  locked || sun !== null;

/** Sorts by start; of equal starts the longer row first. */
export const byStart = (a: RunSheetRow, b: RunSheetRow): number =>
  a.starts_at - b.starts_at || b.duration - a.duration || (a.id < b.id ? -1 : 1);

/** Returns true if a person chose its start or duration. */
export const isTimeEdited = ({ generated, starts_at, duration }: RunSheetRow): boolean =>
  generated !== null && (starts_at !== generated.origin_at || duration !== generated.origin_duration);

export const isDateEdited = ({ generated, starts_on }: Milestone): boolean =>
  generated !== null && starts_on !== generated.origin_on;

export const isTitleEdited = ({ generated, title }: TimelineItem): boolean =>
  generated === null || title !== generated.origin_title;

/** Returns the origin that a stored row keeps. */
export const originOf = (line: { readonly id: string }): string => `run-${line.id}`;
/** Returns the key of a line's text; a block of a later day has the first day's text. */
export const lineKey = (id: string): string => id.replace(/-\d$/, '');
/** Returns the block of a stored row's origin. */
export const blockOf = (origin: string): string => lineKey(origin.replace(/^run-/, ''));
/** Returns the block of a row; '' for one that a person wrote. */
export const blockOfRow = ({ generated }: Pick<RunSheetRow, 'generated'>): string =>
  generated ? blockOf(generated.origin) : '';
