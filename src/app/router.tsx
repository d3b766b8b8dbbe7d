import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { isDrawnAhead } from '@/lib/as-drawn';
import { pause } from '@/lib/idle';
import { paths, patterns } from '@/lib/paths';
import { currentSession } from '@/lib/session-state';
import type { common } from '@/locales/en/common';
import { PageSpinner } from '@/ui/spinner';
import { ErrorBoundary } from './error-boundary';
import { SessionGuard, VisitorGuard } from './guards';
import { MarketingLayout } from './layouts/marketing-layout';
import { lazyPage } from './lazy-page';
import { PageTitle } from './page-title';
import { publicPages } from './public-pages';
import { letterPages, readingPages } from './reading-pages';

const AuthPage = lazyPage(() => import('@/features/auth/auth-page'), 'auth');
const ResetPasswordPage = lazyPage(() => import('@/features/auth/reset-password-page'), 'auth');
const NotFoundPage = lazyPage(() => import('./not-found-page'));
const WorkspaceLayout = lazyPage(() => import('./layouts/workspace-layout'));

/** The workspace's pages: all behind the session, all on demand. */
const workspace = [
  {
    path: paths.app,
    title: 'app',
    Page: lazyPage(() => import('@/features/plans/overview-page'), 'overview'),
  },
  {
    path: paths.savedPlans,
    title: 'savedPlans',
    Page: lazyPage(() => import('@/features/plans/saved-plans-page'), 'plans'),
  },
  {
    path: paths.newEvent,
    title: 'newEvent',
    Page: lazyPage(() => import('@/features/wizard/wizard-page'), 'wizard', 'budget'),
  },
  {
    path: patterns.eventPlan,
    title: 'eventPlan',
    Page: lazyPage(() => import('@/features/plans/event-plan-page'), 'plans', 'budget'),
  },
  {
    path: patterns.budgetTracking,
    title: 'budgetTracking',
    Page: lazyPage(() => import('@/features/budget-tracking/tracking-page'), 'ledger', 'modules'),
  },
  {
    path: patterns.budgetBreakdown,
    title: 'budgetBreakdown',
    Page: lazyPage(
      () => import('@/features/budget-breakdown/breakdown-page'),
      'breakdown',
      'budget',
      'modules',
    ),
  },
  {
    path: patterns.whatIf,
    title: 'whatIf',
    Page: lazyPage(() => import('@/features/what-if/what-if-page'), 'whatif', 'budget', 'modules'),
  },
  {
    path: patterns.eventTasks,
    title: 'eventTasks',
    Page: lazyPage(() => import('@/features/tasks/tasks-page'), 'tasks', 'checklist', 'modules'),
  },
  {
    path: patterns.eventTimeline,
    title: 'eventTimeline',
    Page: lazyPage(
      () => import('@/features/timeline/timeline-page'),
      'timeline',
      'delays',
      'modules',
      'budget',
    ),
  },
  {
    path: patterns.openModule,
    title: 'app',
    Page: lazyPage(() => import('@/features/plans/open-module-page'), 'modules'),
  },
  {
    path: paths.profile,
    title: 'profile',
    Page: lazyPage(() => import('@/features/profile/profile-page'), 'profile', 'auth'),
  },
] as const;

type OnDemand = { path: string; Page: { preload: () => Promise<void>; canWait?: boolean } };

/** Drawn with their first picture, without a spinner. */
const front: readonly OnDemand[] = [
  ...publicPages,
  ...readingPages,
  ...letterPages,
  { path: paths.auth, Page: AuthPage },
  { path: paths.resetPassword, Page: ResetPasswordPage },
];

/** Of these, what cannot stand as it was drawn until the reader comes near. */
const answering = front.filter(({ Page }) => !Page.canWait);

async function fetchFrom(pages: readonly OnDemand[], pathname: string): Promise<void> {
  const found = pages.find(({ path }) => matchPath(path, pathname));
  // Drawing the page tries again and then shows what is wrong.
  await found?.Page.preload().catch(() => undefined);
}

/** Fetches the page at an address of the app ahead of need, if there is one. */
export const fetchPage = (pathname: string): Promise<void> => fetchFrom([...front, ...workspace], pathname);
/** How long the workspace's frame waits for its page, ms: one that comes after a spinner is held back by React for 300. */
const TOGETHER = 200;

/** The same for a page that the app begins with; one of the workspace's comes with its frame, or soon after it. */
export async function fetchFirstPage(pathname: string): Promise<void> {
  const isFramed = currentSession().user && workspace.some(({ path }) => matchPath(path, pathname));
  if (!isFramed) return fetchFrom(isDrawnAhead() ? answering : front, pathname);
  const page = fetchFrom(workspace, pathname);
  await WorkspaceLayout.preload().catch(() => undefined);
  await Promise.race([page, pause(TOGETHER)]);
}

/** The addresses that are not drawn at build time: hosts send them the page that starts the app. */
export const otherPatterns = [paths.resetPassword, ...[...letterPages, ...workspace].map(({ path }) => path)];

export const isPage = (pathname: string): boolean =>
  [...front, ...workspace].some(({ path }) => matchPath(path, pathname));

function Titled({ name, children }: { name: keyof typeof common.title; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <PageTitle key={pathname} name={name} />
      {children}
    </ErrorBoundary>
  );
}

export function AppRoutes() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [drawn] = useState(isDrawnAhead() ? pathname : null);
  // The page's code sets out together with the layout's, not after it. What is drawn already can wait.
  if (pathname !== drawn) void fetchPage(pathname);

  return (
    <Suspense fallback={<PageSpinner label={t('loading')} />}>
      <Routes>
        <Route element={<MarketingLayout />}>
          {publicPages.map(({ path, title, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <Titled name={title}>
                  <Page />
                </Titled>
              }
            />
          ))}
          {[...readingPages, ...letterPages].map(({ path, title, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <Titled name={title}>
                  <Page />
                </Titled>
              }
            />
          ))}
          <Route element={<VisitorGuard />}>
            <Route
              path={paths.auth}
              element={
                <Titled name="auth">
                  <AuthPage />
                </Titled>
              }
            />
          </Route>
          <Route
            path={paths.resetPassword}
            element={
              <Titled name="resetPassword">
                <ResetPasswordPage />
              </Titled>
            }
          />
          <Route
            path="*"
            element={
              <Titled name="notFound">
                <NotFoundPage />
              </Titled>
            }
          />
        </Route>
        <Route element={<SessionGuard />}>
          <Route element={<WorkspaceLayout />}>
            {workspace.map(({ path, title, Page }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Titled name={title}>
                    <Page />
                  </Titled>
                }
              />
            ))}
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
