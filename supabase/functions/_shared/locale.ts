type Language = 'es' | 'en';

/** Inputs of an e-mail's texts besides its language. */
export type EventOfMail = {
  /** ISO 3166-1 alpha-2 */
  country: string | null;
  /** YYYY-MM-DD: the last of several days. */
  event_end_date: string | null;
  /** An organization invites. */
  work: boolean;
};

/** Regional variant of a mail's texts and dates. */
export type Locale = 'es' | 'es-419' | 'en-US' | 'en-GB';

/** Where Spanish is read as Latin America writes it, the United States among them. */
const AMERICAS = new Set('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '));
/** Where English is read as Britain writes it. */
const BRITISH = new Set('AU BB BW CA CY GB GH GI HK IE IN JM KE LK MT NG NZ PK SG TT UG ZA ZM ZW'.split(' '));

/**
 * Locale by the country of the plan that the mail is about, since a mail has no browser. Other countries get
 * the base texts.
 */
export function localeOf(language: Language, country: string | null): Locale {
  if (language === 'es') return AMERICAS.has(country ?? '') ? 'es-419' : 'es';
  return BRITISH.has(country ?? '') ? 'en-GB' : 'en-US';
}
