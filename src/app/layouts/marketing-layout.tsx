import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { EMBEDDED } from '@/lib/env';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session-state';
import { buttonClass } from '@/ui/button';
import { Brand } from './brand';
import { LanguageToggle } from './language-toggle';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

const AccountMenu = lazy(() => import('./account-menu'));

function Header() {
  const { t } = useTranslation();
  const { status } = useSession();
  return (
    <header className="border-b border-line">
      <nav
        aria-label={t('nav.main')}
        className="page flex min-h-16 flex-wrap items-center gap-x-1 py-1.5 sm:gap-x-2"
      >
        <Brand />
        <span className="flex-1" />
        {/* On a phone there is no room for it beside the dashboard, which has its own. */}
        <span className={status === 'signed-in' ? 'max-sm:hidden' : undefined}>
          <ThemeToggle />
        </span>
        <LanguageToggle />
        {status === 'signed-in' ? (
          <>
            <Link to={paths.app} className={`${buttonClass('primary', 'small')} whitespace-nowrap`}>
              {t('nav.dashboard')}
            </Link>
            <Suspense fallback={<span className="size-11" />}>
              <AccountMenu />
            </Suspense>
          </>
        ) : (
          <>
            <Link to={paths.auth} className={`${buttonClass('quiet', 'small')} max-xs:hidden`}>
              {t('nav.signIn')}
            </Link>
            <Link to={authPath('sign-up')} className={`${buttonClass('primary', 'small')} whitespace-nowrap`}>
              {t('nav.getStarted')}
            </Link>
          </>
        )}
      </nav>
    </header>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page flex flex-col gap-2 py-8 text-sm text-ink-muted sm:flex-row sm:items-baseline sm:justify-between">
        <p>{t('footer.tagline')}</p>
        <p>{t('footer.rights')}</p>
      </div>
      {EMBEDDED && <p className="page pb-6 text-xs text-ink-muted">{t('footer.embedded')}</p>}
    </footer>
  );
}

/** The public pages' frame. */
export function MarketingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
