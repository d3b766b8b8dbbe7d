import type { Texts } from '@/locales/shape';
import { isEnglishAddress, withoutLanguage } from './address/english-address';

/**
 * Languages and names of text files. This file doesn't import i18next, because the first texts are fetched
 * before i18next is loaded.
 */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Namespace = keyof Texts;

/** Language until the visitor's choice or profile is known (specification, language context). */
export const INTERFACE_DEFAULT: Language = 'es';

const STORAGE_KEY = 'celebra-language';

const files = import.meta.glob<Record<string, object>>('../locales/{es,en}/*.ts');

/**
 * Namespaces with regional variants. Prerendered pages don't use the variants, because their reader is
 * unknown.
 */
export const REGIONAL: readonly Namespace[] = [
  'budget',
  'checklist',
  'drinks',
  'findtable',
  'follows',
  'guests',
  'ledger',
  'ownbrand',
  'rsvp',
  'seating',
  'sharing',
  'timeline',
  'vendors',
  'whatif',
  'wizard',
];

/**
 * Returns the regional variant of the texts: Latin American Spanish or British English. The first browser
 * language with a region decides. The base texts are Spain's Spanish and US English.
 */
export function regionOf(language: string, tags: readonly string[]): 'es-419' | 'en-gb' | null {
  const tag = tags.find((one) => one.startsWith(`${language}-`));
  if (!tag) return null;
  if (language === 'es') return tag === 'es-ES' ? null : 'es-419';
  return /^en-(US|PH)/.test(tag) ? null : 'en-gb';
}

/** South American regions, where a cake is a "torta" and peanuts are "maní". */
const SOUTH_AMERICA = /^es-(AR|BO|CL|CO|EC|PE|PY|UY|VE)\b/;

/** Returns true if the first browser language with a region is a South American Spanish. */
export const isSouthAmerican = (tags: readonly string[]): boolean =>
  SOUTH_AMERICA.test(tags.find((one) => one.startsWith('es-')) ?? '');

async function regionalWords(language: string): Promise<Record<string, object>> {
  // Prerendering has no document.
  const tags = globalThis.document ? navigator.languages : [];
  const region = regionOf(language, tags);
  if (region === null) return {};
  if (region === 'en-gb') return (await import('@/locales/en-gb')).words;
  const [all, south] = await Promise.all([
    import('@/locales/es-419'),
    isSouthAmerican(tags) ? import('@/locales/es-south') : null,
  ]);
  return withWords(all.words, south?.words ?? {}) as Record<string, object>;
}

export function withWords(texts: object, words: object): object {
  const all: Record<string, unknown> = { ...texts };
  for (const [key, own] of Object.entries(words))
    all[key] = typeof own === 'object' ? withWords(Object(all[key]), own) : own;
  return all;
}

export async function readTexts(language: string, namespace: string): Promise<object> {
  const load = files[`../locales/${language}/${namespace}.ts`];
  if (!load) throw new Error(`No texts for ${language}/${namespace}`);
  const isRegional = REGIONAL.some((one) => one === namespace);
  const [file, words] = await Promise.all([load(), isRegional ? regionalWords(language) : null]);
  return withWords(file[namespace] ?? {}, words?.[namespace] ?? {});
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** Returns the language that the visitor chose on this device. Private windows might block storage. */
export function rememberedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

/**
 * Returns the initial language. An English address means English. A prerendered page keeps its language for
 * hydration, except the not-found page. Otherwise the visitor's choice counts.
 */
export function firstLanguage(): Language {
  if (isEnglishAddress(window.location.pathname)) return 'en';
  const { language, page } = document.getElementById('root')?.dataset ?? {};
  return (page !== '*' && isLanguage(language) ? language : rememberedLanguage()) ?? INTERFACE_DEFAULT;
}

/** Returns the namespaces that the page at an address needs first. */
export function firstNamespaces(pathname: string): Namespace[] {
  if (pathname === '/auth' || pathname === '/reset-password') return ['common', 'auth'];
  if (pathname === '/app') return ['common', 'overview'];
  const [, guests] = /^\/(rsvp|e)\//.exec(withoutLanguage(pathname)) ?? [];
  if (guests) return guests === 'e' ? ['common', 'eventpage'] : ['common', 'eventpage', 'rsvp'];
  return ['common'];
}

/** Fetches the first texts while the app's code is still loading. */
export function fetchFirstTexts(): void {
  const language = firstLanguage();
  for (const namespace of firstNamespaces(window.location.pathname))
    void readTexts(language, namespace).catch(() => undefined);
}
