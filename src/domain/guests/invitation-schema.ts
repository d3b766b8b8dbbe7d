import * as z from 'zod/mini';
import { aboutCharacter } from '../odd-character';
import { cleanLine, cleanLines, lengthOf } from '../text';
import { GUEST_LENGTHS } from './guest';
import { addressIn } from './invitation-words';

export type WordsProblem =
  | 'problem.hosts'
  | 'problem.hostsLong'
  | 'problem.hostsAddress'
  | 'problem.words'
  | 'problem.wordsAddress';
const must = <T>(holds: (value: T) => boolean, error: WordsProblem) =>
  z.refine<T>(holds, { error, abort: true });
const noAddress = (error: WordsProblem) =>
  z.refine<string>((text) => addressIn(text) === null, {
    error: ({ input }) => aboutCharacter(error, addressIn(String(input)) ?? ''),
    abort: true,
  });

/** An empty text becomes null. The invitation then shows the app's default text. */
const words = z.pipe(
  z.string().check(
    z.overwrite(cleanLines),
    must((text) => lengthOf(text) <= GUEST_LENGTHS.words, 'problem.words'),
    noAddress('problem.wordsAddress'),
  ),
  z.transform((text: string): string | null => text || null),
);

export const wordsSchema = z.object({
  hosts: z.string().check(
    z.overwrite(cleanLine),
    must((text) => text.length > 0, 'problem.hosts'),
    must((text) => lengthOf(text) <= GUEST_LENGTHS.household, 'problem.hostsLong'),
    noAddress('problem.hostsAddress'),
  ),
  words_es: words,
  words_en: words,
});
