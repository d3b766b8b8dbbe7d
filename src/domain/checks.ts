import * as z from 'zod/mini';
import { cleanLine, lengthOf } from './text';

/**
 * Builds the checks of a form's schema; messages are keys of its texts. Each field shows the first failing
 * check.
 */
export function checks<Problem extends string>() {
  const must = <T>(holds: (value: T) => boolean, error: Problem) =>
    z.refine<T>(holds, { error, abort: true });
  return {
    must,
    /** A required line. */
    required: (max: number, missing: Problem, tooLong: Problem) =>
      z.string().check(
        z.overwrite(cleanLine),
        must((text) => text !== '', missing),
        must((text) => lengthOf(text) <= max, tooLong),
      ),
    /** An optional text; null if it is empty. */
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
