import { loadOnce } from './load-once';

/**
 * The parts of supabase-js that this product uses, each fetched when somebody needs it: a visitor who only reads
 * pays for none, a reader of data not for the account's. supabase-js itself always brings all of them, and the
 * realtime client along.
 */
export const dataClient = loadOnce(() => import('./data-client'));
export const filesClient = loadOnce(() => import('./files/files-client'));
