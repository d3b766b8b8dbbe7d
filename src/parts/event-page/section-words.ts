import type { ShownPage } from '@/data/open-page';
import { beginningOf, type WordedSection } from '@/domain/event-page/page';
import type { Language } from '@/lib/texts';
import { type TextKey, useTranslation } from '@/lib/translation';

export const beginningKey = (
  facts: Pick<ShownPage, 'event_type' | 'kind'>,
  name: WordedSection,
): TextKey<'eventpage'> => `begin.${beginningOf(facts, name)}.${name}` as TextKey<'eventpage'>;

interface SectionWords {
  readonly text: string;
  readonly lang: Language;
}

/**
 * Returns a function for a section's text: the hosts' text in the reader's language, otherwise their text in
 * the other language, otherwise the app's text.
 */
export function useSectionWords(
  page: Pick<ShownPage, 'sections' | 'event_type' | 'kind'>,
  language: Language,
): (name: WordedSection) => SectionWords {
  const { t } = useTranslation('eventpage', { lng: language });
  const other = language === 'es' ? 'en' : 'es';
  return (name) => {
    const section = page.sections[name];
    const own = section?.[language];
    const others = section?.[other];
    return own
      ? { text: own, lang: language }
      : others
        ? { text: others, lang: other }
        : { text: t(beginningKey(page, name)), lang: language };
  };
}
