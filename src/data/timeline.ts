import { isMilestone, type Milestone, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';
import { datesKey, needsKey, summariesKey } from './derived-keys';
import { defineNoun, type StoredRows } from './sync/noun';

type TimelineRow = StoredRows['timeline_items'];

const minuteOf = (iso: string): number => Math.round(Date.parse(iso) / 60_000);
const isoOf = (minute: number): string => new Date(minute * 60_000).toISOString();

function rowOrigin(row: TimelineRow): RunSheetRow['generated'] {
  const { origin, origin_title, origin_at, origin_duration } = row;
  if (!origin || !origin_title || !origin_at || origin_duration === null) return null;
  return { origin, origin_title, origin_at: minuteOf(origin_at), origin_duration };
}

function milestoneOrigin({ origin, origin_title, origin_on }: TimelineRow): Milestone['generated'] {
  return origin && origin_title && origin_on ? { origin, origin_title, origin_on } : null;
}

/** The database ensures that the columns fit the row's kind (milestone or activity). */
function toTimelineItem(row: TimelineRow): TimelineItem {
  const { id, version, title, responsible, place, notes, event_on } = row;
  const stored = { id, version, title, responsible, place, notes, event_on };
  // Suggestions and templates omit columns that are null.
  if (!row.starts_at || !row.time_zone)
    return {
      ...stored,
      kind: 'milestone',
      starts_on: row.starts_on ?? event_on,
      reminder_days_before: row.reminder_days_before,
      completed_at: row.completed_at,
      generated: milestoneOrigin(row),
    };
  return {
    ...stored,
    kind: 'schedule',
    starts_at: minuteOf(row.starts_at),
    time_zone: row.time_zone,
    duration: row.duration ?? 0,
    buffer: row.buffer,
    track: row.track,
    locked: row.locked,
    sun:
      row.sun_event === null || row.sun_offset === null
        ? null
        : { event: row.sun_event, offset: row.sun_offset },
    generated: rowOrigin(row),
  };
}

function toJson(item: TimelineItem) {
  if (isMilestone(item)) {
    const { id: _, version, generated, ...columns } = item;
    return { ...columns, ...generated };
  }
  const { id: _, version, starts_at, sun, generated, ...columns } = item;
  return {
    ...columns,
    starts_at: isoOf(starts_at),
    sun_event: sun?.event ?? null,
    sun_offset: sun?.offset ?? null,
    ...(generated ? { ...generated, origin_at: isoOf(generated.origin_at) } : {}),
  };
}

export const TIMELINE = defineNoun({
  table: 'timeline_items',
  select: 'timeline_items(*)',
  toRow: toTimelineItem,
  toJson,
  compare: () => 0,
  feeds: () => [summariesKey, needsKey, datesKey],
  firstShown: true,
});
