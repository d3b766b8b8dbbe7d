import type { DateText } from '../calendar.ts';

export type Minute = number;

/** `guests`: activities that follow one another. `team`: the staff's work, which runs in parallel. */
export const TRACKS = ['guests', 'team'] as const;
export type Track = (typeof TRACKS)[number];

/**
 * Sun events to which a row can be tied. The golden hour begins when the evening sun is six degrees above the
 * horizon. Dusk is the end of civil twilight.
 */
export const SUN_EVENTS = ['sunrise', 'golden-hour', 'sunset', 'dusk'] as const;
export type SunEvent = (typeof SUN_EVENTS)[number];
/** Ties a row to a sun event. `offset` is in minutes; negative is before the event. */
export type SunAnchor = { readonly event: SunEvent; readonly offset: number };

/**
 * The values that the template gave to a row. They are stored to detect which fields the user has changed.
 */
type RowOrigin = {
  /** Id of the template's row. Its text is in the timeline's namespace. */
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
  /** Name of the person responsible. The person needn't have an account. */
  readonly responsible: string | null;
  readonly place: string | null;
  readonly notes: string | null;
  /** The event's date for which this item was planned. */
  readonly event_on: DateText;
};

export type RunSheetRow = Stored & {
  readonly kind: 'schedule';
  readonly starts_at: Minute;
  /** IANA time zone in which the row's local time is shown. */
  readonly time_zone: string;
  /** Minutes, at most 4,320 (three days); 0 for a moment. */
  readonly duration: number;
  /** Free minutes after the end, which absorb delays. */
  readonly buffer: number;
  readonly track: Track;
  /** True if the row stays in place when earlier rows move. */
  readonly locked: boolean;
  readonly sun: SunAnchor | null;
  readonly generated: RowOrigin | null;
};

export type Milestone = Stored & {
  readonly kind: 'milestone';
  readonly starts_on: DateText;
  /** Days before the milestone at which the reminder is sent; null for no reminder. */
  readonly reminder_days_before: number | null;
  /** ISO 8601 instant at which the milestone was reached; null if it hasn't been reached. */
  readonly completed_at: string | null;
  readonly generated: MilestoneOrigin | null;
};

export type TimelineItem = RunSheetRow | Milestone;

export const isRow = (item: TimelineItem): item is RunSheetRow => item.kind === 'schedule';
export const isMilestone = (item: TimelineItem): item is Milestone => item.kind === 'milestone';

/** If nothing happens for this many minutes, a new day begins. */
export const NIGHT = 360;

export const startOf = ({ starts_at }: Pick<RunSheetRow, 'starts_at'>): Minute => starts_at;

export const endOf = ({ starts_at, duration }: Pick<RunSheetRow, 'starts_at' | 'duration'>): Minute =>
  starts_at + duration;

/**
 * Groups rows by day. Two days are separated by a night without activities. `startOf` returns the start of a
 * row.
 */
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

/** Returns true if a row doesn't move with other rows, because it is locked or tied to the sun. */
export const isAnchored = ({ locked, sun }: Pick<RunSheetRow, 'locked' | 'sun'>): boolean =>
  locked || sun !== null;

/** Sorts by start. If two rows start together, the longer one comes first. */
export const byStart = (a: RunSheetRow, b: RunSheetRow): number =>
  a.starts_at - b.starts_at || b.duration - a.duration || (a.id < b.id ? -1 : 1);

export const isTimeEdited = ({ generated, starts_at, duration }: RunSheetRow): boolean =>
  generated !== null && (starts_at !== generated.origin_at || duration !== generated.origin_duration);

export const isDateEdited = ({ generated, starts_on }: Milestone): boolean =>
  generated !== null && starts_on !== generated.origin_on;

export const isTitleEdited = ({ generated, title }: TimelineItem): boolean =>
  generated === null || title !== generated.origin_title;

export const originOf = (line: { readonly id: string }): string => `run-${line.id}`;
/**
 * Returns the translation key of a row's text. Repeated blocks of later days use the text of the first day.
 */
export const lineKey = (id: string): string => id.replace(/-\d$/, '');
export const blockOf = (origin: string): string => lineKey(origin.replace(/^run-/, ''));
/** Returns the id of the block that a row was generated from; empty for rows that the user added. */
export const blockOfRow = ({ generated }: Pick<RunSheetRow, 'generated'>): string =>
  generated ? blockOf(generated.origin) : '';
