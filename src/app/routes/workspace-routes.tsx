import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyPage } from '@/app/pages/lazy-page';
import { IN_DEMO } from '@/lib/demo';
import { paths, patterns } from '@/lib/paths';
import { currentSession } from '@/lib/session/session-state';
import { MarketingLayout } from '../layouts/marketing-layout';
import { MODULES, pagesOf } from '../modules';
import { SessionGuard } from './guards';
import { fetchFrom, routeOf } from './page-route';

const WorkspaceLayout = lazyPage(() => import('../layouts/workspace-layout'));
const NotFoundPage = lazyPage(() => import('@/app/pages/not-found-page'));
const DemoProfilePage = lazyPage(() => import('@/app/pages/demo-profile-page'), 'demo');

/** Pages of the workspace. All need a session and are loaded on demand. */
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
    path: paths.templates,
    title: null,
    Page: lazyPage(() => import('@/features/templates/templates-page'), 'templates', 'plans', 'modules'),
  },
  {
    path: paths.calendar,
    title: 'calendar',
    Page: lazyPage(() => import('@/features/calendar/calendar-page'), 'dates', 'modules'),
  },
  {
    path: paths.newEvent,
    title: 'newEvent',
    Page: lazyPage(() => import('@/features/wizard/wizard-page'), 'wizard', 'budget', 'modules'),
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
    path: patterns.connect,
    title: 'profile',
    Page: IN_DEMO
      ? DemoProfilePage
      : lazyPage(() => import('@/features/profile/connect-page'), 'profile', 'modules'),
  },
  {
    path: paths.brand,
    title: null,
    Page: lazyPage(() => import('@/features/brand/brand-page'), 'ownbrand', 'eventpage', 'modules'),
  },
  {
    path: paths.yourData(),
    title: 'yourData',
    Page: IN_DEMO ? DemoProfilePage : lazyPage(() => import('@/app/pages/your-data-page'), 'yourdata'),
  },
  // Pages that exist only in development.
  ...(import.meta.env.DEV
    ? [{ path: '/app/debug', title: null, Page: lazyPage(() => import('../workshop/debug-page')) }]
    : []),
] as const;

export const workspacePatterns: readonly string[] = workspace.map(({ path }) => path);

/**
 * Time in milliseconds that the layout waits for its page. If a spinner appeared first, React would delay the
 * page by 300 ms.
 */
const TOGETHER = 200;

export const fetchPage = (pathname: string): Promise<void> => fetchFrom(workspace, pathname);

/** Loads the first page with the layout. The page appears together with the layout, or soon after. */
export async function fetchFirstPage(pathname: string): Promise<void> {
  const page = fetchPage(pathname);
  if (!currentSession().user || !workspace.some(({ path }) => matchPath(path, pathname))) return page;
  await WorkspaceLayout.preload().catch(() => undefined);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, TOGETHER))]);
}

/** Created once, so that a navigation rerenders only what changes. */
const ROUTES = (
  <Routes>
    <Route element={<SessionGuard />}>
      <Route element={<WorkspaceLayout />}>{workspace.map(routeOf)}</Route>
    </Route>
    <Route element={<MarketingLayout />}>
      {routeOf({ path: '*', title: 'notFound', Page: NotFoundPage })}
    </Route>
  </Routes>
);

/** Routes that need a session. Readers of public pages never load them. */
export default function WorkspaceRoutes() {
  return ROUTES;
}
