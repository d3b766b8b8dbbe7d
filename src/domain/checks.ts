import * as z from 'zod/mini';
import { cleanLine, lengthOf } from './text';

/**
 * Builds the checks for the schema of a form. Messages are translation keys. Each field shows only the first
 * failing check.
 */
export function checks<Problem extends string>() {
  const must = <T>(holds: (value: T) => boolean, error: Problem) =>
    z.refine<T>(holds, { error, abort: true });
  return {
    must,
    /** Text of one line that must not be empty. */
    required: (max: number, missing: Problem, tooLong: Problem) =>
      z.string().check(
        z.overwrite(cleanLine),
        must((text) => text !== '', missing),
        must((text) => lengthOf(text) <= max, tooLong),
      ),
    /** Text that can be empty. Empty text becomes null. */
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
