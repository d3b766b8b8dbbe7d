import { loadOnce } from './load-once';

/** The account's client: fetched for a sign-in, and after the first page for somebody who is signed in. */
export const authClient = loadOnce(() => import('./auth-client'));
