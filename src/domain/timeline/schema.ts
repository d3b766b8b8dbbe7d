import * as z from 'zod/mini';
import { isStorable } from '../calendar';
import { checks } from '../checks';
import { cleanLines } from '../text';
import { TRACKS } from './item';
import { readClock } from './zone';

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

/** Maximum lengths in characters, or in minutes where the name says so. */
export const TIMELINE_LENGTHS = { title: 100, responsible: 100, place: 100, notes: 2_000 } as const;
export const MAX_DURATION = 4_320;
const MAX_BUFFER = 480;
const MAX_REMINDER = 365;
const MAX_OFFSET = 720;

const { must, required, optional } = checks<TimelineProblem>();

const whole = (text: string, min: number, max: number) =>
  /^-?\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const minutes = (max: number, error: TimelineProblem, min = 0) =>
  z.pipe(
    z.string().check(must((text) => whole(text, min, max), error)),
    z.transform((text: string) => Number(text)),
  );

const about = {
  title: required(TIMELINE_LENGTHS.title, 'problem.titleRequired', 'problem.titleTooLong'),
  responsible: optional(TIMELINE_LENGTHS.responsible, 'problem.tooLong'),
  place: optional(TIMELINE_LENGTHS.place, 'problem.tooLong'),
  notes: optional(TIMELINE_LENGTHS.notes, 'problem.notesTooLong', cleanLines),
};

const day = z.string().check(must(isStorable, 'problem.date'));

/**
 * Schema of the form for an activity. Times are local times of the event. `anchor` is `none` if the activity
 * isn't tied to the sun.
 */
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

/** Schema of the form for a milestone. An empty reminder field means no reminder. */
export const milestoneSchema = z.object({
  ...about,
  starts_on: day,
  reminder: z.pipe(
    z.string().check(must((text) => text === '' || whole(text, 0, MAX_REMINDER), 'problem.reminder')),
    z.transform((text: string) => (text === '' ? null : Number(text))),
  ),
});
export type MilestoneFields = z.infer<typeof milestoneSchema>;
