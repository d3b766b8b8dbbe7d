import { IN_DEMO } from '../demo';
import { RequestError } from '../errors';
import { loadOnce } from '../load-once';

/** Loads the auth client. For a sign-in this happens at once, for a signed-in person after the first page. */
export const authClient = loadOnce(() =>
  IN_DEMO
    ? Promise.reject(new RequestError('The demonstration has no account', 403, 'demo'))
    : import('./auth-client'),
);
