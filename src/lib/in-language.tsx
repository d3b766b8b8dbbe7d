import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { speaking } from './i18n';
import { type Language, type Namespace, readTexts } from './texts';

/** Fetches texts in a language that need not be the interface's. Rejects where they can't be had. */
export const loadTextsIn = async (language: Language, texts: readonly Namespace[]): Promise<void> => {
  await Promise.all(
    texts.map(async (one) => {
      if (!i18next.hasResourceBundle(language, one))
        i18next.addResourceBundle(language, one, await readTexts(language, one));
    }),
  );
};

/** What is within translates into that language, whatever the interface's; it stays the one that it began with. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  // The texts are the interface's own store's, and have been loaded: there is nothing to wait for.
  const [translator] = useState(() => i18next.cloneInstance({ lng: language, ns: [], initAsync: false }));
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}

/** Runs a hook that puts rows into words, with dates and money in that language too. Always called with the same hook. */
export const useInLanguage = <A, B>(language: Language, words: (of: A) => B, of: A): B =>
  speaking(language, () => words(of));
