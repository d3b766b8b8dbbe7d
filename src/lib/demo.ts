import { localizedAddress, withoutLanguage } from './address/english-address';

/** Base path of the public demonstration. The pages below it are the same as below `/app`. */
const DEMO = '/demo';
const APP = '/app';

/**
 * Id of the sample plan. It is the same on every visit, so that a link into the demonstration still works
 * after a reload.
 */
export const DEMO_PLAN = '00000000-0000-4000-8000-0000000000d1';

const isBelow = (pathname: string, root: string): boolean =>
  pathname === root || pathname.startsWith(`${root}/`);

/** Query parameter that marks links from the feature list into the demonstration. */
export const DEMO_TOUR = 'tour';

/** Returns a link from the feature list to an app page in the demonstration. */
export const demoTour = (path: string): string =>
  `${DEMO}${path.slice(APP.length)}${path.includes('?') ? '&' : '?'}${DEMO_TOUR}`;

export const isDemoAddress = (pathname: string): boolean => isBelow(withoutLanguage(pathname), DEMO);

/**
 * True if this document is the public demonstration. The value never changes, because links into and out of
 * the demonstration reload the page.
 */
export const IN_DEMO = typeof location !== 'undefined' && isDemoAddress(location.pathname);

/** Returns a path without its language prefix. */
export function plainAddress(address: string): string {
  const path = withoutLanguage(address);
  return IN_DEMO && isBelow(path, DEMO) ? APP + path.slice(DEMO.length) : path;
}

/** Returns the demonstration's address for an app page, or null if the demonstration lacks that page. */
export const demoAddress = (path: string, language: 'es' | 'en'): string | null =>
  isBelow(path, APP) ? localizedAddress(DEMO + path.slice(APP.length), language) : null;
