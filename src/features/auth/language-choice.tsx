import { useState } from 'react';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { LanguageRadios } from '@/parts/account/language-radios';

/** The language of the account to be, and of the page at once. */
export function LanguageChoice() {
  // Its texts may have to be fetched first; the choice shows meanwhile.
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
