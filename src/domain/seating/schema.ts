import * as z from 'zod/mini';
import { checks } from '../checks';
import { cleanLines } from '../text';
import { isTableShape, MOST_SEATS, SHAPES, TABLE_NAME, WISH_REASON } from './chart';
import { RULE_KINDS, TABLE_RULES } from './problem';

export type ThingProblem =
  | 'problem.name'
  | 'problem.nameLong'
  | 'problem.seats'
  | 'problem.wheelchair'
  | 'problem.metres'
  | 'problem.rotation';
const thing = checks<ThingProblem>();

/** Whole numbers as they are typed. */
const whole = (least: number, most: number, error: ThingProblem) =>
  z.pipe(
    z.string().check(
      z.overwrite((text) => text.trim()),
      thing.must((text) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most, error),
    ),
    z.transform(Number),
  );

/** Metres as they are typed, with a comma or a point. */
const metres = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      z.overwrite((text) => text.trim().replace(',', '.')),
      thing.must(
        (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) >= least && Number(text) <= most,
        'problem.metres',
      ),
    ),
    z.transform(Number),
  );

/** A table or something else in the room. What has no seats keeps none. */
export const thingSchema = z
  .object({
    name: thing.required(TABLE_NAME, 'problem.name', 'problem.nameLong'),
    shape: z.enum(SHAPES),
    seats: whole(0, MOST_SEATS, 'problem.seats'),
    wheelchair_places: whole(0, MOST_SEATS, 'problem.wheelchair'),
    width: metres(0.2, 100),
    height: metres(0.2, 100),
    rotation: whole(0, 359, 'problem.rotation'),
  })
  .check(
    z.refine(({ shape, seats }) => !isTableShape(shape) || seats > 0, {
      error: 'problem.seats' satisfies ThingProblem,
      path: ['seats'],
    }),
    z.refine(({ shape, seats, wheelchair_places }) => !isTableShape(shape) || wheelchair_places <= seats, {
      error: 'problem.wheelchair' satisfies ThingProblem,
      path: ['wheelchair_places'],
    }),
  );

export type RuleProblem = 'problem.guests' | 'problem.two' | 'problem.tables' | 'problem.reason';
const rule = checks<RuleProblem>();

/** Rules of a pair need two, rules about everybody need nobody named. */
export const needsTwo = (kind: string): boolean =>
  ['together', 'side-by-side', 'near', 'apart', 'far-apart'].includes(kind);
export const needsGuests = (kind: string): boolean =>
  needsTwo(kind) || ['at-table', 'at-edge', 'away-from-music'].includes(kind);
export const isAboutTables = (kind: string): boolean => TABLE_RULES.some((one) => one === kind);

export const ruleSchema = z
  .object({
    kind: z.enum(RULE_KINDS),
    guests: z.array(z.string()).check(z.maxLength(60)),
    table: z.string(),
    /** `hard`, or the weight of a wish. */
    strength: z.enum(['hard', '5', '3', '1']),
    confidential: z.boolean(),
    reason: rule.optional(WISH_REASON, 'problem.reason', cleanLines),
  })
  .check(
    // At one table: without names it is about every household.
    z.refine(
      ({ kind, guests }) =>
        !needsTwo(kind) || guests.length >= (kind === 'together' && guests.length === 0 ? 0 : 2),
      {
        error: 'problem.two' satisfies RuleProblem,
        path: ['guests'],
      },
    ),
    z.refine(({ kind, guests }) => kind === 'together' || !needsGuests(kind) || guests.length >= 1, {
      error: 'problem.guests' satisfies RuleProblem,
      path: ['guests'],
    }),
    z.refine(({ kind, table }) => kind !== 'at-table' || table !== '', {
      error: 'problem.tables' satisfies RuleProblem,
      path: ['table'],
    }),
  );
export type RuleForm = z.input<typeof ruleSchema>;
export type RuleWritten = z.output<typeof ruleSchema>;
