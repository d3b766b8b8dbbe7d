import { type ComponentType, Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from '@/app/pages/lazy-page';
import { publicPages } from '@/app/pages/public-pages';
import { newsletterPages, readingPages } from '@/app/pages/reading-pages';
import { IN_DEMO } from '@/lib/demo';
import { authModeOf, paths, patterns } from '@/lib/paths';
import { currentSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import type { common } from '@/locales/en/common';
import type { Pieces } from '@/ui/pieces';
import { PageSpinner } from '@/ui/spinner';
import { MarketingLayout } from '../layouts/marketing-layout';
import { MODULES, pagesOf } from '../modules';
import { ErrorBoundary } from './error-boundary';
import { SessionGuard, VisitorGuard } from './guards';
import { PageTitle } from './page-title';

const AuthPage = lazyPage(() => import('@/features/auth/auth-page'), 'auth');
const ResetPasswordPage = lazyPage(() => import('@/features/auth/reset-password-page'), 'auth');
const NotFoundPage = lazyPage(() => import('@/app/pages/not-found-page'));
const RsvpPage = lazyPage(() => import('@/features/rsvp/rsvp-page'), 'rsvp');
const FindTablePage = lazyPage(() => import('@/features/find-table/find-table-page'), 'findtable');
const WorkspaceLayout = lazyPage(() => import('../layouts/workspace-layout'));

const DemoProfilePage = lazyPage(() => import('@/app/pages/demo-profile-page'), 'demo');

/** The path of every address that is none, and of the page that is prerendered for it. */
export const UNKNOWN = '*';

/** The workspace's pages: all behind the session, all on demand. */
const workspace = [
  {
    path: paths.app,
    title: 'app',
    Page: lazyPage(() => import('@/features/overview/overview-page'), 'overview'),
  },
  {
    path: paths.savedPlans,
    title: 'savedPlans',
    Page: lazyPage(() => import('@/features/saved-plans/saved-plans-page'), 'plans'),
  },
  {
    path: paths.newEvent,
    title: 'newEvent',
    Page: lazyPage(() => import('@/features/wizard/wizard-page'), 'wizard', 'budget'),
  },
  ...MODULES.flatMap((module) =>
    pagesOf(module).map(({ pattern, load }) => ({
      path: pattern,
      title: module.title,
      Page: lazyPage(load, ...module.texts),
    })),
  ),
  {
    path: patterns.openModule,
    title: 'app',
    Page: lazyPage(() => import('./open-module-page'), 'modules'),
  },
  {
    path: patterns.joinPlan,
    title: 'joinPlan',
    Page: lazyPage(() => import('@/features/join-plan/join-plan-page'), 'sharing'),
  },
  {
    path: paths.profile,
    title: 'profile',
    Page: IN_DEMO
      ? DemoProfilePage
      : lazyPage(() => import('@/features/profile/profile-page'), 'profile', 'auth', 'modules'),
  },
  {
    path: paths.yourData(),
    title: 'yourData',
    Page: IN_DEMO ? DemoProfilePage : lazyPage(() => import('@/app/pages/your-data-page'), 'yourdata'),
  },
] as const;

type OnDemand = { path: string; Page: { preload: () => Promise<void> } };

/** Rendered with their code there, without a spinner. */
const front: readonly OnDemand[] = [
  ...publicPages,
  ...readingPages,
  ...newsletterPages,
  { path: paths.auth, Page: AuthPage },
  { path: paths.resetPassword, Page: ResetPasswordPage },
  { path: patterns.rsvp, Page: RsvpPage },
  { path: patterns.findTable, Page: FindTablePage },
  { path: UNKNOWN, Page: NotFoundPage },
];

async function fetchFrom(pages: readonly OnDemand[], pathname: string): Promise<void> {
  const found = pages.find(({ path }) => matchPath(path, pathname));
  // Rendering the page tries again and then shows what is wrong.
  await found?.Page.preload().catch(() => undefined);
}

/** Fetches the page at an address of the app ahead of need, if there is one. */
export const fetchPage = (pathname: string): Promise<void> => fetchFrom([...workspace, ...front], pathname);

/** How long the workspace's frame waits for its page, ms: one that comes after a spinner is held back by React for 300. */
const TOGETHER = 200;

/** The same for the page that the app begins with; one of the workspace's comes with its frame, or soon after it. */
export async function fetchFirstPage(pathname: string): Promise<void> {
  const page = fetchPage(pathname);
  if (!currentSession().user || !workspace.some(({ path }) => matchPath(path, pathname))) return page;
  await WorkspaceLayout.preload().catch(() => undefined);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, TOGETHER))]);
}

/** The addresses that are not prerendered: hosts send them the page that starts the app. */
export const otherPatterns = [
  paths.auth,
  paths.resetPassword,
  patterns.rsvp,
  patterns.findTable,
  ...patterns.demo,
  ...[...newsletterPages, ...workspace].map(({ path }) => path),
];

export const isPage = (pathname: string): boolean =>
  [...front, ...workspace].some(({ path }) => path !== UNKNOWN && matchPath(path, pathname));

function Titled({ name, children }: { name: keyof typeof common.title | null; children: Pieces }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <PageTitle key={pathname} name={name} />
      {children}
    </ErrorBoundary>
  );
}

const AUTH_TITLES = { 'sign-in': 'auth', 'sign-up': 'signUp', reset: 'resetRequest' } as const;

/** One address, three forms: its query says which. */
function AuthTitled({ children }: { children: Pieces }) {
  const { search } = useLocation();
  return <Titled name={AUTH_TITLES[authModeOf(search)]}>{children}</Titled>;
}

interface RouteOfPage {
  path: string;
  /** Null where the page has a title of its own. */
  title: keyof typeof common.title | null;
  Page: ComponentType;
}

const routeOf = ({ path, title, Page }: RouteOfPage) => (
  <Route
    key={path}
    path={path}
    element={
      <Titled name={title}>
        <Page />
      </Titled>
    }
  />
);

/** Made once: another address renders what changes with it and nothing else. */
const ROUTES = (
  <Routes>
    <Route element={<MarketingLayout />}>
      {[...publicPages, ...readingPages, ...newsletterPages].map(routeOf)}
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
    {routeOf({ path: patterns.findTable, title: null, Page: FindTablePage })}
    <Route element={<SessionGuard />}>
      <Route element={<WorkspaceLayout />}>{workspace.map(routeOf)}</Route>
    </Route>
  </Routes>
);

/** The page's code sets out together with the layout's, not after it. */
function FetchPage() {
  const { pathname } = useLocation();
  void fetchPage(pathname);
  return null;
}

export function AppRoutes() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<PageSpinner label={t('loading')} />}>
      <FetchPage />
      {ROUTES}
    </Suspense>
  );
}
