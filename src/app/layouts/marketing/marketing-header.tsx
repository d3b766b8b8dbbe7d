import { Link, NavLink } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { ForMembers, ForVisitors } from '@/parts/public/for-whom';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { AccountButton } from '../account-button';
import { BrandLink } from '../brand';
import { LanguageLink } from '../language-toggle';
import { ThemeToggle } from '../theme-toggle';
import { MarketingMenu } from './marketing-menu';
import { PUBLIC_LINKS } from './public-links';

function Links() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.main')} className="mx-auto hidden lg:block">
      <ul className="flex">
        {PUBLIC_LINKS.map(({ to, text, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center border-b-2 px-2.5 transition-colors xl:px-3.5',
                  isActive
                    ? 'border-accent text-ink'
                    : 'border-transparent text-ink-muted hover:text-accent-strong',
                )
              }
            >
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Classes that wrap the link to two lines on very narrow screens. With doubled text size, the link is only in
 * the menu.
 */
const FITTING = 'leading-tight sm:whitespace-nowrap max-sm:px-3 max-[17rem]:hidden';

function Visitor() {
  const { t } = useTranslation();
  return (
    <>
      <Link to={paths.auth} className={`${buttonClass('quiet', 'small')} max-sm:hidden`}>
        {t('nav.signIn')}
      </Link>
      <Link to={authPath('sign-up')} className={`${buttonClass('primary', 'small')} ${FITTING}`}>
        {t('nav.getStarted')}
      </Link>
    </>
  );
}

function Member() {
  const { t } = useTranslation();
  const { status } = useSession();
  return (
    <>
      <Link to={paths.app} className={`${buttonClass('primary', 'small')} ${FITTING}`}>
        {t('nav.dashboard')}
      </Link>
      <span className="inline-flex size-11 max-sm:hidden">{status === 'signed-in' && <AccountButton />}</span>
    </>
  );
}

export function MarketingHeader() {
  return (
    <header className="border-b border-line print:hidden">
      <div className="page flex min-h-16 items-center gap-x-0.5 py-1.5 sm:gap-x-1.5">
        <BrandLink />
        <Links />
        <span className="flex-1 lg:hidden" />
        <span className="max-lg:hidden">
          <ThemeToggle />
        </span>
        {/* On very narrow phones this link is in the menu. */}
        <LanguageLink className="max-[23.4rem]:hidden" />
        <ForVisitors>
          <Visitor />
        </ForVisitors>
        <ForMembers>
          <Member />
        </ForMembers>
        <MarketingMenu />
      </div>
    </header>
  );
}
