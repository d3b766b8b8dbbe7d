/**
 * The English pages' own addresses, for search engines and shared links: the usual path with this before it. Inside
 * the app every page has one address in both languages.
 */
const ENGLISH = '/en';
export const isEnglishAddress = (pathname: string): boolean =>
  pathname === ENGLISH || pathname.startsWith(`${ENGLISH}/`);
export const englishAddress = (pathname: string): string => (pathname === '/' ? ENGLISH : ENGLISH + pathname);
/** The app's own path for an address of either kind. */
export const plainAddress = (pathname: string): string =>
  isEnglishAddress(pathname) ? pathname.slice(ENGLISH.length) || '/' : pathname;
