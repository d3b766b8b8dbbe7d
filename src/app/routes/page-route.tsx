import type { ComponentType } from 'react';
import { matchPath, Route, useLocation } from 'react-router-dom';
import type { common } from '@/locales/en/common';
import type { Pieces } from '@/ui/pieces';
import { ErrorBoundary } from './error-boundary';
import { PageTitle } from './page-title';

export interface OnDemand {
  path: string;
  Page: { preload: () => Promise<void> };
}

/** Loads the page at an address in advance, if it is one of `pages`. */
export async function fetchFrom(pages: readonly OnDemand[], pathname: string): Promise<void> {
  const found = pages.find(({ path }) => matchPath(path, pathname));
  // Errors are ignored here, because rendering the page tries again and shows the error of that attempt.
  await found?.Page.preload().catch(() => undefined);
}

export function Titled({ name, children }: { name: keyof typeof common.title | null; children: Pieces }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <PageTitle key={pathname} name={name} />
      {children}
    </ErrorBoundary>
  );
}

interface RouteOfPage {
  path: string;
  /** Key of the title's text; null if the page sets its own title. */
  title: keyof typeof common.title | null;
  Page: ComponentType;
}

export const routeOf = ({ path, title, Page }: RouteOfPage) => (
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
