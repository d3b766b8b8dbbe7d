import { useState } from 'react';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { LanguageRadios } from '@/parts/account/language-radios';

/** Language of the new account. The page switches to the chosen language at once. */
export function LanguageChoice() {
  // The chosen language is shown as selected while its texts are loading.
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
