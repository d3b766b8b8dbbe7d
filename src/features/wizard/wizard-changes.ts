import type { AllocationInput } from '@/domain/allocation/allocation';
import { isValidDate } from '@/domain/calendar';
import { exchanged, exchangedParts } from '@/domain/currency/exchange';
import { sumCents } from '@/domain/money';
import { countriesTold } from '@/domain/places/countries-told';
import { currencyOf, findCountry } from '@/domain/places/places';
import { findRegion } from '@/domain/places/regions';
import { type CategoryChoice, defaultChoices, type EventKind, type EventType } from '@/domain/plan/facts';
import { kindOf } from '@/domain/plan/kind';
import type { WizardValues } from '@/domain/wizard/values';

/** Pure functions that the wizard's steps call, for example to adapt other answers to a changed one. */

const sameSelection = (a: readonly CategoryChoice[], b: readonly CategoryChoice[]) =>
  a.every((choice) => b.find((other) => other.category === choice.category)?.selected === choice.selected);

/** Returns the usual choices for the current answers, or those of a wedding while the type is unknown. */
const usual = (values: Omit<WizardValues, 'categories'>): CategoryChoice[] =>
  defaultChoices(values.event_type ? kindOf({ ...values, event_type: values.event_type }) : 'wedding');

/** Adds the usual categories of the event, unless the person has chosen others. */
function withUsual(values: WizardValues, changes: Partial<WizardValues>): Partial<WizardValues> {
  const untouched = sameSelection(values.categories, usual(values));
  return { ...changes, ...(untouched ? { categories: usual({ ...values, ...changes }) } : {}) };
}

/** Sets the type and resets the kind, because each kind belongs to one type. */
export const withEventType = (values: WizardValues, event_type: EventType): Partial<WizardValues> =>
  withUsual(values, { event_type, ...(event_type === values.event_type ? {} : { kind: null }) });

export const withKind = (values: WizardValues, kind: EventKind): Partial<WizardValues> =>
  withUsual(values, { kind });

/** Sets the name. A name can suggest a kind of event, so the usual categories can change too. */
export const withName = (values: WizardValues, name: string): Partial<WizardValues> =>
  withUsual(values, { name });

/**
 * Sets the country. The currency follows the country unless somebody has chosen a currency. A new country
 * resets the region.
 */
export function withCountry(values: WizardValues, country: string): Partial<WizardValues> {
  const follows = values.currency === '' || values.currency === currencyOf(values.country);
  return withUsual(values, {
    country,
    region: findRegion(country, values.region) ? values.region : null,
    ...(follows ? { currency: currencyOf(country) ?? values.currency } : {}),
  });
}

/**
 * Adapts a template's locked amounts to this event's budget, so that their percentages stay the same. Null if
 * the template has no locked amounts.
 */
export function atShares({
  template,
  budget,
  currency,
  categories,
}: WizardValues): Pick<WizardValues, 'categories' | 'template'> | null {
  if (!template?.budget || !budget) return null;
  const to = { currency, rate: budget / template.budget };
  const amounts = categories.map(({ locked, allocated_amount }) => (locked && allocated_amount) || 0);
  const sum = sumCents(amounts);
  const parts = exchangedParts(amounts, sum === template.budget ? budget : exchanged(sum, to), to);
  return {
    categories: categories.map((choice, i) =>
      choice.locked ? { ...choice, allocated_amount: parts[i] ?? 0 } : choice,
    ),
    template: { ...template, budget: null },
  };
}

/**
 * Guesses the country from the browser's languages: es-MX is Mexico, plain es is Spain. The default is Spain,
 * the product's first market.
 */
export function guessCountry(languages: readonly string[]): string {
  const told = countriesTold(languages).find(findCountry);
  if (told) return told;
  for (const language of languages) {
    const likely = LIKELY[language.slice(0, 2).toLowerCase()];
    if (likely) return likely;
  }
  return 'ES';
}

const LIKELY: Partial<Record<string, string>> = {
  es: 'ES',
  ca: 'ES',
  gl: 'ES',
  eu: 'ES',
  en: 'US',
  pt: 'PT',
  fr: 'FR',
  it: 'IT',
  de: 'DE',
};

/** Returns true if the draft contains more than the wizard's defaults. */
export function isBegun(values: WizardValues): boolean {
  return (
    values.name.trim() !== '' ||
    values.event_type !== null ||
    values.event_date !== '' ||
    values.budget !== null ||
    values.city.trim() !== '' ||
    values.guest_count !== null
  );
}

/** Returns the input of the allocation, once all the answers it needs are given. */
export function allocationInput(values: WizardValues): AllocationInput | null {
  const { event_type, budget, guest_count, location_type, duration } = values;
  if (event_type === null || budget === null || guest_count === null || location_type === null) return null;
  const { name, event_date, currency, country, region, categories, kind } = values;
  return {
    name,
    event_date: isValidDate(event_date) ? event_date : undefined,
    event_type,
    kind,
    budget,
    guest_count,
    location_type,
    duration,
    currency,
    country,
    region: findRegion(country, region) ? region : null,
    categories,
  };
}
