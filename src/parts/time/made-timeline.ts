import { type Milestone, originOf, type RunSheetRow } from '@/domain/timeline/item';
import type { DayLine } from '@/domain/timeline/lay-day';
import { type MilestoneDraft, milestoneOrigin } from '@/domain/timeline/milestones';

/** Default values for fields of a new activity. */
export const UNSTORED = { version: 0, responsible: null, place: null, notes: null };

/** Creates an activity from a template's line. `title` is the line's text in the reader's language. */
export function rowOfLine(line: DayLine, title: string, zone: string, event_on: string): RunSheetRow {
  const { starts_at, duration, buffer, track, locked, sun } = line;
  return {
    ...UNSTORED,
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
    ...UNSTORED,
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
