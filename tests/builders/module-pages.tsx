import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { MODULES, pagesOf } from '../../src/app/modules';

const PAGES = new Map(
  MODULES.map((module) => [
    module.key,
    pagesOf(module).map(({ pattern, load }) => ({ pattern, Page: lazy(load) })),
  ]),
);

/** Renders a module's page or subpage by its address, within the routes of `renderAt`. */
export function ModulePages({ module }: { module: (typeof MODULES)[number]['key'] }) {
  const { pathname } = useLocation();
  const Page = PAGES.get(module)?.find(({ pattern }) => matchPath(pattern, pathname))?.Page;
  return <Suspense>{Page && <Page />}</Suspense>;
}
