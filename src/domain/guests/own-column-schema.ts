import * as z from 'zod/mini';
import { cleanLine, lengthOf } from '../text';
import { GUEST_LENGTHS, MAX_OPTIONS } from './guest';
import { OWN_KINDS } from './own-column';
import { optionsIn } from './question-schema';

export type ColumnProblem =
  | 'problem.column'
  | 'problem.columnLong'
  | 'problem.options'
  | 'problem.optionLong';
const must = <T>(holds: (value: T) => boolean, error: ColumnProblem) =>
  z.refine<T>(holds, { error, abort: true });

export const columnSchema = z
  .object({
    name: z.string().check(
      z.overwrite(cleanLine),
      must((text) => text.length > 0, 'problem.column'),
      must((text) => lengthOf(text) <= GUEST_LENGTHS.column, 'problem.columnLong'),
    ),
    kind: z.enum(OWN_KINDS),
    options: z.pipe(z.string(), z.transform(optionsIn)),
  })
  .check(
    z.refine(
      ({ kind, options }) => kind !== 'choice' || (options.length >= 2 && options.length <= MAX_OPTIONS),
      { error: 'problem.options' satisfies ColumnProblem, path: ['options'] },
    ),
    z.refine(
      ({ kind, options }) =>
        kind !== 'choice' || options.every((one) => lengthOf(one) <= GUEST_LENGTHS.option),
      { error: 'problem.optionLong' satisfies ColumnProblem, path: ['options'] },
    ),
  );
