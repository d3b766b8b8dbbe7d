import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { cx } from '@/ui/class-names';
import { CalendarDays, House, Plus, User } from '@/ui/icons';

const LINKS = [
  { to: paths.app, text: 'nav.overview', short: 'nav.overview', icon: House, end: true },
  { to: paths.savedPlans, text: 'nav.savedPlans', short: 'nav.plans', icon: CalendarDays, end: false },
  { to: paths.newEvent, text: 'nav.newEvent', short: 'nav.newEvent', icon: Plus, end: false },
  { to: paths.profile, text: 'nav.profile', short: 'nav.profile', icon: User, end: false },
] as const;

export function Sidebar() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('nav.workspace')}
      className="hidden w-56 shrink-0 border-r border-line px-3 py-6 lg:block print:hidden"
    >
      <ul className="sticky top-22 flex flex-col gap-1">
        {LINKS.map(({ to, text, icon: Icon, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center gap-3 rounded-full px-4 transition-colors',
                  isActive
                    ? 'bg-accent-soft font-semibold text-accent-strong'
                    : 'text-ink-muted hover:text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BottomBar() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('nav.workspace')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid grid-cols-4">
        {LINKS.map(({ to, short, icon: Icon, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                cx(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 text-xs',
                  isActive ? 'font-semibold text-accent-strong' : 'text-ink-muted',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5" />
              <span className="max-w-full truncate">{t(short)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
