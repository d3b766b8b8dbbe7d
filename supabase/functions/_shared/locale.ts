type Language = 'es' | 'en';

/** Inputs of an e-mail's texts besides its language. */
export type EventOfMail = {
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** The last of several days, YYYY-MM-DD. */
  event_end_date: string | null;
  /** True if an organization invites. */
  work: boolean;
};

/** Regional variant of a mail's texts and dates. */
export type Locale = 'es' | 'es-419' | 'en-US' | 'en-GB';

/** Countries that read Spanish as Latin America writes it, the United States included. */
const AMERICAS = new Set('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '));
/** Countries that read English as Britain writes it. */
const BRITISH = new Set('AU BB BW CA CY GB GH GI HK IE IN JM KE LK MT NG NZ PK SG TT UG ZA ZM ZW'.split(' '));

/**
 * Returns the locale by the plan's country, since a mail has no browser. Other countries get the base texts.
 */
export function localeOf(language: Language, country: string | null): Locale {
  if (language === 'es') return AMERICAS.has(country ?? '') ? 'es-419' : 'es';
  return BRITISH.has(country ?? '') ? 'en-GB' : 'en-US';
}
