import { loadOnce } from './load-once';

/**
 * The parts of supabase-js that this product uses, each fetched on demand: a visitor who only reads loads
 * none, and data need no auth client. supabase-js itself always loads all of them, the realtime client
 * included.
 */
export const dataClient = loadOnce(() => import('./data-client'));
export const filesClient = loadOnce(() => import('./files/files-client'));
