import * as leave from '../_shared/leave.ts';

const LIST = 'unsubscribe';

/** Returns the token that ends a subscription. */
export const leaveToken = (subscriberId: string): Promise<string> => leave.leaveToken(LIST, subscriberId);
/** Returns the subscriber of a valid token, or null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/**
 * Returns the page that confirms. The part after `#` reaches no server and no log; the page opens in the
 * email's language.
 */
export const confirmPage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/confirm?lang=${language}#${token}`;
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/unsubscribe?lang=${language}#${token}`;

/** Returns the endpoint to which mail programs post without opening a page. */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/newsletter/unsubscribe?lang=${language}&token=${token}`;
