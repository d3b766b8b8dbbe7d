import * as z from 'zod/mini';
import { isStorable } from '../calendar';
import { personName } from '../letters';
import { aboutCharacter, oddCharacter } from '../odd-character';
import { cleanLine, cleanLines, lengthOf } from '../text';
import { readClock } from '../timeline/zone';
import {
  AGE_GROUPS,
  ALLERGENS,
  DIETS,
  GUEST_LENGTHS,
  MAX_AGE,
  MAX_PARTY,
  MAX_TAGS,
  SIDES,
  TRAVELS_FROM,
} from './guest';
import { EMAIL, HAS_LETTER, NAME, plainEmail } from './person-text';

const GUEST_PROBLEMS = [
  'problem.name',
  'problem.nameLong',
  'problem.nameCharacter',
  'problem.lastName',
  'problem.lastNameLong',
  'problem.lastNameCharacter',
  'problem.email',
  'problem.emailLong',
  'problem.phone',
  'problem.age',
  'problem.party',
  'problem.address',
  'problem.notes',
  'problem.tags',
  'problem.tagLong',
  'problem.dietary',
  'problem.household',
  'problem.householdLong',
  'problem.gift',
  'problem.company',
  'problem.own',
] as const;
export type GuestProblem = (typeof GUEST_PROBLEMS)[number];

const PHONE = /^\+?[1-9]\d{0,15}$/;

function must<T>(holds: (value: T) => boolean, error: GuestProblem) {
  return z.refine<T>(holds, { error, abort: true });
}

const nameOf = (missing: GuestProblem, long: GuestProblem, odd: GuestProblem) =>
  z.string().check(
    z.overwrite(personName),
    must((text) => text.length > 0, missing),
    must((text) => lengthOf(text) <= GUEST_LENGTHS.name, long),
    z.refine((text) => NAME.test(text), {
      error: ({ input }) => aboutCharacter(odd, oddCharacter(String(input), NAME) ?? ''),
      abort: true,
    }),
    must((text) => HAS_LETTER.test(text), missing),
  );

const optional = (max: number, error: GuestProblem, clean: (text: string) => string) =>
  z.pipe(
    z.string().check(
      z.overwrite(clean),
      must((text) => lengthOf(text) <= max, error),
    ),
    z.transform((text: string): string | null => text || null),
  );

export const plainPhone = (text: string): string =>
  cleanLine(text)
    .replace(/[\s()./\u2010-\u2015-]/gu, '')
    .replace(/^00/, '+');

export const isStorablePhone = (text: string): boolean => PHONE.test(text);

export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map(cleanLine)
      .filter(Boolean),
  ),
];

const choice = <T extends string>(all: readonly T[]) =>
  z.pipe(
    z.string(),
    z.transform((text: string): T | null => all.find((one) => one === text) ?? null),
  );

/**
 * Schema of the guest form; all values are texts. `household` is the household's name. `readPhone` parses a
 * number without a country code, and returns null if it can't.
 */
export const guestSchema = (readPhone: (text: string) => string | null = plainPhone) =>
  z.object({
    name: nameOf('problem.name', 'problem.nameLong', 'problem.nameCharacter'),
    last_name: nameOf('problem.lastName', 'problem.lastNameLong', 'problem.lastNameCharacter'),
    household: z.string().check(
      z.overwrite(cleanLine),
      must((text) => lengthOf(text) <= GUEST_LENGTHS.household, 'problem.householdLong'),
    ),
    email: z.pipe(
      z.string().check(
        z.overwrite(plainEmail),
        must((text) => lengthOf(text) <= GUEST_LENGTHS.email, 'problem.emailLong'),
        must((text) => text === '' || EMAIL.test(text), 'problem.email'),
      ),
      z.transform((text: string): string | null => text || null),
    ),
    phone_number: z.pipe(
      z.string().check(
        z.overwrite((text) => (cleanLine(text) === '' ? '' : (readPhone(text) ?? cleanLine(text)))),
        must((text) => text === '' || isStorablePhone(text), 'problem.phone'),
      ),
      z.transform((text: string): string | null => text || null),
    ),
    age_group: z.enum(AGE_GROUPS),
    age: z.pipe(
      z.string().check(
        z.overwrite((text) => text.trim()),
        must((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= MAX_AGE), 'problem.age'),
      ),
      z.transform((text: string): number | null => (text === '' ? null : Number(text))),
    ),
    party_size: z.pipe(
      z.string().check(
        z.overwrite((text) => text.trim()),
        must((text) => /^\d{1,2}$/.test(text), 'problem.party'),
        must((text) => Number(text) >= 1 && Number(text) <= MAX_PARTY, 'problem.party'),
      ),
      z.transform(Number),
    ),
    address: optional(GUEST_LENGTHS.address, 'problem.address', cleanLines),
    notes: optional(GUEST_LENGTHS.notes, 'problem.notes', cleanLines),
    side: choice(SIDES),
    tags: z.pipe(
      z.string().check(
        must((text) => tagsIn(text).length <= MAX_TAGS, 'problem.tags'),
        must((text) => tagsIn(text).every((tag) => lengthOf(tag) <= GUEST_LENGTHS.tag), 'problem.tagLong'),
      ),
      z.transform(tagsIn),
    ),
    travels_from: choice(TRAVELS_FROM),
    allergens: z.array(z.enum(ALLERGENS)),
    diets: z.array(z.enum(DIETS)),
    dietary_notes: optional(GUEST_LENGTHS.dietary_notes, 'problem.dietary', cleanLine),
    company: optional(GUEST_LENGTHS.company, 'problem.company', cleanLine),
    job_title: optional(GUEST_LENGTHS.company, 'problem.company', cleanLine),
    badge_name: optional(GUEST_LENGTHS.company, 'problem.company', cleanLine),
    /** Values of the plan's own columns, by column id. An empty text means no value. */
    own_values: z.record(
      z.string(),
      z.string().check(
        z.overwrite(cleanLine),
        must((text) => lengthOf(text) <= GUEST_LENGTHS.own_value, 'problem.own'),
      ),
    ),
    /**
     * Replies by the id of the event's part, in the format of `replyText`: `open`, `declined` or
     * `accepted:2`.
     */
    replies: z.record(z.string(), z.string()),
    /** Answers by question id. An empty text means no answer. */
    answers: z.record(
      z.string(),
      z.string().check(
        z.overwrite(cleanLine),
        must((text) => lengthOf(text) <= GUEST_LENGTHS.answer, 'problem.dietary'),
      ),
    ),
  });

export type GuestForm = z.input<ReturnType<typeof guestSchema>>;
export type GuestWritten = z.output<ReturnType<typeof guestSchema>>;

export const householdSchema = z.object({
  name: z.string().check(
    z.overwrite(cleanLine),
    must((text) => text.length > 0, 'problem.household'),
    must((text) => lengthOf(text) <= GUEST_LENGTHS.household, 'problem.householdLong'),
  ),
  language: choice(['en', 'es'] as const),
  parts: z.array(z.string()),
  later: z.boolean(),
  gift: optional(GUEST_LENGTHS.gift, 'problem.gift', cleanLine),
  thanked: z.boolean(),
});

export type PartProblem =
  | 'problem.part'
  | 'problem.partLong'
  | 'problem.place'
  | 'problem.capacity'
  | 'problem.time'
  | 'problem.replyBy';
const mustPart = <T>(holds: (value: T) => boolean, error: PartProblem) =>
  z.refine<T>(holds, { error, abort: true });

const day = z.string().check(mustPart((text) => text === '' || isStorable(text), 'problem.replyBy'));

/**
 * Schema of the form for an event's part. `date` and `time` are in the event's time zone. Without a time, the
 * part has no start.
 */
export const partSchema = z.object({
  date: day,
  time: z.string().check(mustPart((text) => text.trim() === '' || readClock(text) !== null, 'problem.time')),
  reply_by: z.pipe(
    day,
    z.transform((text: string): string | null => text || null),
  ),
  name: z.string().check(
    z.overwrite(cleanLine),
    mustPart((text) => text.length > 0, 'problem.part'),
    mustPart((text) => lengthOf(text) <= GUEST_LENGTHS.part, 'problem.partLong'),
  ),
  place: z.pipe(
    z.string().check(
      z.overwrite(cleanLine),
      mustPart((text) => lengthOf(text) <= GUEST_LENGTHS.address, 'problem.place'),
    ),
    z.transform((text: string): string | null => text || null),
  ),
  capacity: z.pipe(
    z.string().check(
      z.overwrite((text) => text.trim()),
      mustPart((text) => text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1), 'problem.capacity'),
      mustPart((text) => Number(text) <= 10_000, 'problem.capacity'),
    ),
    z.transform((text: string): number | null => (text === '' ? null : Number(text))),
  ),
});
