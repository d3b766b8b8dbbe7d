/** The most characters of a message to the team, apart from the schema, which the form loads later. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 100;
export const COMPANY_MAX = 100;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 2000;
