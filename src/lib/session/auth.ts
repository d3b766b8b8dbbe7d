import { IN_DEMO } from '../demo';
import { RequestError } from '../errors';
import { loadOnce } from '../load-once';

/** Loads the auth client: at once for a sign-in, after the first page for a signed-in person. */
export const authClient = loadOnce(() =>
  IN_DEMO
    ? Promise.reject(new RequestError('The demonstration has no account', 403, 'demo'))
    : import('./auth-client'),
);
