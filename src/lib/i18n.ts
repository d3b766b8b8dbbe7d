import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A key of any namespace, for texts that are chosen by data rather than written in place. */
export type Namespace = 'common' | 'auth' | 'landing' | 'wizard' | 'plans' | 'budget' | 'profile';

/** What a visitor sees until a choice or a profile says otherwise: the specification's language context. */
export const INTERFACE_DEFAULT: Language = 'es';
/** What the route layer assumes (page metadata for crawlers, a profile without a preference): its other reading. */
export const ROUTE_DEFAULT: Language = 'en';

const STORAGE_KEY = 'celebra-language';

const files = import.meta.glob<Record<string, object>>('../locales/*/*.ts');

async function readNamespace(language: string, namespace: string): Promise<object> {
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

function remember(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : INTERFACE_DEFAULT;

/** Starts the interface in the remembered language, with the texts every page needs. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      read: (language: string, namespace: string, done: (error: unknown, data: object | null) => void) =>
        void readNamespace(language, namespace).then(
          (data) => done(null, data),
          (error) => done(error, null),
        ),
    })
    .init({
      lng: rememberedLanguage() ?? INTERFACE_DEFAULT,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      showSupportNotice: false,
    } as Parameters<typeof i18next.init>[0]);
}

/** Loads a page's texts beside its code, so that a lazy page waits once and not twice. */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

/** Switches the interface and remembers the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  remember(language);
  await i18next.changeLanguage(language);
}
