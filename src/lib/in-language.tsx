import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { speaking } from './i18n';
import { type Language, type Namespace, readTexts } from './texts';

/** Fetches texts in any language. @throws if they can't be loaded. */
export const loadTextsIn = async (language: Language, texts: readonly Namespace[]): Promise<void> => {
  await Promise.all(
    texts.map(async (one) => {
      if (!i18next.hasResourceBundle(language, one))
        i18next.addResourceBundle(language, one, await readTexts(language, one));
    }),
  );
};

/**
 * Shows the texts of its children in `language`, whatever the interface's language is. Later values of
 * `language` are ignored.
 */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  // The texts are loaded already and shared with the interface, so nothing has to be awaited.
  const [translator] = useState(() => i18next.cloneInstance({ lng: language, ns: [], initAsync: false }));
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}

/**
 * Runs a hook as if the interface were in another language, including dates and money. Every render must pass
 * the same hook.
 */
export const useInLanguage = <A, B>(language: Language, words: (of: A) => B, of: A): B =>
  speaking(language, () => words(of));
