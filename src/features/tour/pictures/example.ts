import { allocate } from '@/domain/allocation/allocate';
import type { AllocationInput, AllocationSuccess } from '@/domain/allocation/allocation';
import { addDays } from '@/domain/calendar';
import type { LedgerItem } from '@/domain/ledger/ledger-item';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { type Category, defaultChoices } from '@/domain/plan/facts';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';

/**
 * The example weddings in the page's pictures. Each language has an example in a country that most of its
 * readers know.
 */
const EXAMPLES: Record<Language, Pick<AllocationInput, 'country' | 'region' | 'currency' | 'budget'>> = {
  es: { country: 'ES', region: null, currency: 'EUR', budget: 2_400_000 },
  en: { country: 'US', region: null, currency: 'USD', budget: 3_400_000 },
};

/** Three regions to compare, by language. */
export const PLACES: Record<Language, readonly string[]> = {
  es: ['ES-AN', 'ES-CT', 'ES-AS'],
  en: ['US-UT', 'US-TX', 'US-NY'],
};

/** Date of the example wedding; `LEDGER_DAY` is "today" in the picture of the wedding's money. */
export const EXAMPLE_DAY = '2027-06-12';
export const LEDGER_DAY = '2026-12-12';

export const CHOICES = defaultChoices('wedding');

export function exampleWedding(changes: Partial<AllocationInput> = {}): AllocationInput {
  return {
    event_type: 'wedding',
    guest_count: 120,
    duration: null,
    location_type: 'indoor',
    categories: CHOICES,
    ...EXAMPLES[currentLanguage()],
    ...changes,
  };
}

/** Allocates an example's budget; throws if the example itself is wrong. */
export function allocationOf(input: AllocationInput): AllocationSuccess {
  const result = allocate(input);
  if (!result.ok) throw new Error(`The example cannot be split: ${result.error}`);
  return result;
}

/** Rounds to whole currency units, because cents would be false precision. */
export const whole = (cents: number): number => Math.round(cents / 100) * 100;

/**
 * Example items with planned, agreed and paid amounts as fractions of the budget. `due` is the number of days
 * until the remainder must be paid.
 */
const ITEMS: readonly (readonly [Category, planned: number, agreed: number, paid: number, due: number])[] = [
  ['venue', 0.13, 0.13, 0.05, 33],
  ['catering', 0.36, 0.35, 0.09, 61],
  ['photo-and-video', 0.08, 0.085, 0.02, 96],
  ['music', 0.05, 0.05, 0.01, 140],
  ['attire', 0.09, 0, 0, 0],
  ['decorations', 0.06, 0, 0, 0],
];

/** Returns the example wedding's agreed and paid items, rounded to tens. */
export function exampleItems(): LedgerItem[] {
  const { budget } = exampleWedding();
  const amount = (part: number) => Math.round((part * budget) / 1_000) * 1_000;
  return ITEMS.map(([category, planned, agreed, paid, due]) => ({
    ...EMPTY_ITEM,
    id: category,
    category,
    vendor_name: category,
    planned_amount: amount(planned),
    actual_amount: agreed > 0 ? amount(agreed) : null,
    payment_date: due > 0 ? addDays(LEDGER_DAY, due) : null,
    payments:
      paid > 0
        ? [
            {
              id: category,
              kind: 'deposit',
              amount: amount(paid),
              due_date: LEDGER_DAY,
              paid_date: LEDGER_DAY,
              payer: null,
            },
          ]
        : [],
  }));
}
