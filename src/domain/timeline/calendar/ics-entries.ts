import { isRow, type Milestone, type RunSheetRow, type TimelineItem } from '../item';
import type { CalendarEntry } from './ics';

/** The calendar reminds of an activity this many minutes before it starts. */
const ROW_REMINDER = 30;
/** Time at which calendars remind of a milestone, in minutes after midnight. */
const MORNING = 9 * 60;

type EntryWords = {
  readonly responsible: (name: string) => string;
  /** Place of the event, used for rows without a place. */
  readonly place: string | null;
};

const described = (
  { responsible, notes }: Pick<TimelineItem, 'responsible' | 'notes'>,
  words: EntryWords,
): string | null =>
  [responsible && words.responsible(responsible), notes].filter(Boolean).join('\n\n') || null;

export const rowEntry = (
  row: RunSheetRow,
  words: EntryWords,
  reminder: number | null = null,
): CalendarEntry => ({
  id: row.id,
  sequence: row.version,
  title: row.title,
  description: described(row, words),
  place: row.place ?? words.place,
  when: { kind: 'time', at: row.starts_at, duration: row.duration, zone: row.time_zone },
  reminder: reminder === null ? null : -reminder,
});

export const milestoneEntry = (milestone: Milestone, words: EntryWords): CalendarEntry => ({
  id: milestone.id,
  sequence: milestone.version,
  title: milestone.title,
  description: described(milestone, words),
  place: milestone.place,
  when: { kind: 'day', on: milestone.starts_on },
  reminder:
    milestone.reminder_days_before === null || milestone.completed_at !== null
      ? null
      : MORNING - milestone.reminder_days_before * 1_440,
});

export const itemEntry = (item: TimelineItem, words: EntryWords): CalendarEntry =>
  isRow(item) ? rowEntry(item, words, ROW_REMINDER) : milestoneEntry(item, words);
