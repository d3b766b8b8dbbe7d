import * as leave from './leave.ts';

const LIST = 'invitations';

export const leaveToken = (emailId: string): Promise<string> => leave.leaveToken(LIST, emailId);
/** Returns the e-mail of a valid token, or null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/**
 * Returns the page that asks for a confirmation. The part after `#` reaches no server and no log; the page
 * opens in the email's language.
 */
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/invitations/unsubscribe?lang=${language}#${token}`;

/** Returns the endpoint to which mail programs post without opening a page. */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/invitations/unsubscribe?lang=${language}&token=${token}`;
