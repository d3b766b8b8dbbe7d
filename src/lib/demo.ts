import { localizedAddress, withoutLanguage } from './address/english-address';

/** Base path of the public demonstration: the workspace's pages lie below it, as they lie below `/app`. */
const DEMO = '/demo';
const APP = '/app';

/**
 * Id of the sample's plan. It is the same at each visit, so that a demonstration's address still opens after
 * a reload.
 */
export const DEMO_PLAN = '00000000-0000-4000-8000-0000000000d1';

const isBelow = (pathname: string, root: string): boolean =>
  pathname === root || pathname.startsWith(`${root}/`);

/** Query parameter that marks links from the list of features into the demonstration. */
export const DEMO_TOUR = 'tour';

/** Returns the link from the list of features to a page of the app in the demonstration. */
export const demoTour = (path: string): string =>
  `${DEMO}${path.slice(APP.length)}${path.includes('?') ? '&' : '?'}${DEMO_TOUR}`;

export const isDemoAddress = (pathname: string): boolean => isBelow(withoutLanguage(pathname), DEMO);

/**
 * Returns true if this document is the public demonstration. That never changes, since links into and out of the
 * demonstration reload the page.
 */
export const IN_DEMO = typeof location !== 'undefined' && isDemoAddress(location.pathname);

/** Returns an address's path without its language. */
export function plainAddress(address: string): string {
  const path = withoutLanguage(address);
  return IN_DEMO && isBelow(path, DEMO) ? APP + path.slice(DEMO.length) : path;
}

/** Returns the address of an app page in the demonstration; null for pages that the demonstration lacks. */
export const demoAddress = (path: string, language: 'es' | 'en'): string | null =>
  isBelow(path, APP) ? localizedAddress(DEMO + path.slice(APP.length), language) : null;
