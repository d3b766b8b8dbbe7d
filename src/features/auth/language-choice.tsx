import { useState } from 'react';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { LanguageRadios } from '@/parts/account/language-radios';

/** Choice of the new account's language, which the page uses at once. */
export function LanguageChoice() {
  // The chosen language, shown as selected while its texts are loading.
  const [wanted, setWanted] = useState<Language | null>(null);

  async function choose(language: Language) {
    setWanted(language);
    await changeLanguage(language).catch(() => undefined);
    setWanted(null);
  }

  return (
    <LanguageRadios value={wanted ?? currentLanguage()} onChange={(language) => void choose(language)} />
  );
}
