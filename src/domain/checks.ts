import * as z from 'zod/mini';
import { cleanLine, lengthOf } from './text';

/** Checks of a form's schema; messages are keys of its texts. Each field shows the first check that fails. */
export function checks<Problem extends string>() {
  const must = <T>(holds: (value: T) => boolean, error: Problem) =>
    z.refine<T>(holds, { error, abort: true });
  return {
    must,
    /** A line that has to be there. */
    required: (max: number, missing: Problem, tooLong: Problem) =>
      z.string().check(
        z.overwrite(cleanLine),
        must((text) => text !== '', missing),
        must((text) => lengthOf(text) <= max, tooLong),
      ),
    /** A text that may be left out: nothing typed is null. */
    optional: (max: number, tooLong: Problem, clean: (text: string) => string = cleanLine) =>
      z.pipe(
        z.string().check(
          z.overwrite(clean),
          must((text) => lengthOf(text) <= max, tooLong),
        ),
        z.transform((text: string): string | null => text || null),
      ),
  };
}
