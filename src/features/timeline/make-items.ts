import { type DayLine, originOf } from '@/domain/timeline/generate';
import type { Milestone, RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { type MilestoneDraft, milestoneOrigin } from '@/domain/timeline/milestones';
import type { MilestoneFields, RowFields } from '@/domain/timeline/schema';
import type { SunTimes } from '@/domain/timeline/sun';
import { instantOf } from '@/domain/timeline/zone';

const stored = { version: 0, responsible: null, place: null, notes: null };

/** A line of a template as a row of the plan; `title` are its words in the reader's language. */
export function rowOfLine(line: DayLine, title: string, zone: string, event_on: string): RunSheetRow {
  const { starts_at, duration, buffer, track, locked, sun } = line;
  return {
    ...stored,
    id: crypto.randomUUID(),
    kind: 'schedule',
    title,
    event_on,
    starts_at,
    time_zone: zone,
    duration,
    buffer,
    track,
    locked,
    sun,
    generated: {
      origin: originOf(line),
      origin_title: title,
      origin_at: starts_at,
      origin_duration: duration,
    },
  };
}

export function milestoneOfDraft(draft: MilestoneDraft, title: string, event_on: string): Milestone {
  const { starts_on, reminder_days_before } = draft;
  return {
    ...stored,
    id: crypto.randomUUID(),
    kind: 'milestone',
    title,
    event_on,
    starts_on,
    reminder_days_before,
    completed_at: null,
    generated: { origin: milestoneOrigin(draft), origin_title: title, origin_on: starts_on },
  };
}

/** A row as the form gave it; one that goes with the sun begins when the sun says. */
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
    ...stored,
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
    ...stored,
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

/** The stored row with what was written. A title that was not touched stays what is stored, and so goes on following the reader's language. */
export const withMade = <I extends TimelineItem>(row: I | null, made: I, shownTitle: string): I =>
  row ? { ...row, ...made, title: made.title === shownTitle ? row.title : made.title } : made;
