import * as leave from '../_shared/leave.ts';

const LIST = 'unsubscribe';

/** It ends with the subscription. */
export const leaveToken = (subscriberId: string): Promise<string> => leave.leaveToken(LIST, subscriberId);
/** The subscriber whose token this is, or null. */
export const readLeaveToken = (token: string): Promise<string | null> => leave.readLeaveToken(LIST, token);

/** The page that confirms. What follows `#` reaches no server and no log; the page opens in the email's language. */
export const confirmPage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/confirm?lang=${language}#${token}`;
export const leavePage = (site: string, language: string, token: string): string =>
  `${site}/newsletter/unsubscribe?lang=${language}#${token}`;

/** For mail programs: they post here without opening a page. */
export const leaveEndpoint = (api: string, language: string, token: string): string =>
  `${api}/functions/v1/newsletter/unsubscribe?lang=${language}&token=${token}`;
