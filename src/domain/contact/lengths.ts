/**
 * Maximum lengths of a message to the team. They aren't in the schema's file, because the form loads the
 * schema later.
 */
export const NAME_MAX = 100;
export const EMAIL_MAX = 100;
export const COMPANY_MAX = 100;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 2000;
