import * as leave from './leave.ts';

const LIST = 'invitations';

export const leaveToken = (emailId: string): Promise<string> => leave.leaveToken(LIST, emailId);
/** Returns the e-mail's id if the token is valid, else null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/**
 * Returns the address of the unsubscribe page, in the email's language. The token follows `#`, so that it
 * reaches no server and no log.
 */
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/invitations/unsubscribe?lang=${language}#${token}`;

/** Returns the address for one-click unsubscribing, to which mail programs send a POST request (RFC 8058). */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/invitations/unsubscribe?lang=${language}&token=${token}`;
