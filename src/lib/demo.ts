import { localizedAddress, withoutLanguage } from './address/english-address';

/** Base path of the public demonstration: the workspace's pages below it, as below `/app`. */
const DEMO = '/demo';
const APP = '/app';

/** The sample's plan: the same at each visit, so that an address of the demonstration still opens when it is reloaded. */
export const DEMO_PLAN = '00000000-0000-4000-8000-0000000000d1';

const isBelow = (pathname: string, root: string): boolean =>
  pathname === root || pathname.startsWith(`${root}/`);

/** Query of a link into it from the list of features. */
export const DEMO_TOUR = 'tour';

/** The way from the list of features to a page of the app in the demonstration. */
export const demoTour = (path: string): string =>
  `${DEMO}${path.slice(APP.length)}${path.includes('?') ? '&' : '?'}${DEMO_TOUR}`;

export const isDemoAddress = (pathname: string): boolean => isBelow(withoutLanguage(pathname), DEMO);

/**
 * Whether this document is the public demonstration, for its complete life: its memory belongs to nobody.
 * Links into and out of it load a page.
 */
export const IN_DEMO = typeof location !== 'undefined' && isDemoAddress(location.pathname);

/** The app's path of an address, whichever language it is in. */
export function plainAddress(address: string): string {
  const path = withoutLanguage(address);
  return IN_DEMO && isBelow(path, DEMO) ? APP + path.slice(DEMO.length) : path;
}

/** Where the demonstration shows a page of the app; null for what it has no part in. */
export const demoAddress = (path: string, language: 'es' | 'en'): string | null =>
  isBelow(path, APP) ? localizedAddress(DEMO + path.slice(APP.length), language) : null;
