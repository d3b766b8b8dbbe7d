import type { Milestone, RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import type { MilestoneFields, RowFields } from '@/domain/timeline/schema';
import type { SunTimes } from '@/domain/timeline/sun';
import { instantOf } from '@/domain/timeline/zone';
import { UNSTORED } from '@/parts/time/made-timeline';

/**
 * Converts the form to an activity. If the start is relative to a sun event, it is computed from the time of
 * that event.
 */
export function rowOfFields(
  fields: RowFields,
  before: RunSheetRow | null,
  { zone, sun, event_date }: { zone: string; sun: SunTimes; event_date: string },
): RunSheetRow {
  const { date, time, anchor, offset, ...rest } = fields;
  const event = anchor === 'none' || anchor === 'locked' ? null : anchor;
  const shines = event && sun[event];
  const starts_at = event && shines !== null && shines !== undefined ? shines + offset : null;
  return {
    ...UNSTORED,
    id: before?.id ?? crypto.randomUUID(),
    version: before?.version ?? 0,
    kind: 'schedule',
    event_on: before?.event_on ?? event_date,
    generated: before?.generated ?? null,
    ...rest,
    starts_at: starts_at ?? instantOf(zone, date, time),
    time_zone: zone,
    locked: anchor === 'locked',
    sun: event && starts_at !== null ? { event, offset } : null,
  };
}

export function milestoneOfFields(
  { reminder, ...fields }: MilestoneFields,
  before: Milestone | null,
  event_date: string,
): Milestone {
  return {
    ...UNSTORED,
    id: before?.id ?? crypto.randomUUID(),
    version: before?.version ?? 0,
    kind: 'milestone',
    event_on: before?.event_on ?? event_date,
    generated: before?.generated ?? null,
    completed_at: before?.completed_at ?? null,
    ...fields,
    reminder_days_before: reminder,
  };
}

/**
 * Returns the stored item with the form's values. A title that nobody edited stays as stored, because stored
 * titles of templates are translated for each reader.
 */
export const withMade = <I extends TimelineItem>(row: I | null, made: I, shownTitle: string): I =>
  row ? { ...row, ...made, title: made.title === shownTitle ? row.title : made.title } : made;
