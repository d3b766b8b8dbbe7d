import { useState } from 'react';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';

/**
 * Language of a printed page: the one that the person has chosen for it, otherwise the reader's own, even if
 * that arrives only after the page is drawn.
 */
export function usePrintLanguage(): [language: Language, choose: (language: Language) => void] {
  const [chosen, setChosen] = useState<Language | null>(null);
  return [chosen ?? currentLanguage(), setChosen];
}
