import { allowsKind, type EventKind, type EventType, type PlanFacts } from './facts';

/** The kind an event is planned as: chosen, guessed, or the type's only one. */
export type KindId = 'wedding' | 'anniversary' | EventKind;

/** Kinds whose guests are invited and paid for by an organization. */
const WORK: ReadonlySet<KindId> = new Set(['company', 'conference', 'launch', 'gala']);
export const isWork = (kind: KindId): boolean => WORK.has(kind);

/** Kinds whose meal is usually lunch. */
const AT_MIDDAY: ReadonlySet<KindId> = new Set(['conference', 'baptism', 'communion', 'anniversary']);
export const eatsAtMidday = (kind: KindId): boolean => AT_MIDDAY.has(kind);

/** Returns true if guests register, and are called attendees. */
export const isAttended = (kind: KindId): boolean => kind === 'conference' || kind === 'launch';

/**
 * Countries where a fifteenth birthday is usually a quinceañera; the United States because of families from
 * there.
 */
const QUINCEANERA: ReadonlySet<string> = new Set(
  'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '),
);

const words = (some: string) => new RegExp(`(^|\\P{L})(${some})([^\\p{L}\\p{N}]|$)`, 'iu');

/** Matches names of such a party: "Quince de Ana", "Mis XV años", "Los 15 de Sofi". */
const QUINCE = words('quincea[nñ]er[ao]s?|quinces?|xv|15\\s+a[nñ]os|(los|mis) 15|debutante');
const SWEET = words('sweet (16|sixteen)|dulces? (16|dieciséis)');
/**
 * Matches a person's round birthday: "Los 80 de la abuela", "Mis 40", "Grandma turns 80", "Priya's 40th". Two
 * people would have an anniversary.
 */
const YEARS = words(
  'los [1-9]\\d de(?!.* y )|mis [1-9]\\d|turns [1-9]\\d?|s [1-9]\\d?(st|nd|rd|th)( party| bash)?\\s*$',
);
/**
 * Matches a children's party, up to twelve: "Leo cumple 6", "3 años de Sofi", "Mia turns 4", "Max's 7th",
 * "Fiesta infantil".
 */
const CHILDREN = words(
  'infantil|niñ[oa]s?|beb[eé]s?|kids?|children|(cumple|turns|is)\\s+([1-9]|1[0-2])|([1-9]|1[0-2])\\s+a[nñ](it)?os|(1st|2nd|3rd|[4-9]th|1[0-2]th)(\\s+birthday|( party| bash)?\\s*$)',
);
/** Matches names of a company's conference. */
const CONFERENCE = words(
  'conferenc\\p{L}*|congres\\p{L}*|jornadas?|seminari?os?|simposios?|summit|forum|foro|convenci[oó]n|convention|symposium|workshops?|taller(es)?|training|formaci[oó]n|offsite|away\\s?day|kick-?off',
);
const LAUNCH = words(
  '(product )?launch|lanzamiento|presentaci[oó]n de(l)? (producto|marca|modelo)|unveiling',
);
const GIVING = words(
  'awards?|premios|charity|ben[eé]fic[oa]|fundrais\\p{L}*|recaudaci[oó]n|subasta|auction|benefit',
);
/** Matches a child's communion. */
const COMMUNION = words('((primera|1\\.?ª) )?comuni[oó]n(es)?|(first|holy) communions?');
const BAPTISM = words('bauti[zs]\\p{L}*|christenings?|bapti[sz]\\p{L}*|confirmaci[oó]n');
const GRADUATION = words('graduaci[oó]n(es)?|graduation|prom|egresad[oa]s|egreso');
const SHOWER = words('baby ?shower|gender reveal');
const GALA = words('galas?');

/**
 * Event types by name. The order matters: a golden wedding anniversary isn't a wedding, a baby shower isn't a
 * children's party.
 */
const TOLD: readonly (readonly [EventType, ...RegExp[]])[] = [
  ['anniversary', words('aniversarios?|bodas de (oro|plata|diamante)|anniversary')],
  ['wedding', words('bodas?|bodorrio|casamiento|wedding')],
  ['other', COMMUNION, BAPTISM, GRADUATION, SHOWER],
  ['birthday', words('cumple(años)?|xv( años)?|quinceañera|quinces?|birthday'), SWEET, YEARS],
  ['corporate', words('congreso|conferencia|conference|convención|offsite'), LAUNCH],
  ['other', GIVING, GALA],
];

/** Null if it wasn't asked. */
export const typeFromName = (name: string): EventType | null =>
  TOLD.find(([, ...told]) => told.some((one) => one.test(name)))?.[0] ?? null;

export type KindFacts = Pick<PlanFacts, 'event_type'> & {
  readonly country?: string | undefined;
  /** Returns the kind that the name suggests, if it is usual there; else the type's most common one. */
  readonly kind?: EventKind | null | undefined;
  readonly name?: string | undefined;
};

/** Returns the chosen kind; the likeliest one if it wasn't asked. */
function guess({ event_type, country = '', name = '' }: KindFacts): KindId {
  switch (event_type) {
    case 'birthday':
      if (SWEET.test(name) || (QUINCE.test(name) && QUINCEANERA.has(country))) return 'quinceanera';
      return CHILDREN.test(name) ? 'children' : 'adult';
    case 'corporate':
      if (CONFERENCE.test(name)) return 'conference';
      if (LAUNCH.test(name)) return 'launch';
      return GIVING.test(name) ? 'gala' : 'company';
    case 'other':
      if (COMMUNION.test(name)) return 'communion';
      if (BAPTISM.test(name)) return 'baptism';
      if (GRADUATION.test(name)) return 'graduation';
      if (SHOWER.test(name)) return 'baby-shower';
      return GIVING.test(name) || GALA.test(name) ? 'gala' : 'plain';
    default:
      return event_type;
  }
}

/** Translation keys of a plan's errors, which are the schemas' messages. */
export function kindOf(facts: KindFacts): KindId {
  const { event_type, kind } = facts;
  return kind && allowsKind(event_type, kind) ? kind : guess(facts);
}
