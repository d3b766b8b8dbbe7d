import { loadOnce } from './load-once';

/**
 * The parts of supabase-js that this product uses, each loaded on demand. supabase-js itself would load all
 * of them, although a visitor who only reads needs none of them.
 */
export const dataClient = loadOnce(() => import('./data-client'));
export const filesClient = loadOnce(() => import('./files/files-client'));
