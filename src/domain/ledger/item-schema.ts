import * as z from 'zod/mini';
import { addDays, addMonths, type DateText, isStorable, isValidDate } from '../calendar';
import { checks } from '../checks';
import { LETTERS, typographic } from '../letters';
import type { Cents } from '../money';
import { aboutCharacter, oddCharacter } from '../odd-character';
import { CATEGORIES } from '../plan/facts';
import { cleanLine, cleanLines, lengthOf } from '../text';
import { itemTotals } from './ledger';
import { ENTRY_KINDS, type LedgerItem, MAX_AMOUNT, MAX_PAYMENTS, MAX_RATE, MAX_STEPS } from './ledger-item';

/** Translation keys of a budget item's errors, below `problem.` in the ledger's namespace. */
export const LEDGER_PROBLEMS = [
  'category',
  'vendorRequired',
  'vendorLong',
  'vendorCharacters',
  'amountRequired',
  'amountRange',
  'amountPositive',
  'descriptionLong',
  'dateRequired',
  'dateInvalid',
  'dateRange',
  'dueRange',
  'dateYears',
  'datePaidAhead',
  'nameRequired',
  'nameLong',
  'rate',
  'tooManyPayments',
  'tooManySteps',
  'stepTwice',
  'stepCheaper',
  'endsEarly',
] as const;
type LedgerProblem = (typeof LEDGER_PROBLEMS)[number];

const { must, required } = checks<LedgerProblem>();

const oneLine = z.overwrite<string>(cleanLine);

export const LEDGER_LENGTHS = { name: 100, description: 500 } as const;

/** Matches a vendor's name: the characters that the specification allows, and apostrophes. */
export const VENDOR = new RegExp(`^[${LETTERS}\\p{N} '’&._-]+$`, 'u');

const vendor = z.string('vendorRequired' satisfies LedgerProblem).check(
  z.overwrite(typographic),
  must((text) => text !== '', 'vendorRequired'),
  must((text) => lengthOf(text) <= LEDGER_LENGTHS.name, 'vendorLong'),
  z.refine((text) => VENDOR.test(text), {
    error: ({ input }) =>
      aboutCharacter('vendorCharacters' satisfies LedgerProblem, oddCharacter(String(input), VENDOR) ?? ''),
    abort: true,
  }),
);

const within = (least: number, error: LedgerProblem) =>
  z.number('amountRequired' satisfies LedgerProblem).check(
    must((cents) => Number.isInteger(cents) && cents >= least, error),
    must((cents) => cents <= MAX_AMOUNT, 'amountRange'),
  );
const amount = within(0, 'amountRange');
const given = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.nullable(schema),
    z.transform((value: number | null, context): number => {
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: 'amountRequired', input: value });
      return z.NEVER;
    }),
  );

/** Returns the earliest valid date: exactly one year before today, as the specification requires. */
export const firstDay = (today: DateText): DateText => addMonths(today, -12);
export const lastPaymentDay = (today: DateText): DateText => addMonths(today, 12);
/**
 * Returns the latest valid due date: one year after the event. The specification says one year after the
 * payment instead.
 */
export const lastDue = (today: DateText, event_date: DateText = today): DateText =>
  lastPaymentDay(event_date > today ? event_date : today);

/**
 * Data for date checks: today's date, and the stored dates. A stored date stays valid even when it becomes
 * too old.
 */
type DateContext = {
  readonly today: DateText;
  readonly event_date?: DateText;
  readonly known?: ReadonlySet<DateText>;
};

const date = (
  { today, known }: DateContext,
  last: DateText = lastPaymentDay(today),
  range: LedgerProblem = 'dateRange',
) =>
  z.string('dateRequired' satisfies LedgerProblem).check(
    must((text) => text !== '', 'dateRequired'),
    must(isValidDate, 'dateInvalid'),
    must((text) => known?.has(text) || (text >= firstDay(today) && text <= last), range),
  );

const words = (max: number, error: LedgerProblem) =>
  z.string().check(
    oneLine,
    must((text) => lengthOf(text) <= max, error),
  );
const lines = (max: number, error: LedgerProblem) =>
  z.string().check(
    z.overwrite(cleanLines),
    must((text) => lengthOf(text) <= max, error),
  );

/** True for a percentage with up to three decimals, as in the database. `value` is in hundredths. */
export const isRate = (value: number): boolean =>
  Math.round(value * 10) / 10 === value && value >= 0 && value <= MAX_RATE;
const rate = z.number('rate' satisfies LedgerProblem).check(must(isRate, 'rate'));

const orNull = (text: string | null): string | null => (text === '' ? null : text);

export const entrySchema = (context: DateContext) =>
  z.object({
    id: z.string(),
    kind: z.enum(ENTRY_KINDS),
    amount: given(within(1, 'amountPositive')),
    due_date: date(context, lastDue(context.today, context.event_date), 'dueRange'),
    paid_date: z.nullable(
      date(context).check(must((text) => text <= addDays(context.today, 1), 'datePaidAhead')),
    ),
    payer: z.pipe(z.nullable(words(100, 'nameLong')), z.transform(orNull)),
  });

const stepSchema = z.object({
  cancel_by: z.string().check(
    must((text) => text !== '', 'dateRequired'),
    must(isValidDate, 'dateInvalid'),
    must(isStorable, 'dateYears'),
  ),
  fee: rate,
});

type Step = { cancel_by: string; fee: number };
const inOrder = (steps: readonly Step[]) => steps.toSorted((a, b) => a.cancel_by.localeCompare(b.cancel_by));

/**
 * Returns true if cancelling later never costs less. Contracts work like this, and the chart relies on it.
 */
const neverCheaper = (steps: readonly Step[]) =>
  inOrder(steps).every((step, i, all) => step.fee >= (all[i - 1]?.fee ?? 0));

/** Schema of the form for a budget item, with its instalments and cancellation terms. */
export const itemSchema = (context: DateContext) =>
  z.object({
    id: z.string(),
    category: z.enum(CATEGORIES, 'category' satisfies LedgerProblem),
    vendor_name: vendor,
    planned_amount: given(amount),
    actual_amount: z.nullable(amount),
    tax_rate: rate,
    tax_included: z.boolean(),
    service_rate: rate,
    service_included: z.boolean(),
    description: z.pipe(z.nullable(lines(500, 'descriptionLong')), z.transform(orNull)),
    payment_date: z.nullable(date(context)),
    payments: z
      .array(entrySchema(context))
      .check(must((all) => all.length <= MAX_PAYMENTS, 'tooManyPayments')),
    cancellation: z.pipe(
      z.array(stepSchema).check(
        must((all) => all.length <= MAX_STEPS, 'tooManySteps'),
        must((all) => new Set(all.map(({ cancel_by }) => cancel_by)).size === all.length, 'stepTwice'),
        must(neverCheaper, 'stepCheaper'),
      ),
      z.transform((steps) => inOrder(steps)),
    ),
  });

export type ItemForm = z.input<ReturnType<typeof itemSchema>>;

/**
 * `back`: refunds exceed payments. `over`: instalments exceed the agreed price. Each needs the user's
 * confirmation.
 */
const EXCESSES = ['back', 'over'] as const;
type Excess = { readonly kind: (typeof EXCESSES)[number]; readonly amount: Cents };

/** Returns the excesses that a change makes worse. The user must confirm them. */
export function excessOf(before: LedgerItem | null, after: LedgerItem, currency: string): Excess | null {
  const [then, now] = [before && itemTotals(before, currency), itemTotals(after, currency)];
  const kind = EXCESSES.find((one) => now[one] > (then?.[one] ?? 0));
  return kind ? { kind, amount: now[kind] } : null;
}

export const contributionSchema = z
  .object({
    id: z.string(),
    contributor: required(LEDGER_LENGTHS.name, 'nameRequired', 'nameLong'),
    amount: given(within(1, 'amountPositive')),
    repeats: z.enum(['once', 'monthly']),
    starts_on: z.string().check(
      must((text) => text !== '', 'dateRequired'),
      must(isValidDate, 'dateInvalid'),
      must(isStorable, 'dateYears'),
    ),
    ends_on: z.nullable(z.string().check(must(isValidDate, 'dateInvalid'), must(isStorable, 'dateYears'))),
  })
  .check(
    z.refine(({ starts_on, ends_on }) => ends_on === null || ends_on >= starts_on, {
      error: 'endsEarly' satisfies LedgerProblem,
      path: ['ends_on'],
    }),
  );
export type ContributionForm = z.input<typeof contributionSchema>;

export const paymentDates = (item: LedgerItem | null): ReadonlySet<DateText> =>
  new Set(
    item
      ? [
          item.payment_date,
          ...item.payments.flatMap(({ due_date, paid_date }) => [due_date, paid_date]),
        ].filter((day) => day !== null)
      : [],
  );
