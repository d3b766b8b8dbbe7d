import * as leave from './leave.ts';

const LIST = 'reminders';

export const leaveToken = (userId: string): Promise<string> => leave.leaveToken(LIST, userId);
/** Returns the person's id if the token is valid, else null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/**
 * Returns the address of the unsubscribe page, in the email's language. The token follows `#`, so that it
 * reaches no server and no log.
 */
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/reminders/unsubscribe?lang=${language}#${token}`;

/** Returns the address for one-click unsubscribing, to which mail programs send a POST request (RFC 8058). */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/reminders-off/unsubscribe?lang=${language}&token=${token}`;
