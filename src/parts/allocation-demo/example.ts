import { usualTotal } from '@/domain/allocation/benchmarks';
import { WEDDING_COSTS } from '@/domain/allocation/costs.data';
import { type Cents, inFigures } from '@/domain/money';
import { countriesTold } from '@/domain/places/countries-told';
import { currencyOf, exchangeRate } from '@/domain/places/places';
import type { Language } from '@/lib/texts';
import type { DemoInputs } from './demo-inputs';

/** Range and initial value of the guest slider, the same for every place. */
export const EXAMPLE_GUESTS = { least: 10, start: 110, most: 300 } as const;

/** Budget in US dollars if there are no figures for the place. */
const SOMETHING = 15_000;

/** Rounds to two significant figures, because usual costs are only estimates. */
export const roughly = (cents: Cents): Cents => inFigures(cents, 2);

/** Returns the approximate usual total of the example wedding in a country, in the country's currency. */
function usualBudget(country: string, guest_count: number): Cents {
  const currency = currencyOf(country) ?? 'USD';
  const usual = usualTotal({ event_type: 'wedding', country, currency, guest_count, region: null });
  return roughly(usual?.typical ?? SOMETHING * 100 * (exchangeRate('USD', currency) ?? 1));
}

/**
 * Returns the budget slider's ends and step in whole units. The ends are a fraction and a multiple of the
 * usual budget.
 */
export function budgetScale(country: string): { min: number; max: number; step: number } {
  const units = usualBudget(country, EXAMPLE_GUESTS.start) / 100;
  const step = Math.max(1, 10 ** Math.floor(Math.log10(units)) / 20);
  const whole = (value: number) => Math.round(value / step) * step;
  return { min: whole(units * 0.15), max: whole(units * 3), step };
}

/**
 * Example weddings by language. Each country has the survey that readers of that language are most likely to
 * know.
 */
const EXAMPLES: Record<Language, Pick<DemoInputs, 'country' | 'currency' | 'budget'>> = {
  es: { country: 'ES', currency: 'EUR', budget: 2_200_000 },
  en: { country: 'US', currency: 'USD', budget: 3_000_000 },
};

/** Returns the example for a language, in the browser's country if usual costs are known there. */
export function exampleIn(language: Language, languages: readonly string[] = []): DemoInputs {
  const example = { ...EXAMPLES[language], region: null, guest_count: EXAMPLE_GUESTS.start, ranking: [] };
  const country = countriesTold(languages).find((one) => one in WEDDING_COSTS) ?? example.country;
  if (country === example.country) return example;
  const budget = usualBudget(country, example.guest_count);
  return { ...example, country, currency: currencyOf(country) ?? example.currency, budget };
}

/**
 * Moves the example to another country. If the currency changes, the budget becomes the usual budget there.
 */
export function exampleInCountry(inputs: DemoInputs, country: string): DemoInputs {
  const currency = currencyOf(country) ?? inputs.currency;
  const budget = currency === inputs.currency ? inputs.budget : usualBudget(country, inputs.guest_count);
  return { ...inputs, country, region: null, currency, budget };
}
