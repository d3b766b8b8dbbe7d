import { Menu, X } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { LanguageLink } from '../language-toggle';
import { ThemeToggle } from '../theme-toggle';
import { PUBLIC_LINKS } from './public-links';

const ID = 'site-menu';

const hide = (): void => document.getElementById(ID)?.hidePopover?.();

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-accent-soft';

/** Menu for small screens. It uses the browser's popover, which works before scripts are loaded. */
export function MarketingMenu() {
  const { t } = useTranslation();
  const signedIn = useSession().status === 'signed-in';
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={ID} aria-label={t('nav.openMenu')} className={round}>
        <Menu className="size-5.5" />
      </button>
      <div
        id={ID}
        popover="auto"
        className="card inset-x-3 top-3 bottom-auto m-0 w-auto p-2 text-ink shadow-xl backdrop:bg-veil sm:left-auto sm:w-88"
      >
        <div className="flex items-center justify-between pl-2">
          <span className="flex items-center">
            <ThemeToggle />
            <LanguageLink className="min-[23.4rem]:hidden" />
          </span>
          <button type="button" popoverTarget={ID} aria-label={t('nav.closeMenu')} className={round}>
            <X className="size-5.5" />
          </button>
        </div>
        <nav aria-label={t('nav.menu')} className="px-3 pb-3">
          <ul className="divide-y divide-line">
            {PUBLIC_LINKS.map(({ to, text, end }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={end}
                  onClick={hide}
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-13 items-center font-serif text-xl',
                      isActive ? 'text-accent-strong' : 'hover:text-accent-strong',
                    )
                  }
                >
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
          {!signedIn && (
            <div className="mt-4 grid grid-cols-2 gap-3">
              <Link to={paths.auth} onClick={hide} className={buttonClass('secondary')}>
                {t('nav.signIn')}
              </Link>
              <Link to={authPath('sign-up')} onClick={hide} className={buttonClass()}>
                {t('nav.getStarted')}
              </Link>
            </div>
          )}
        </nav>
      </div>
    </div>
  );
}
