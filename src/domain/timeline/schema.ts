import * as z from 'zod/mini';
import { isValidDate } from '../calendar';
import { TRACKS } from './item';
import { readClock } from './zone';

/** Keys of what a person can get wrong; the texts of the timeline have the words. */
export type TimelineProblem =
  | 'problem.titleRequired'
  | 'problem.titleTooLong'
  | 'problem.time'
  | 'problem.duration'
  | 'problem.buffer'
  | 'problem.date'
  | 'problem.reminder'
  | 'problem.offset'
  | 'problem.tooLong'
  | 'problem.notesTooLong';

/** In characters; minutes where it says so. */
export const TIMELINE_LENGTHS = { title: 100, responsible: 100, place: 100, notes: 2_000 } as const;
export const MAX_DURATION = 4_320;
export const MAX_BUFFER = 480;
export const MAX_REMINDER = 365;
export const MAX_OFFSET = 720;

function must<T>(holds: (value: T) => boolean, error: TimelineProblem) {
  return z.refine<T>(holds, { error, abort: true });
}

const length = (text: string) => [...text].length;
/** Controls that the database refuses, line breaks aside. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;
const tidy = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').trim();
const tidyLine = (text: string) => tidy(text).replace(/\s+/gu, ' ');

/** Nothing typed is null. */
const optional = (max: number, error: TimelineProblem, clean: (text: string) => string) =>
  z.pipe(
    z.string().check(
      z.overwrite(clean),
      must((text) => length(text) <= max, error),
    ),
    z.transform((text: string): string | null => text || null),
  );

const whole = (text: string, min: number, max: number) =>
  /^-?\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const minutes = (max: number, error: TimelineProblem, min = 0) =>
  z.pipe(
    z.string().check(must((text) => whole(text, min, max), error)),
    z.transform((text: string) => Number(text)),
  );

const about = {
  title: z.string().check(
    z.overwrite(tidyLine),
    must((text) => text.length > 0, 'problem.titleRequired'),
    must((text) => length(text) <= TIMELINE_LENGTHS.title, 'problem.titleTooLong'),
  ),
  responsible: optional(TIMELINE_LENGTHS.responsible, 'problem.tooLong', tidyLine),
  place: optional(TIMELINE_LENGTHS.place, 'problem.tooLong', tidyLine),
  notes: optional(TIMELINE_LENGTHS.notes, 'problem.notesTooLong', tidy),
};

const day = z.string().check(must(isValidDate, 'problem.date'));

/** A line of the run sheet as a form gives it: the clock in the event's zone. `anchor` is 'none' for one of its own. */
export const rowSchema = z.object({
  ...about,
  date: day,
  time: z.pipe(
    z.string().check(must((text) => readClock(text) !== null, 'problem.time')),
    z.transform((text: string) => readClock(text) ?? 0),
  ),
  duration: minutes(MAX_DURATION, 'problem.duration'),
  buffer: minutes(MAX_BUFFER, 'problem.buffer'),
  track: z.enum(TRACKS),
  anchor: z.enum(['none', 'locked', 'sunrise', 'golden-hour', 'sunset', 'dusk']),
  offset: minutes(MAX_OFFSET, 'problem.offset', -MAX_OFFSET),
});
export type RowFields = z.infer<typeof rowSchema>;

/** A milestone as a form gives it; no reminder is ''. */
export const milestoneSchema = z.object({
  ...about,
  starts_on: day,
  reminder: z.pipe(
    z.string().check(must((text) => text === '' || whole(text, 0, MAX_REMINDER), 'problem.reminder')),
    z.transform((text: string) => (text === '' ? null : Number(text))),
  ),
});
export type MilestoneFields = z.infer<typeof milestoneSchema>;
