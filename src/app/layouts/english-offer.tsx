import { useLocation } from 'react-router-dom';
import { languageAddress } from '@/app/pages/reading-pages';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { isFollowed } from './is-followed';

/** Attribute set before the first paint if the browser prefers English but the page is Spanish. */
const MARK = 'data-offers-english';

function choose(language: Language): void {
  document.documentElement.removeAttribute(MARK);
  void changeLanguage(language);
}

/**
 * Offers the English version to a reader who hasn't chosen a language. Both choices are links, so they work
 * before hydration; the boot script stores the choice.
 */
export function EnglishOffer() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (currentLanguage() === 'en') return null;
  const answer = (language: Language, text: string, look: string) => (
    <a
      href={languageAddress(pathname, language) + search}
      hrefLang={language}
      lang={language}
      onClick={(event) => {
        if (isFollowed(event)) return;
        event.preventDefault();
        choose(language);
      }}
      className={`inline-flex min-h-9 items-center underline underline-offset-2 ${look}`}
    >
      {text}
    </a>
  );
  return (
    <section
      lang="en"
      aria-label={t('otherOffer.title')}
      className="hidden border-b border-line bg-accent-soft in-data-offers-english:block print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-5 py-1 text-sm">
        <span>{t('otherOffer.title')}</span>
        {answer('en', t('otherOffer.accept'), 'font-semibold text-accent-strong')}
        {answer('es', t('otherOffer.decline'), 'text-ink-muted')}
      </div>
    </section>
  );
}
