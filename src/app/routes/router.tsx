import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from '@/app/pages/lazy-page';
import { publicPages } from '@/app/pages/public-pages';
import { newsletterPages, readingPages } from '@/app/pages/reading-pages';
import { authModeOf, paths, patterns } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { PageSpinner } from '@/ui/spinner';
import { MarketingLayout } from '../layouts/marketing-layout';
import { VisitorGuard } from './guards';
import { fetchFrom, type OnDemand, routeOf, Titled } from './page-route';

const AuthPage = lazyPage(() => import('@/features/auth/auth-page'), 'auth');
const ResetPasswordPage = lazyPage(() => import('@/features/auth/reset-password-page'), 'auth');
const NotFoundPage = lazyPage(() => import('@/app/pages/not-found-page'));
const RsvpPage = lazyPage(() => import('@/features/rsvp/rsvp-page'), 'rsvp', 'eventpage');
const OpenEventPage = lazyPage(() => import('@/features/event-page/open-page'), 'eventpage');
const FindTablePage = lazyPage(() => import('@/features/find-table/find-table-page'), 'findtable');
const InvitationsOffPage = lazyPage(() => import('@/features/newsletter/invitations-off-page'), 'newsletter');
const SharedPage = lazyPage(() => import('@/features/shared/shared-page'), 'shared');

/** Pages that exist only in development. */
const workshop = import.meta.env.DEV
  ? [
      {
        path: '/gallery',
        title: null,
        Page: lazyPage(() => import('../workshop/gallery-page'), 'modules', 'budget'),
      },
    ]
  : [];

export const UNKNOWN = '*';

/** Pages rendered only after their code has been loaded, so that no spinner appears. */
const front: readonly OnDemand[] = [
  ...publicPages,
  ...readingPages,
  ...newsletterPages,
  { path: paths.auth, Page: AuthPage },
  { path: paths.resetPassword, Page: ResetPasswordPage },
  { path: patterns.rsvp, Page: RsvpPage },
  { path: patterns.eventPage, Page: OpenEventPage },
  { path: patterns.findTable, Page: FindTablePage },
  { path: patterns.shared, Page: SharedPage },
  { path: paths.invitationsOff, Page: InvitationsOffPage },
  ...workshop,
  { path: UNKNOWN, Page: NotFoundPage },
];

const workspaceRoutes = () => import('./workspace-routes');
const Workspace = lazyPage(workspaceRoutes);

const isWorkspace = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.app}/`);

async function fetchWorkspace(pathname: string, which: 'fetchPage' | 'fetchFirstPage'): Promise<void> {
  try {
    const [routes] = await Promise.all([workspaceRoutes(), Workspace.preload()]);
    await routes[which](pathname);
  } catch {
    // Errors are ignored here, because rendering the page tries again and shows the error of that attempt.
  }
}

export const fetchPage = (pathname: string): Promise<void> =>
  isWorkspace(pathname) ? fetchWorkspace(pathname, 'fetchPage') : fetchFrom(front, pathname);

export const fetchFirstPage = (pathname: string): Promise<void> =>
  isWorkspace(pathname) ? fetchWorkspace(pathname, 'fetchFirstPage') : fetchFrom(front, pathname);

/**
 * Public addresses that aren't prerendered. For these, as for the workspace, static hosts send the page that
 * starts the app.
 */
export const publicPatterns = [
  paths.auth,
  paths.resetPassword,
  patterns.rsvp,
  patterns.eventPage,
  patterns.findTable,
  patterns.shared,
  paths.invitationsOff,
  ...patterns.demo,
  ...newsletterPages.map(({ path }) => path),
];

/**
 * Returns true if an address has a page. Addresses of the workspace are checked after its routes are loaded.
 */
export const isPage = (pathname: string): boolean =>
  isWorkspace(pathname) || front.some(({ path }) => path !== UNKNOWN && matchPath(path, pathname));

const AUTH_TITLES = { 'sign-in': 'auth', 'sign-up': 'signUp', reset: 'resetRequest' } as const;

/** Sets the title of sign-in, sign-up or reset, which are three forms at one address. */
function AuthTitled({ children }: { children: Pieces }) {
  const { search } = useLocation();
  return <Titled name={AUTH_TITLES[authModeOf(search)]}>{children}</Titled>;
}

/** Created once, so that a navigation rerenders only what changes. */
const PUBLIC_ROUTES = (
  <Routes>
    <Route element={<MarketingLayout />}>
      {[...publicPages, ...readingPages, ...newsletterPages, ...workshop].map(routeOf)}
      <Route element={<VisitorGuard />}>
        <Route
          path={paths.auth}
          element={
            <AuthTitled>
              <AuthPage />
            </AuthTitled>
          }
        />
      </Route>
      {routeOf({ path: paths.resetPassword, title: 'resetPassword', Page: ResetPasswordPage })}
      {routeOf({ path: UNKNOWN, title: 'notFound', Page: NotFoundPage })}
    </Route>
    {routeOf({ path: patterns.rsvp, title: null, Page: RsvpPage })}
    {routeOf({ path: patterns.eventPage, title: null, Page: OpenEventPage })}
    {routeOf({ path: patterns.findTable, title: null, Page: FindTablePage })}
    {routeOf({ path: patterns.shared, title: null, Page: SharedPage })}
    {routeOf({ path: paths.invitationsOff, title: null, Page: InvitationsOffPage })}
  </Routes>
);

/** Starts to load the page's code together with the layout's code, not after it. */
function FetchedRoutes() {
  const { pathname } = useLocation();
  void fetchPage(pathname);
  return isWorkspace(pathname) ? <Workspace /> : PUBLIC_ROUTES;
}

export function AppRoutes() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<PageSpinner label={t('loading')} />}>
      <FetchedRoutes />
    </Suspense>
  );
}
