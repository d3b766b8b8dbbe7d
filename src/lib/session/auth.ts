import { IN_DEMO } from '../demo';
import { RequestError } from '../errors';
import { loadOnce } from '../load-once';

/** The account's client: fetched for a sign-in, and after the first page for somebody who is signed in. */
export const authClient = loadOnce(() =>
  IN_DEMO
    ? Promise.reject(new RequestError('The demonstration has no account', 403, 'demo'))
    : import('./auth-client'),
);
