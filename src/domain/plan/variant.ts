import {
  allowsVariant,
  type EventType,
  type EventVariant,
  type PlanFacts,
  VARIANTS,
  type VariantChoice,
} from './facts';

/** Where a fifteenth birthday is customarily a quinceañera; the United States for its families from there. */
const QUINCEANERA: ReadonlySet<string> = new Set(
  'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '),
);

const isCustomary = (variant: EventVariant, country: string): boolean =>
  variant !== 'quinceanera' || QUINCEANERA.has(country);

/** What a form offers: the plain type and what is customary in that country, and what was chosen. Empty: nothing is asked. */
export function variantChoices(
  event_type: EventType,
  country: string,
  chosen: VariantChoice | null | undefined,
): readonly VariantChoice[] {
  const variants = VARIANTS[event_type];
  if (!variants) return [];
  return ['plain', ...variants.filter((one) => one === chosen || isCustomary(one, country))];
}

/** "Quince de Ana", "Mis XV años", "Quinceañera": how such a party is called. */
const QUINCE = /(^|\P{L})(quincea[nñ]er[ao]s?|quinces?|xv|15\s+a[nñ]os|debutante)(\P{L}|$)/iu;
/** "Leo cumple 6", "3 años de Sofi", "Mia turns 4", "Max's 7th birthday", "Fiesta infantil": up to twelve. */
const CHILDREN =
  /(^|\P{L})(infantil|niñ[oa]s?|beb[eé]s?|kids?|children|(cumple|turns|is)\s+([1-9]|1[0-2])|([1-9]|1[0-2])\s+a[nñ](it)?os|(1st|2nd|3rd|[4-9]th|1[0-2]th)\s+birthday)([^\p{L}\p{N}]|$)/iu;
/** How a company calls a day of talks. */
const CONFERENCE =
  /(^|\P{L})(conferenc\p{L}*|congres\p{L}*|jornadas?|seminari?os?|simposios?|summit|forum|foro|convenci[oó]n|convention|symposium|workshops?|taller(es)?|training|formaci[oó]n|offsite|away\s?day|kick-?off)(\P{L}|$)/iu;
/** How a company calls its party, however long it lasts. */
const PARTY =
  /(^|\P{L})(posadas?|fiestas?|part(y|ies)|gala|cena|dinner|brindis|navid\p{L}*|christmas|xmas|fin de año|year[- ]end)(\P{L}|$)/iu;
/** Hours: an office day rather than an evening. */
const OFFICE_HOURS = 7;

export type VariantFacts = Pick<PlanFacts, 'event_type' | 'country'> & {
  /** Null where nobody was asked. */
  readonly variant?: VariantChoice | null | undefined;
  readonly name?: string | undefined;
  /** Hours. */
  readonly duration?: number | null | undefined;
};

/**
 * The variant that was chosen; where nobody was asked, the one that the plan's name tells, if it is customary there,
 * or a company's hours.
 */
export function variantOf(facts: VariantFacts): EventVariant | null {
  const { event_type, country, variant, name = '', duration } = facts;
  if (variant) return variant !== 'plain' && allowsVariant(event_type, variant) ? variant : null;
  if (event_type === 'corporate') {
    if (CONFERENCE.test(name)) return 'conference';
    return (duration ?? 0) >= OFFICE_HOURS && !PARTY.test(name) ? 'conference' : null;
  }
  if (event_type !== 'birthday') return null;
  if (QUINCE.test(name)) return isCustomary('quinceanera', country) ? 'quinceanera' : null;
  return CHILDREN.test(name) ? 'children' : null;
}
