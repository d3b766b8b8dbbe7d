import type { Texts } from '@/locales/shape';
import { isEnglishAddress } from './english-address';

/** The texts and who reads them, apart from the translation library: the first ones are fetched before it is there. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A file of texts. */
export type Namespace = keyof Texts;

/** What a visitor sees until a choice or a profile says otherwise: the specification's language context. */
export const INTERFACE_DEFAULT: Language = 'es';

const STORAGE_KEY = 'celebra-language';

const files = import.meta.glob<Record<string, object>>('../locales/{es,en}/*.ts');

export async function readTexts(language: string, namespace: string): Promise<object> {
  const load = files[`../locales/${language}/${namespace}.ts`];
  if (!load) throw new Error(`No texts for ${language}/${namespace}`);
  return (await load())[namespace] ?? {};
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** The visitor's own choice, kept on this device; storage may be closed to us (private windows). */
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
    // The choice then lasts as long as the page.
  }
}

/**
 * An English address is English. Elsewhere a prerendered page's own language, which hydration must find again though
 * another has just been chosen, but not that of the page for an address that is none; else the visitor's choice.
 */
export function firstLanguage(): Language {
  if (isEnglishAddress(window.location.pathname)) return 'en';
  const { language, page } = document.getElementById('root')?.dataset ?? {};
  return (page !== '*' && isLanguage(language) ? language : rememberedLanguage()) ?? INTERFACE_DEFAULT;
}

/** The texts that the page at this address begins with. */
export function firstNamespaces(pathname: string): Namespace[] {
  if (pathname === '/auth' || pathname === '/reset-password') return ['common', 'auth'];
  if (pathname === '/app') return ['common', 'overview'];
  return ['common'];
}

/** Sets out for the first texts while the app itself is still on its way. */
export function fetchFirstTexts(): void {
  const language = firstLanguage();
  for (const namespace of firstNamespaces(window.location.pathname))
    void readTexts(language, namespace).catch(() => undefined);
}
