/**
 * Time for which data is kept for offline use, in milliseconds: one day, instead of ten minutes in the memory
 * cache. Data is stored under the account's key and deleted at sign-out.
 */
export const KEPT_OFFLINE = 24 * 60 * 60_000;
