import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyPage } from '@/app/pages/lazy-page';
import { paths, returnPath } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { PageTitle } from './page-title';

const InvitedPage = lazyPage(() => import('@/features/join-plan/invited-page'), 'sharing');

/**
 * Protects pages that need a session. If the session expires, the page stays open and asks for the password.
 */
export function SessionGuard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    // An invite is shown before the person has to sign in.
    if (!session.left && pathname.startsWith(paths.joinPlan('')))
      return (
        <>
          <PageTitle name={null} />
          <InvitedPage />
        </>
      );
    // After a sign-out, the next sign-in opens the start page. In all other cases, it opens the requested
    // page.
    return (
      <Navigate to={session.left ? paths.auth : paths.authReturningTo(pathname + search + hash)} replace />
    );
  }
  return <Outlet />;
}

/** Redirects signed-in people away from pages for visitors, to the requested page or the front page. */
export function VisitorGuard() {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'signed-in') return <Navigate to={returnPath(search) ?? paths.home} replace />;
  return <Outlet />;
}
