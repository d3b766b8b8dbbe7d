import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyPage } from '@/app/pages/lazy-page';
import { paths, returnPath } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { PageTitle } from './page-title';

const InvitedPage = lazyPage(() => import('@/features/join-plan/invited-page'), 'sharing');

/** Guards pages that need a session. An expired session keeps its page and asks for the password above it. */
export function SessionGuard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    // An invitation is shown before an account is required.
    if (!session.left && pathname.startsWith(paths.joinPlan('')))
      return (
        <>
          <PageTitle name={null} />
          <InvitedPage />
        </>
      );
    // A sign-out forgets the page; arriving without a session returns to it after sign-in.
    return (
      <Navigate to={session.left ? paths.auth : paths.authReturningTo(pathname + search + hash)} replace />
    );
  }
  return <Outlet />;
}

/**
 * Guards pages for visitors only: signed-in people are redirected to the requested page, otherwise to the
 * front page.
 */
export function VisitorGuard() {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'signed-in') return <Navigate to={returnPath(search) ?? paths.home} replace />;
  return <Outlet />;
}
