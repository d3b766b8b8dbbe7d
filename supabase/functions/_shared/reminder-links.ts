import * as leave from './leave.ts';

const LIST = 'reminders';

export const leaveToken = (userId: string): Promise<string> => leave.leaveToken(LIST, userId);
/** Returns the person of a valid token, or null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/**
 * Returns the page that asks for a confirmation. The part after `#` reaches no server and no log; the page
 * opens in the email's language.
 */
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/reminders/unsubscribe?lang=${language}#${token}`;

/** Returns the endpoint to which mail programs post without opening a page. */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/reminders-off/unsubscribe?lang=${language}&token=${token}`;
