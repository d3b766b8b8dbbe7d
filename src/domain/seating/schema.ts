import * as z from 'zod/mini';
import { checks } from '../checks';
import { cleanLines } from '../text';
import {
  CHART_NAME,
  isTableShape,
  type LengthUnit,
  MOST_SEATS,
  SHAPES,
  TABLE_NAME,
  WISH_REASON,
} from './chart';
import { RULE_KINDS, TABLE_RULES, WISH_RULES } from './problem';
import { LEAST_FLOOR, MOST_FLOOR } from './room/floor';
import { inMetres, round } from './room/lengths';
import { CORNERS, cornersFromText, outlineOfL, roomOf } from './room/walls';

export type ThingProblem =
  | 'problem.name'
  | 'problem.nameLong'
  | 'problem.nameTaken'
  | 'problem.seats'
  | 'problem.wheelchair'
  | 'problem.metres'
  | 'problem.rotation';
const thing = checks<ThingProblem>();

/**
 * Schema of a number entered as text, with a decimal comma or point. If `unit` is given, the number is a
 * length in that unit and the result is in metres.
 */
const length = <P extends string>(
  by: ReturnType<typeof checks<P>>,
  [least, most]: readonly [least: number, most: number],
  error: P,
  unit?: LengthUnit,
) => {
  const read = (text: string) => (unit ? round(inMetres(Number(text), unit)) : Number(text));
  return z.pipe(
    z.string().check(
      z.overwrite((text) => text.trim().replace(',', '.').replace('\u2212', '-')),
      by.must(
        (text) => /^-?\d{1,4}(\.\d{1,2})?$/.test(text) && read(text) >= least && read(text) <= most,
        error,
      ),
    ),
    z.transform(read),
  );
};

/** Allowed ranges in metres, by the translation key of the error. */
export const LENGTH_LIMITS = {
  'problem.metres': [0.2, 100],
  'problem.roomMetres': [3, 500],
  'problem.corners': [3, 500],
  'problem.floorWidth': [LEAST_FLOOR, MOST_FLOOR],
  'problem.floorScale': [LEAST_FLOOR, MOST_FLOOR],
  'problem.floorPlace': [-MOST_FLOOR, MOST_FLOOR],
} as const;

const whole = (least: number, most: number, error: ThingProblem) =>
  z.pipe(
    z.string().check(
      z.overwrite((text) => text.trim()),
      thing.must((text) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most, error),
    ),
    z.transform(Number),
  );

const thingIn = (unit: LengthUnit) =>
  z
    .object({
      name: thing.required(TABLE_NAME, 'problem.name', 'problem.nameLong'),
      shape: z.enum(SHAPES),
      seats: whole(0, MOST_SEATS, 'problem.seats'),
      wheelchair_places: whole(0, MOST_SEATS, 'problem.wheelchair'),
      width: length(thing, LENGTH_LIMITS['problem.metres'], 'problem.metres', unit),
      height: length(thing, LENGTH_LIMITS['problem.metres'], 'problem.metres', unit),
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

export const THING_SCHEMAS = { m: thingIn('m'), ft: thingIn('ft') } as const;

/**
 * Schema of an item whose name must be unique, because guests find their table by its name. `taken` are the
 * names already used.
 */
export function thingSchema(unit: LengthUnit, taken: readonly string[]) {
  const same = (name: string) => name.normalize('NFKC').toLowerCase();
  const names = new Set(taken.map(same));
  return THING_SCHEMAS[unit].check(
    z.refine(({ shape, name }) => !isTableShape(shape) || !names.has(same(name)), {
      error: 'problem.nameTaken' satisfies ThingProblem,
      path: ['name'],
    }),
  );
}

const FORMS = ['rectangle', 'l', 'corners'] as const;
export type ChartProblem =
  | 'problem.name'
  | 'problem.nameRoom'
  | 'problem.roomMetres'
  | 'problem.cut'
  | 'problem.corners';
const chart = checks<ChartProblem>();

/** Schema of a room: a rectangle, an L-shape, or a list of corners. */
const chartIn = (unit: LengthUnit) =>
  z.pipe(
    z
      .object({
        name: chart.required(CHART_NAME, 'problem.name', 'problem.nameRoom'),
        form: z.enum(FORMS),
        width: length(chart, LENGTH_LIMITS['problem.roomMetres'], 'problem.roomMetres', unit),
        height: length(chart, LENGTH_LIMITS['problem.roomMetres'], 'problem.roomMetres', unit),
        corner: z.enum(CORNERS),
        cut_width: length(chart, [0.1, 500], 'problem.cut', unit),
        cut_height: length(chart, [0.1, 500], 'problem.cut', unit),
        corners: z.string(),
      })
      .check(
        z.refine(({ form, width, cut_width }) => form !== 'l' || cut_width < width, {
          error: 'problem.cut' satisfies ChartProblem,
          path: ['cut_width'],
        }),
        z.refine(({ form, height, cut_height }) => form !== 'l' || cut_height < height, {
          error: 'problem.cut' satisfies ChartProblem,
          path: ['cut_height'],
        }),
        z.refine(({ form, corners }) => form !== 'corners' || cornersFromText(corners, unit) !== null, {
          error: 'problem.corners' satisfies ChartProblem,
          path: ['corners'],
        }),
      ),
    z.transform(({ name, form, width, height, corner, cut_width, cut_height, corners }) => {
      const typed = form === 'corners' ? cornersFromText(corners, unit) : null;
      const size = { width, height };
      const outline =
        form === 'l' ? outlineOfL(size, corner, { width: cut_width, height: cut_height }) : null;
      return { name, ...((typed && roomOf(typed)) ?? { ...size, outline }) };
    }),
  );

export const CHART_SCHEMAS = { m: chartIn('m'), ft: chartIn('ft') } as const;

export type FloorProblem =
  | 'problem.distance'
  | 'problem.floorWidth'
  | 'problem.floorPlace'
  | 'problem.floorShare';
const floor = checks<FloorProblem>();

/**
 * Schema of a floor plan's numbers: the distance between two points, and their positions. Each is saved as
 * soon as it is valid.
 */
const floorIn = (unit: LengthUnit) =>
  z.object({
    distance: length(floor, [0.1, 9999], 'problem.distance'),
    width: length(floor, LENGTH_LIMITS['problem.floorWidth'], 'problem.floorWidth', unit),
    x: length(floor, LENGTH_LIMITS['problem.floorPlace'], 'problem.floorPlace', unit),
    y: length(floor, LENGTH_LIMITS['problem.floorPlace'], 'problem.floorPlace', unit),
    /** Position in the picture as a percentage of its width or height. */
    share: length(floor, [0, 100], 'problem.floorShare'),
  });

export const FLOOR_SCHEMAS = { m: floorIn('m'), ft: floorIn('ft') } as const;

export type RuleProblem =
  | 'problem.guests'
  | 'problem.two'
  | 'problem.tables'
  | 'problem.least'
  | 'problem.reason';
const rule = checks<RuleProblem>();

/** Returns true if a kind of rule needs at least two guests. Rules about whole tables need none. */
const needsTwo = (kind: string): boolean =>
  ['together', 'side-by-side', 'near', 'apart', 'not-next', 'far-apart'].includes(kind);
export const needsGuests = (kind: string): boolean =>
  needsTwo(kind) || ['at-table', 'at-edge', 'away-from-music'].includes(kind);
export const isAboutTables = (kind: string): boolean => TABLE_RULES.some((one) => one === kind);
export const isWish = (kind: string): boolean => WISH_RULES.some((one) => one === kind);
const LEAST_PEOPLE = 2;

export const ruleSchema = z
  .object({
    kind: z.enum(RULE_KINDS),
    guests: z.array(z.string()).check(z.maxLength(60)),
    table: z.string(),
    least: z.string().check(z.overwrite((text) => text.trim())),
    /** `hard` for a rule that must be met, otherwise the weight of the wish. */
    strength: z.enum(['hard', '5', '3', '1']),
    confidential: z.boolean(),
    reason: rule.optional(WISH_REASON, 'problem.reason', cleanLines),
  })
  .check(
    // If a rule about sharing a table names nobody, it applies to every household.
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
    z.refine(
      ({ kind, least }) =>
        kind !== 'at-least' ||
        (/^\d{1,2}$/.test(least) && Number(least) >= LEAST_PEOPLE && Number(least) <= MOST_SEATS),
      {
        error: 'problem.least' satisfies RuleProblem,
        path: ['least'],
      },
    ),
    z.refine(({ kind, table }) => kind !== 'at-table' || table !== '', {
      error: 'problem.tables' satisfies RuleProblem,
      path: ['table'],
    }),
  );
export type RuleForm = z.input<typeof ruleSchema>;
export type RuleWritten = z.output<typeof ruleSchema>;
