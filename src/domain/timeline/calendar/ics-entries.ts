import { isRow, type Milestone, type RunSheetRow, type TimelineItem } from '../item';
import type { CalendarEntry } from './ics';

/** Minutes before a single line of the run sheet at which its calendar reminds of it. */
const ROW_REMINDER = 30;
/** Minutes after midnight: a milestone is reminded of in the morning. */
const MORNING = 9 * 60;

type EntryWords = {
  /** Text for the person in charge. */
  readonly responsible: (name: string) => string;
  /** Where the event is, for rows that don't say. */
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

/** A single item with its reminder. */
export const itemEntry = (item: TimelineItem, words: EntryWords): CalendarEntry =>
  isRow(item) ? rowEntry(item, words, ROW_REMINDER) : milestoneEntry(item, words);
