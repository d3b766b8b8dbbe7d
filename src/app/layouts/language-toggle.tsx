import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { currentSession } from '@/lib/session-state';
import { cx } from '@/ui/class-names';
import { Globe } from '@/ui/first-icons';

async function toggle(): Promise<void> {
  const language = currentLanguage() === 'es' ? 'en' : 'es';
  await changeLanguage(language);
  if (currentSession().status === 'signed-in') await (await import('../signed-in')).saveLanguage(language);
}

/** Switches between the two languages; for a signed-in reader the profile follows. */
export function LanguageToggle({ className }: { className?: string }) {
  const { t } = useTranslation();
  const other = currentLanguage() === 'es' ? 'en' : 'es';
  return (
    <button
      type="button"
      lang={other}
      onClick={() => void toggle()}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-ink-muted transition-colors hover:bg-accent-soft hover:text-accent-strong',
        className,
      )}
    >
      <Globe aria-hidden="true" className="size-4.5 max-xs:hidden" />
      <span className="sr-only">{`${t('nav.switchLanguage')} (${other.toUpperCase()})`}</span>
      <span aria-hidden="true" className="hidden sm:inline">
        {t('nav.otherLanguage')}
      </span>
      <span aria-hidden="true" className="uppercase sm:hidden">
        {other}
      </span>
    </button>
  );
}
