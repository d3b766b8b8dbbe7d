import type { ShownPage } from '@/data/open-page';
import { pageKindOf, type WordedSection } from '@/domain/event-page/page';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';

interface SectionWords {
  readonly text: string;
  readonly lang: Language;
}

/** Text of a section: the hosts' in the reader's language, in the other one, or else ours. */
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
        : { text: t(`begin.${pageKindOf(page)}.${name}`), lang: language };
  };
}
