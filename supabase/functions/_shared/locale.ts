type Language = 'es' | 'en';

/** Facts on which an e-mail's texts depend, apart from the language. */
export type EventOfMail = {
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** Last day of an event of several days, YYYY-MM-DD. */
  event_end_date: string | null;
  /** True if an organization is inviting. */
  work: boolean;
};

export type Locale = 'es' | 'es-419' | 'en-US' | 'en-GB';

/** Countries whose Spanish mails use Latin American Spanish, including the United States. */
const AMERICAS = new Set('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '));
/** Countries whose English mails use British English. */
const BRITISH = new Set('AU BB BW CA CY GB GH GI HK IE IN JM KE LK MT NG NZ PK SG TT UG ZA ZM ZW'.split(' '));

/**
 * Chooses the language variant by the plan's country, because a mail is sent without knowing the reader's
 * browser. Other countries get the standard texts.
 */
export function localeOf(language: Language, country: string | null): Locale {
  if (language === 'es') return AMERICAS.has(country ?? '') ? 'es-419' : 'es';
  return BRITISH.has(country ?? '') ? 'en-GB' : 'en-US';
}
