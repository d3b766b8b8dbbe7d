import { Globe } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { languageAddress } from '@/app/pages/reading-pages';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { currentSession } from '@/lib/session/session-state';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { isFollowed } from './is-followed';

const otherLanguage = (): Language => (currentLanguage() === 'es' ? 'en' : 'es');

async function toggle(): Promise<void> {
  const language = otherLanguage();
  await changeLanguage(language);
  if (currentSession().status === 'signed-in')
    await (await import('../session/signed-in')).saveLanguage(language);
}

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-ink-muted transition-colors hover:bg-accent-soft hover:text-accent-strong';

function Content() {
  const { t } = useTranslation();
  const other = otherLanguage();
  return (
    <>
      <Globe className="size-4.5 max-xs:hidden" />
      <span className="sr-only">{`${t('nav.switchLanguage')} (${other.toUpperCase()})`}</span>
      <span aria-hidden="true" className="hidden sm:inline">
        {t('nav.otherLanguage')}
      </span>
      <span aria-hidden="true" className="uppercase sm:hidden">
        {other}
      </span>
    </>
  );
}

/** Button that switches the language. For signed-in people it also changes the profile. */
export function LanguageToggle({ className }: { className?: string }) {
  useTranslation();
  return (
    <button
      type="button"
      lang={otherLanguage()}
      onClick={() => void toggle()}
      className={cx(look, className)}
    >
      <Content />
    </button>
  );
}

/** Link to the same public page in the other language. It works before hydration. */
export function LanguageLink({ className }: { className?: string }) {
  useTranslation();
  const { pathname, search } = useLocation();
  const other = otherLanguage();
  return (
    <a
      href={languageAddress(pathname, other) + search}
      hrefLang={other}
      lang={other}
      onClick={(event) => {
        if (isFollowed(event)) return;
        event.preventDefault();
        void toggle();
      }}
      className={cx(look, className)}
    >
      <Content />
    </a>
  );
}
