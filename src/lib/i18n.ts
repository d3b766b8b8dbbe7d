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

/** The language that overrides the interface's language while `speaking` runs, otherwise null. */
let spoken: Language | null = null;

export const currentLanguage = (): Language =>
  spoken ?? (isLanguage(i18next.language) ? i18next.language : INTERFACE_DEFAULT);

/** Runs a function. Until it returns, all formats use `language`. */
export function speaking<T>(language: Language, say: () => T): T {
  const before = spoken;
  spoken = language;
  try {
    return say();
  } finally {
    spoken = before;
  }
}

/** An i18next plugin that adapts a text's words to the kind of event. */
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
      // i18next begins synchronously. Only the texts are awaited.
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

/** Initialises the texts in the language stored on the device. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    const html = document.documentElement;
    // Setting the language redraws the page in browsers, even if the value is the same.
    if (html.lang !== language) html.lang = language;
  });
  await prepareTexts(firstLanguage(), firstNamespaces(window.location.pathname));
}

/**
 * Loads a page's texts in parallel with its code. Unlike i18next's own loading, this function rejects on
 * failure and can be called again.
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
