import { usualTotal } from '@/domain/allocation/benchmarks';
import { WEDDING_COSTS } from '@/domain/allocation/costs.data';
import { type Cents, inFigures } from '@/domain/money';
import { countriesTold } from '@/domain/places/countries-told';
import { currencyOf, exchangeRate } from '@/domain/places/places';
import type { Language } from '@/lib/texts';
import type { DemoInputs } from './demo-inputs';

/** Limits and start of the guests' slider, independent of the place's usual number. */
export const EXAMPLE_GUESTS = { least: 10, start: 110, most: 300 } as const;

/** Budget in dollars if no figure of the place is known. */
const SOMETHING = 15_000;

/** Rounds to two significant figures, because usual costs aren't known to the euro. */
export const roughly = (cents: Cents): Cents => inFigures(cents, 2);

/** Returns the approximate usual total of such a wedding there, in the country's currency. */
function usualBudget(country: string, guest_count: number): Cents {
  const currency = currencyOf(country) ?? 'USD';
  const usual = usualTotal({ event_type: 'wedding', country, currency, guest_count, region: null });
  return roughly(usual?.typical ?? SOMETHING * 100 * (exchangeRate('USD', currency) ?? 1));
}

/** Returns the slider's ends and step in whole units, from a fraction to a multiple of the usual budget. */
export function budgetScale(country: string): { min: number; max: number; step: number } {
  const units = usualBudget(country, EXAMPLE_GUESTS.start) / 100;
  const step = Math.max(1, 10 ** Math.floor(Math.log10(units)) / 20);
  const whole = (value: number) => Math.round(value / step) * step;
  return { min: whole(units * 0.15), max: whole(units * 3), step };
}

/** Example weddings by language, each in the country whose survey its readers likeliest know. */
const EXAMPLES: Record<Language, Pick<DemoInputs, 'country' | 'currency' | 'budget'>> = {
  es: { country: 'ES', currency: 'EUR', budget: 2_200_000 },
  en: { country: 'US', currency: 'USD', budget: 3_000_000 },
};

/** Returns the language's example, in the browser's country if the usual cost there is known. */
export function exampleIn(language: Language, languages: readonly string[] = []): DemoInputs {
  const example = { ...EXAMPLES[language], region: null, guest_count: EXAMPLE_GUESTS.start, ranking: [] };
  const country = countriesTold(languages).find((one) => one in WEDDING_COSTS) ?? example.country;
  if (country === example.country) return example;
  const budget = usualBudget(country, example.guest_count);
  return { ...example, country, currency: currencyOf(country) ?? example.currency, budget };
}

/**
 * Changes the example's country. The budget becomes the usual one there, unless the currency stays the same.
 */
export function exampleInCountry(inputs: DemoInputs, country: string): DemoInputs {
  const currency = currencyOf(country) ?? inputs.currency;
  const budget = currency === inputs.currency ? inputs.budget : usualBudget(country, inputs.guest_count);
  return { ...inputs, country, region: null, currency, budget };
}
