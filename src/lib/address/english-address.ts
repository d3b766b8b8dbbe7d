/** Prefix of the English pages' addresses. The router knows each page by one path, whatever its language. */
const ENGLISH = '/en';
export const isEnglishAddress = (pathname: string): boolean =>
  pathname === ENGLISH || pathname.startsWith(`${ENGLISH}/`);
const englishAddress = (pathname: string): string => (pathname === '/' ? ENGLISH : ENGLISH + pathname);
/** Removes the language's prefix from an address. */
export const withoutLanguage = (pathname: string): string =>
  isEnglishAddress(pathname) ? pathname.slice(ENGLISH.length) || '/' : pathname;
/** The address of a public page's path in a language. */
export const localizedAddress = (pathname: string, language: 'es' | 'en'): string =>
  language === 'en' ? englishAddress(pathname) : pathname;

/** Returns true if a browser prefers English to Spanish. */
export const prefersEnglish = (languages: readonly string[]): boolean =>
  /^en/i.test(languages.find((one) => /^(en|es)\b/i.test(one)) ?? '');
