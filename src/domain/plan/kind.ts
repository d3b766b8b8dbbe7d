import { allowsKind, type EventKind, type EventType, type PlanFacts } from './facts';

/**
 * The kind by which an event is planned. If the user chose none, it is guessed. Weddings and anniversaries
 * are their own kind.
 */
export type KindId = 'wedding' | 'anniversary' | EventKind;

/** Kinds of event that an organization gives and pays for. */
const WORK: ReadonlySet<KindId> = new Set(['company', 'conference', 'launch', 'gala']);
export const isWork = (kind: KindId): boolean => WORK.has(kind);

const AT_MIDDAY: ReadonlySet<KindId> = new Set(['conference', 'baptism', 'communion', 'anniversary']);
export const eatsAtMidday = (kind: KindId): boolean => AT_MIDDAY.has(kind);

/** Returns true if guests of this kind of event register and are called attendees. */
export const isAttended = (kind: KindId): boolean => kind === 'conference' || kind === 'launch';

/**
 * Countries where a fifteenth birthday is usually a quinceañera. The United States is included because of
 * Latin American families there.
 */
const QUINCEANERA: ReadonlySet<string> = new Set(
  'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '),
);

const words = (some: string) => new RegExp(`(^|\\P{L})(${some})([^\\p{L}\\p{N}]|$)`, 'iu');

/** Matches the names of quinceañeras: "Quince de Ana", "Mis XV años", "Los 15 de Sofi". */
const QUINCE = words('quincea[nñ]er[ao]s?|quinces?|xv|15\\s+a[nñ]os|(los|mis) 15|debutante');
const SWEET = words('sweet (16|sixteen)|dulces? (16|dieciséis)');
/**
 * Matches names for the birthday of one person: "Los 80 de la abuela", "Mis 40", "Grandma turns 80", "Priya's
 * 40th". For two people it would be an anniversary.
 */
const YEARS = words(
  'los [1-9]\\d de(?!.* y )|mis [1-9]\\d|turns [1-9]\\d?|s [1-9]\\d?(st|nd|rd|th)( party| bash)?\\s*$',
);
/**
 * Matches names of parties for children up to the age of twelve: "Leo cumple 6", "Mia turns 4", "Max's 7th",
 * "Fiesta infantil".
 */
const CHILDREN = words(
  'infantil|niñ[oa]s?|beb[eé]s?|kids?|children|(cumple|turns|is)\\s+([1-9]|1[0-2])|([1-9]|1[0-2])\\s+a[nñ](it)?os|(1st|2nd|3rd|[4-9]th|1[0-2]th)(\\s+birthday|( party| bash)?\\s*$)',
);
const CONFERENCE = words(
  'conferenc\\p{L}*|congres\\p{L}*|jornadas?|seminari?os?|simposios?|summit|forum|foro|convenci[oó]n|convention|symposium|workshops?|taller(es)?|training|formaci[oó]n|offsite|away\\s?day|kick-?off',
);
const LAUNCH = words(
  '(product )?launch|lanzamiento|presentaci[oó]n de(l)? (producto|marca|modelo)|unveiling',
);
const GIVING = words(
  'awards?|premios|charity|ben[eé]fic[oa]|fundrais\\p{L}*|recaudaci[oó]n|subasta|auction|benefit',
);
const COMMUNION = words('((primera|1\\.?ª) )?comuni[oó]n(es)?|(first|holy) communions?');
const BAPTISM = words('bauti[zs]\\p{L}*|christenings?|bapti[sz]\\p{L}*|confirmaci[oó]n');
const GRADUATION = words('graduaci[oó]n(es)?|graduation|prom|egresad[oa]s|egreso');
const SHOWER = words('baby ?shower|gender reveal');
const GALA = words('galas?');

/**
 * Words in an event's name that tell its type. The order matters: a "golden wedding anniversary" isn't a
 * wedding, and a "baby shower" isn't a children's party.
 */
const TOLD: readonly (readonly [EventType, ...RegExp[]])[] = [
  ['anniversary', words('aniversarios?|bodas de (oro|plata|diamante)|anniversary')],
  ['wedding', words('bodas?|bodorrio|casamiento|wedding')],
  ['other', COMMUNION, BAPTISM, GRADUATION, SHOWER],
  ['birthday', words('cumple(años)?|xv( años)?|quinceañera|quinces?|birthday'), SWEET, YEARS],
  ['corporate', words('congreso|conferencia|conference|convención|offsite'), LAUNCH],
  ['other', GIVING, GALA],
];

/** Returns the event type that a name suggests; null if it suggests none. */
export const typeFromName = (name: string): EventType | null =>
  TOLD.find(([, ...told]) => told.some((one) => one.test(name)))?.[0] ?? null;

export type KindFacts = Pick<PlanFacts, 'event_type'> & {
  readonly country?: string | undefined;
  /** Null if the user hasn't chosen a kind. */
  readonly kind?: EventKind | null | undefined;
  readonly name?: string | undefined;
};

/**
 * Guesses the kind from the event's name, type and country. If the name suggests nothing, the type's most
 * common kind is returned.
 */
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

/** Returns the chosen kind, or the most likely one if the user hasn't chosen any. */
export function kindOf(facts: KindFacts): KindId {
  const { event_type, kind } = facts;
  return kind && allowsKind(event_type, kind) ? kind : guess(facts);
}
