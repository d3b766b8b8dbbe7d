import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { inEventWords, type TextWords } from './event-words';
import {
  firstLanguage,
  firstNamespaces,
  INTERFACE_DEFAULT,
  isLanguage,
  LANGUAGES,
  type Language,
  type Namespace,
  readTexts,
  rememberLanguage,
} from './texts';

/** The language that overrides the interface's while `speaking` runs; otherwise null. */
let spoken: Language | null = null;

export const currentLanguage = (): Language =>
  spoken ?? (isLanguage(i18next.language) ? i18next.language : INTERFACE_DEFAULT);

/** Runs a function with `language` as the current language of all formats. */
export function speaking<T>(language: Language, say: () => T): T {
  const before = spoken;
  spoken = language;
  try {
    return say();
  } finally {
    spoken = before;
  }
}

/** Replaces words of a text with those of its event. */
const eventFormat = {
  type: 'i18nFormat' as const,
  handleAsObject: true,
  getResource(
    language: string,
    namespace: string,
    key: string,
    { eventWords }: { readonly eventWords?: TextWords },
  ): unknown {
    const text: unknown = i18next.getResource(language, namespace, key);
    return eventWords && typeof text === 'string' ? inEventWords(text, language, eventWords) : text;
  },
};

/** Initialises i18next in a language, with the texts that the first page needs. */
export async function prepareTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      read: (language: string, namespace: string, done: (error: unknown, data: object | null) => void) =>
        void readTexts(language, namespace).then(
          (data) => done(null, data),
          (error) => done(error, null),
        ),
    })
    .use(eventFormat)
    .init({
      // Initialisation begins synchronously; its texts are still awaited.
      initAsync: false,
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      showSupportNotice: false,
    } as Parameters<typeof i18next.init>[0]);
}

/** Starts the interface in the remembered language. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    const html = document.documentElement;
    // Browsers redraw the page even if the language is set to the same value.
    if (html.lang !== language) html.lang = language;
  });
  await prepareTexts(firstLanguage(), firstNamespaces(window.location.pathname));
}

/**
 * Loads a page's texts beside its code, so that a lazy page waits once. Unlike the library, it rejects on
 * failure, and retries.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  const { language } = i18next;
  for (const one of namespaces)
    if (!i18next.hasResourceBundle(language, one))
      i18next.addResourceBundle(language, one, await readTexts(language, one));
}

/** Switches the interface's language and stores the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
