import type { EventType, EventVariant, PlanFacts, VariantChoice } from './facts';

/** Where a fifteenth birthday is customarily a quinceañera; the United States for its families from there. */
const QUINCEANERA: ReadonlySet<string> = new Set(
  'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '),
);

/** What a wizard offers beside the plain type in that country. */
export function variantsOf(event_type: EventType, country: string): readonly EventVariant[] {
  return event_type === 'birthday' && QUINCEANERA.has(country) ? ['quinceanera'] : [];
}

/** Whether a form asks for the variant: where one is customary, and where one was chosen, so that it can be unchosen. */
export const asksVariant = (
  event_type: EventType,
  country: string,
  variant: VariantChoice | null | undefined,
): boolean =>
  variantsOf(event_type, country).length > 0 || (event_type === 'birthday' && variant === 'quinceanera');

/** "Quince de Ana", "Mis XV años", "Quinceañera": how such a party is called. */
const QUINCE = /(^|\P{L})(quincea[nñ]er[ao]s?|quinces?|xv|15\s+a[nñ]os|debutante)(\P{L}|$)/iu;

export type VariantFacts = Pick<PlanFacts, 'event_type' | 'country'> & {
  /** Null where nobody was asked. */
  readonly variant?: VariantChoice | null | undefined;
  readonly name?: string | undefined;
};

/** The variant that was chosen; where nobody was asked, the one that the plan's name tells, if it is customary there. */
export function variantOf({ event_type, country, variant, name }: VariantFacts): EventVariant | null {
  if (variant) return event_type === 'birthday' && variant !== 'plain' ? variant : null;
  if (name === undefined || !QUINCE.test(name)) return null;
  return variantsOf(event_type, country)[0] ?? null;
}
