import type { AllocationInput } from '@/domain/allocation/allocation';
import { isValidDate } from '@/domain/calendar';
import { currencyOf, findCountry } from '@/domain/places/places';
import { findRegion } from '@/domain/places/regions';
import { type CategoryChoice, defaultChoices, type EventType, type VariantChoice } from '@/domain/plan/facts';
import { variantOf } from '@/domain/plan/variant';
import type { WizardValues } from '@/domain/wizard/values';

/** What one answer does to others. Pure, so that the steps only ask. */

const sameSelection = (a: readonly CategoryChoice[], b: readonly CategoryChoice[]) =>
  a.every((choice) => b.find((other) => other.category === choice.category)?.selected === choice.selected);

/** Brings the usual categories of the new type, unless the reader has already chosen others. */
export function withEventType(values: WizardValues, event_type: EventType): Partial<WizardValues> {
  const usual = (type: EventType, variant: VariantChoice | null) =>
    defaultChoices(type, variantOf({ ...values, event_type: type, variant }));
  const before = values.event_type ?? 'wedding';
  const untouched = [usual(before, values.variant), defaultChoices(before)].some((choices) =>
    sameSelection(values.categories, choices),
  );
  return {
    event_type,
    // Plain of one type says nothing of another.
    variant: null,
    ...(untouched ? { categories: usual(event_type, null) } : {}),
  };
}

/** Brings the usual categories of what is celebrated, unless the reader has already chosen others. */
export function withVariant(values: WizardValues, variant: VariantChoice): Partial<WizardValues> {
  const event_type = values.event_type ?? 'birthday';
  const usual = (chosen: VariantChoice | null) =>
    defaultChoices(event_type, variantOf({ ...values, event_type, variant: chosen }));
  return {
    variant,
    ...(sameSelection(values.categories, usual(values.variant)) ? { categories: usual(variant) } : {}),
  };
}

/** The currency follows the country until another is chosen by hand; a region of another country is let go. */
export function withCountry(values: WizardValues, country: string): Partial<WizardValues> {
  const follows = values.currency === '' || values.currency === currencyOf(values.country);
  return {
    country,
    region: findRegion(country, values.region) ? values.region : null,
    ...(follows ? { currency: currencyOf(country) ?? values.currency } : {}),
  };
}

/** es-MX is Mexico, a bare es Spain; what says nothing leaves Spain too, the product's first market. */
export function guessCountry(languages: readonly string[]): string {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/u.exec(language)?.[1];
    if (region && findCountry(region)) return region;
  }
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

/** Something worth offering again: more than what the wizard fills in by itself. */
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

/** What the allocation depends on, once everything it needs has been answered. */
export function allocationInput(values: WizardValues): AllocationInput | null {
  const { event_type, budget, guest_count, location_type, duration } = values;
  if (event_type === null || budget === null || guest_count === null || location_type === null) return null;
  const { name, event_date, currency, country, region, categories, variant } = values;
  return {
    name,
    event_date: isValidDate(event_date) ? event_date : undefined,
    event_type,
    variant,
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
