/** The longest address that mail is delivered to (RFC 5321). */
export const MAX_EMAIL = 254;
/** The database's bound. */
export const MAX_FULL_NAME = 100;
