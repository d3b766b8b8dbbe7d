/**
 * What may be read without a connection outlives the ten minutes of the ordinary cache: a day, milliseconds.
 * It is kept on the device under the account's own key and removed at sign-out.
 */
export const KEPT_OFFLINE = 24 * 60 * 60_000;
