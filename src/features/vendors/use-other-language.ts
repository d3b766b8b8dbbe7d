import i18next from 'i18next';
import { useEffect, useState } from 'react';
import type { Language } from '@/lib/texts';
import { type Translate, textsOf } from '@/lib/translation';

/** Returns a translator of the vendors' texts in any language; null while the texts load. */
export function useOtherLanguage(language: Language): Translate<'vendors'> | null {
  const [ready, setReady] = useState(() => i18next.hasResourceBundle(language, 'vendors'));
  useEffect(() => {
    let isHere = true;
    setReady(i18next.hasResourceBundle(language, 'vendors'));
    void i18next.loadLanguages(language).then(() => isHere && setReady(true));
    return () => {
      isHere = false;
    };
  }, [language]);
  return ready ? textsOf(language, 'vendors') : null;
}
