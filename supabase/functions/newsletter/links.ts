import * as leave from '../_shared/leave.ts';

const LIST = 'unsubscribe';

export const leaveToken = (subscriberId: string): Promise<string> => leave.leaveToken(LIST, subscriberId);
/** Returns the subscriber's id if the token is valid, else null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/**
 * Returns the address of the confirmation page, in the email's language. The token follows `#`, so that it
 * reaches no server and no log.
 */
export const confirmPage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/confirm?lang=${language}#${token}`;
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/unsubscribe?lang=${language}#${token}`;

/** Returns the address for one-click unsubscribing, to which mail programs send a POST request (RFC 8058). */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/newsletter/unsubscribe?lang=${language}&token=${token}`;
