import type { DateText } from '../calendar.ts';

/** Whole minutes since 1970-01-01T00:00Z: an instant, whatever the clocks of the place say. */
export type Minute = number;

/** `guests`: what guests do, in sequence; `team`: what the people at work do in parallel. */
export const TRACKS = ['guests', 'team'] as const;
export type Track = (typeof TRACKS)[number];

/** The golden hour begins when the sun stands six degrees high on its way down; dusk ends the civil twilight. */
export const SUN_EVENTS = ['sunrise', 'golden-hour', 'sunset', 'dusk'] as const;
export type SunEvent = (typeof SUN_EVENTS)[number];
/** `offset` is in minutes, negative for before. */
export type SunAnchor = { readonly event: SunEvent; readonly offset: number };

/** The template's original values, stored beside the person's edits to tell them apart. */
type RowOrigin = {
  /** An id of the templates; the texts of the run sheet have its words. */
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
  /** A name: whoever is in charge need not have an account. */
  readonly responsible: string | null;
  readonly place: string | null;
  readonly notes: string | null;
  /** The day of the event that it was reckoned from. */
  readonly event_on: DateText;
};

/** A line of the run sheet. */
export type RunSheetRow = Stored & {
  readonly kind: 'schedule';
  readonly starts_at: Minute;
  /** IANA zone in which its clock is read. */
  readonly time_zone: string;
  /** Minutes, 0 for a moment; 4,320 at most. */
  readonly duration: number;
  /** Minutes after the end that may be used up by what runs late. */
  readonly buffer: number;
  readonly track: Track;
  /** Stays where it is when what comes before it moves. */
  readonly locked: boolean;
  readonly sun: SunAnchor | null;
  readonly generated: RowOrigin | null;
};

/** A day on the way to the event. */
export type Milestone = Stored & {
  readonly kind: 'milestone';
  readonly starts_on: DateText;
  /** Null for no reminder. */
  readonly reminder_days_before: number | null;
  /** A moment in ISO 8601. */
  readonly completed_at: string | null;
  readonly generated: MilestoneOrigin | null;
};

export type TimelineItem = RunSheetRow | Milestone;

export const isRow = (item: TimelineItem): item is RunSheetRow => item.kind === 'schedule';
export const isMilestone = (item: TimelineItem): item is Milestone => item.kind === 'milestone';

/** Minutes without anything that are a night: what follows, such as a brunch the day after, is another day. */
export const NIGHT = 360;

export const startOf = ({ starts_at }: Pick<RunSheetRow, 'starts_at'>): Minute => starts_at;

export const endOf = ({ starts_at, duration }: Pick<RunSheetRow, 'starts_at' | 'duration'>): Minute =>
  starts_at + duration;

/** Guests' rows in order, grouped by day: a night separates two. `startOf` returns a row's start. */
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

/** True if only a person or the sun can move it. */
export const isAnchored = ({ locked, sun }: Pick<RunSheetRow, 'locked' | 'sun'>): boolean =>
  locked || sun !== null;

/** By their start; of those that start together the longer one first. */
export const byStart = (a: RunSheetRow, b: RunSheetRow): number =>
  a.starts_at - b.starts_at || b.duration - a.duration || (a.id < b.id ? -1 : 1);

/** A person chose when it begins or how long it takes. */
export const isTimeEdited = ({ generated, starts_at, duration }: RunSheetRow): boolean =>
  generated !== null && (starts_at !== generated.origin_at || duration !== generated.origin_duration);

export const isDateEdited = ({ generated, starts_on }: Milestone): boolean =>
  generated !== null && starts_on !== generated.origin_on;

export const isTitleEdited = ({ generated, title }: TimelineItem): boolean =>
  generated === null || title !== generated.origin_title;

/** What a stored row remembers of its template. */
export const originOf = (line: { readonly id: string }): string => `run-${line.id}`;
/** The key of a line's words: a block of a later day has the words of the first one's. */
export const lineKey = (id: string): string => id.replace(/-\d$/, '');
/** The block that a stored row was made from. */
export const blockOf = (origin: string): string => lineKey(origin.replace(/^run-/, ''));
/** Likewise of a row; '' for one that somebody wrote. */
export const blockOfRow = ({ generated }: Pick<RunSheetRow, 'generated'>): string =>
  generated ? blockOf(generated.origin) : '';
