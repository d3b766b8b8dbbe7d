/** The longest deliverable e-mail address (RFC 5321). */
export const MAX_EMAIL = 254;
/** The database's limit. */
export const MAX_FULL_NAME = 100;
