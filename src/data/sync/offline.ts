/**
 * Time for which offline data is kept, in milliseconds: a day instead of the ordinary cache's ten minutes. It
 * is stored under the account's own key and deleted at sign-out.
 */
export const KEPT_OFFLINE = 24 * 60 * 60_000;
