/** Maximum length of a deliverable e-mail address (RFC 5321). */
export const MAX_EMAIL = 254;
/** The same limit as in the database. */
export const MAX_FULL_NAME = 100;
