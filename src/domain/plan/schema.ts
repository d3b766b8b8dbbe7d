import * as z from 'zod/mini';
import { isValidDate } from '../calendar';
import { checks } from '../checks';
import { LETTERS, typographic } from '../letters';
import { MAX_BUDGET } from '../money';
import { aboutCharacter, oddCharacter } from '../odd-character';
import { CURRENCIES, findCountry } from '../places/places';
import { lengthOf } from '../text';
import { daysUntil, overDays } from './event-days';
import {
  allowsKind,
  CATEGORIES,
  COUPLE_TYPES,
  EVENT_KINDS,
  EVENT_TYPES,
  LAST_EVENT_DATE,
  LOCATION_TYPES,
  MAX_GUESTS,
  MAX_HOURS,
} from './facts';
import type { ValidationKey } from './messages';
import { MAX_CITY, regionFits } from './place';

const NAME = new RegExp(`^[${LETTERS}\\p{N} '’._-]+$`, 'u');
const PLACE = new RegExp(`^[${LETTERS} '’.-]+$`, 'u');

/** The checks of a field stop at its first error, so that the user sees one message at a time. */
const { must } = checks<ValidationKey>();

/** Schema of entered text. It removes extra spaces and unifies accents and apostrophes. */
function text(
  max: number,
  pattern: RegExp,
  required: ValidationKey,
  long: ValidationKey,
  odd: ValidationKey,
) {
  return z.string(required).check(
    z.overwrite(typographic),
    must((value) => value.length > 0, required),
    must((value) => lengthOf(value) <= max, long),
    z.refine((value) => pattern.test(value), {
      error: ({ input }) => aboutCharacter(odd, oddCharacter(String(input), pattern) ?? ''),
      abort: true,
    }),
  );
}

/** Allows an empty (null) initial value in a form. Validation then reports the `required` message. */
function present<T>(schema: z.ZodMiniType<T, T>, required: ValidationKey) {
  return z.pipe(
    z.nullable(schema),
    z.transform((value: T | null, context): T => {
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: required, input: value });
      return z.NEVER;
    }),
  );
}

const future = (today: string) =>
  z.string('validation.dateRequired').check(
    must((date) => date !== '', 'validation.dateRequired'),
    must(isValidDate, 'validation.dateInvalid'),
    must((date) => date > today, 'validation.dateInPast'),
    must((date) => date <= LAST_EVENT_DATE, 'validation.dateTooLate'),
  );

const budget = z.number('validation.budgetRequired').check(
  z.overwrite((cents) => Math.round(cents)),
  must((cents) => cents > 0, 'validation.budgetPositive'),
  must((cents) => cents <= MAX_BUDGET, 'validation.budgetTooLarge'),
);

/** Returns a schema with one message for an empty field and another for text that isn't a number. */
const numberOr = (none: ValidationKey, odd: ValidationKey) =>
  z.number({ error: ({ input }) => (Number.isNaN(input) ? odd : none) });

const guests = numberOr('validation.guestsRequired', 'validation.guestsWhole').check(
  must((count) => Number.isInteger(count), 'validation.guestsWhole'),
  must((count) => count >= 1 && count <= MAX_GUESTS, 'validation.guestsRange'),
);

const hours = z.number('validation.durationWhole').check(
  must((value) => Number.isInteger(value), 'validation.durationWhole'),
  must((value) => value >= 1 && value <= MAX_HOURS, 'validation.durationRange'),
);

/**
 * Returns a schema for each fact, for forms that edit only one. `today` is YYYY-MM-DD; the event must be
 * later.
 */
export function factFields(today: string) {
  return {
    name: text(100, NAME, 'validation.nameRequired', 'validation.nameTooLong', 'validation.nameCharacters'),
    event_type: present(z.enum(EVENT_TYPES, 'validation.eventTypeRequired'), 'validation.eventTypeRequired'),
    event_date: future(today),
    event_end_date: z.exactOptional(
      z.nullable(z.string().check(must(isValidDate, 'validation.dateInvalid'))),
    ),
    budget: present(budget, 'validation.budgetRequired'),
    currency: z
      .string('validation.currencyRequired')
      .check(must((code) => CURRENCIES.includes(code), 'validation.currencyRequired')),
    duration: z.nullable(hours),
    guest_count: present(guests, 'validation.guestsRequired'),
    country: z
      .string('validation.countryRequired')
      .check(must((code) => findCountry(code) !== null, 'validation.countryRequired')),
    region: z.nullable(z.string('validation.regionUnknown')),
    city: text(
      MAX_CITY,
      PLACE,
      'validation.cityRequired',
      'validation.cityTooLong',
      'validation.cityCharacters',
    ),
    location_type: present(
      z.enum(LOCATION_TYPES, 'validation.locationTypeRequired'),
      'validation.locationTypeRequired',
    ),
    couple_type: z.nullable(z.enum(COUPLE_TYPES, 'validation.coupleTypeRequired')),
    kind: z.nullable(z.enum(EVENT_KINDS)),
  };
}

export const choiceSchema = z
  .object({
    category: z.enum(CATEGORIES),
    selected: z.boolean(),
    priority: z.nullable(
      z
        .number('validation.priorityRange')
        .check(
          must(
            (rank) => Number.isInteger(rank) && rank >= 1 && rank <= CATEGORIES.length,
            'validation.priorityRange',
          ),
        ),
    ),
    locked: z.boolean(),
    allocated_amount: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_BUDGET))),
  })
  .check(
    z.refine((choice) => !choice.locked || choice.allocated_amount !== null, {
      error: 'validation.lockedAmountRequired' satisfies ValidationKey,
      path: ['allocated_amount'],
    }),
  );

/** Schema of the choices. Each category can occur only once, and at least one must be selected. */
export const choicesSchema = z.array(choiceSchema).check(
  must((all) => new Set(all.map((one) => one.category)).size === all.length, 'validation.categoriesRepeated'),
  must((all) => all.some((one) => one.selected), 'validation.categoriesRequired'),
);

/**
 * Returns the schema of all facts. It also checks that only weddings have a couple type, and that the kind
 * fits the event type. For an event of several days, the hours are calculated.
 */
export function factsSchema(today: string) {
  return z.pipe(
    z.object(factFields(today)).check(
      z.refine(regionFits, { error: 'validation.regionUnknown' satisfies ValidationKey, path: ['region'] }),
      z.refine((facts) => facts.event_type !== 'wedding' || facts.couple_type !== null, {
        error: 'validation.coupleTypeRequired' satisfies ValidationKey,
        path: ['couple_type'],
      }),
    ),
    z.transform((facts) => ({
      ...facts,
      ...(facts.event_end_date !== undefined &&
        overDays(facts.event_date, daysUntil(facts.event_date, facts.event_end_date), facts.duration)),
      ...(facts.event_type !== 'wedding' && { couple_type: null }),
      ...(!allowsKind(facts.event_type, facts.kind) && { kind: null }),
    })),
  );
}
