import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths, returnPath } from '@/lib/paths';
import { useSession } from '@/lib/session';

/** Pages that need a session. An expired one keeps its page: the password is asked for on top of it. */
export function SessionGuard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    // The front page of the app is where a sign-in leads nowhere in particular; anything deeper is returned to.
    const asked = pathname + search + hash;
    return <Navigate to={paths.authReturningTo(asked)} replace />;
  }
  return <Outlet />;
}

/** Pages for visitors only: whoever is signed in goes on to the page that was asked for, else to the front page. */
export function VisitorGuard() {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'signed-in') return <Navigate to={returnPath(search) ?? paths.home} replace />;
  return <Outlet />;
}
