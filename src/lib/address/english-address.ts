/** Path prefix of the English pages. It isn't in the router's paths, which are the same in both languages. */
const ENGLISH = '/en';
export const isEnglishAddress = (pathname: string): boolean =>
  pathname === ENGLISH || pathname.startsWith(`${ENGLISH}/`);
const englishAddress = (pathname: string): string => (pathname === '/' ? ENGLISH : ENGLISH + pathname);
export const withoutLanguage = (pathname: string): string =>
  isEnglishAddress(pathname) ? pathname.slice(ENGLISH.length) || '/' : pathname;
/** Adds the language's prefix to the path of a public page. */
export const localizedAddress = (pathname: string, language: 'es' | 'en'): string =>
  language === 'en' ? englishAddress(pathname) : pathname;

export const prefersEnglish = (languages: readonly string[]): boolean =>
  /^en/i.test(languages.find((one) => /^(en|es)\b/i.test(one)) ?? '');
