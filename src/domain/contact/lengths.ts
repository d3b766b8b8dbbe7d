/** The most characters of a message to the team: the form says them before the schema is fetched. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 100;
export const COMPANY_MAX = 100;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 2000;
