import * as z from 'zod/mini';
import { cleanLine, cleanLines, lengthOf } from '../text';
import { MOST_ACCOUNTS, PAGE_LENGTHS } from './page';
import { pageLink } from './page-link';

export type SectionProblem =
  | 'problem.words'
  | 'problem.link'
  | 'problem.phone'
  | 'problem.email'
  | 'problem.account';
const must = <T>(holds: (value: T) => boolean, error: SectionProblem) =>
  z.refine<T>(holds, { error, abort: true });

const orNull = z.transform((text: string): string | null => text || null);
/** Empty text becomes null, which means that our own text is shown. */
const words = (max: number) =>
  z.pipe(
    z.string().check(
      z.overwrite(cleanLines),
      must((text) => lengthOf(text) <= max, 'problem.words'),
    ),
    orNull,
  );
const PHONE = /^\+?[0-9][0-9 ().-]{2,38}$/;
const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,185}$/u;
const line = (holds: (text: string) => boolean, error: SectionProblem) =>
  z.pipe(
    z.string().check(
      z.overwrite(cleanLine),
      must((text) => text === '' || holds(text), error),
    ),
    orNull,
  );

const account = z.object({
  name: z.string().check(z.overwrite(cleanLine)),
  number: z.string().check(z.overwrite(cleanLine)),
});
/** An account for gifts of money needs a name and a number. A line with neither is dropped. */
const accounts = z.pipe(
  z
    .array(account)
    .check(
      z.refine(
        (all) =>
          all.every(
            ({ name, number }) =>
              (name === '') === (number === '') &&
              lengthOf(name) <= PAGE_LENGTHS.account &&
              lengthOf(number) <= PAGE_LENGTHS.account,
          ),
        { error: 'problem.account', abort: true },
      ),
    ),
  z.transform((all: { name: string; number: string }[]) =>
    all.filter(({ number }) => number !== '').slice(0, MOST_ACCOUNTS),
  ),
);

/** Schema of a section with all fields. The section's form shows only the fields that apply. */
export const sectionSchema = (max: number) =>
  z.object({
    es: words(max),
    en: words(max),
    link: z.pipe(
      z.string().check(must((text) => text.trim() === '' || pageLink(text) !== null, 'problem.link')),
      z.transform((text: string): string | null => pageLink(text)?.href ?? null),
    ),
    phone: line((text) => PHONE.test(text), 'problem.phone'),
    email: line((text) => EMAIL.test(text), 'problem.email'),
    accounts,
  });
