import { allocate } from '@/domain/budget/allocate';
import type { AllocationInput, AllocationSuccess } from '@/domain/budget/allocation';
import { type Category, type CategoryChoice, defaultChoices } from '@/domain/plan/facts';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';

/** The wedding of which the page's pictures are computed: in the reader's language, in a place it is likely to know. */
const EXAMPLES: Record<Language, Pick<AllocationInput, 'country' | 'region' | 'currency' | 'budget'>> = {
  es: { country: 'ES', region: null, currency: 'EUR', budget: 2_400_000 },
  en: { country: 'US', region: null, currency: 'USD', budget: 3_400_000 },
};

/** Three places that differ, by language. */
export const PLACES: Record<Language, readonly string[]> = {
  es: ['ES-AN', 'ES-CT', 'ES-AS'],
  en: ['US-UT', 'US-TX', 'US-NY'],
};

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

/** Examples can be split: anything else is a mistake of ours. */
export function splitOf(input: AllocationInput): AllocationSuccess {
  const split = allocate(input);
  if (!split.ok) throw new Error(`The example cannot be split: ${split.error}`);
  return split;
}

export const ranked = (order: readonly Category[]): CategoryChoice[] =>
  CHOICES.map((choice) => {
    const at = order.indexOf(choice.category);
    return at < 0 ? choice : { ...choice, priority: at + 1 };
  });

/** Whole units: cents would claim to know too much. */
export const whole = (cents: number): number => Math.round(cents / 100) * 100;
