import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { cx } from '@/ui/class-names';
import { User } from '@/ui/first-icons';
import { useApproach } from '@/ui/use-approach';
import { CalendarDays, Ellipsis, House, Plus } from '@/ui/workspace-icons';
import type { Entry } from './more-menu';
import { PlanHeading } from './plan-heading';
import { planModules } from './plan-modules';
import { type PlanPlace, usePlanPlace } from './use-plan-place';

const load = () => import('./more-menu');
const MoreMenu = lazy(load);

const LINKS: readonly Entry[] = [
  { to: paths.app, text: 'overview', short: 'overview', icon: House, end: true },
  { to: paths.savedPlans, text: 'savedPlans', short: 'plans', icon: CalendarDays, end: false },
  { to: paths.newEvent, text: 'newEvent', short: 'newEvent', icon: Plus, end: false },
  { to: paths.profile, text: 'profile', short: 'profile', icon: User, end: false },
];

const modulesOf = ({ id }: PlanPlace): Entry[] =>
  planModules().map(({ key, path, icon }) => ({
    to: path(id),
    text: key,
    short: `${key}Short`,
    icon,
    end: false,
  }));

function SideLinks({ links }: { links: readonly Entry[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-1">
      {links.map(({ to, text, icon: Icon, end }) => (
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
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {t(`nav.${text}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function Sidebar() {
  const { t } = useTranslation();
  const place = usePlanPlace();
  return (
    <div className="hidden w-60 shrink-0 border-r border-line px-3 py-6 lg:block print:hidden">
      <nav aria-label={t('nav.workspace')} className="sticky top-22">
        {place && (
          <>
            <PlanHeading place={place} />
            <SideLinks links={modulesOf(place)} />
            <hr className="mx-4 my-4 border-line" />
          </>
        )}
        <SideLinks links={LINKS} />
      </nav>
    </div>
  );
}

/** On a phone a plan shows this many of its modules; the others are behind "More". */
const IN_BAR = 5;
const cell = 'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-xs';

function BarLink({ entry: { to, short, icon: Icon, end } }: { entry: Entry }) {
  const { t } = useTranslation();
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) => cx(cell, isActive ? 'font-semibold text-accent-strong' : 'text-ink-muted')}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-w-full truncate">{t(`nav.${short}`)}</span>
    </NavLink>
  );
}

function More({ place, rest }: { place: PlanPlace; rest: readonly Entry[] }) {
  const { t } = useTranslation();
  const { wanted, near } = useApproach(load);
  const button = (handlers: Partial<typeof near> = {}) => (
    <button type="button" className={cx(cell, 'text-ink-muted')} {...handlers}>
      <Ellipsis aria-hidden="true" className="size-5" />
      {t('nav.more')}
    </button>
  );
  if (!wanted) return button(near);
  return (
    <Suspense fallback={button()}>
      <MoreMenu title={place.plan?.name} groups={[rest, LINKS]} trigger={button()} />
    </Suspense>
  );
}

export function BottomBar() {
  const { t } = useTranslation();
  const place = usePlanPlace();
  const modules = place ? modulesOf(place) : [];
  const shown = place ? modules.slice(0, IN_BAR) : LINKS;
  return (
    <nav
      aria-label={t('nav.workspace')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {shown.map((entry) => (
          <li key={entry.to} className="min-w-0">
            <BarLink entry={entry} />
          </li>
        ))}
        {place && (
          <li className="min-w-0">
            <More place={place} rest={modules.slice(IN_BAR)} />
          </li>
        )}
      </ul>
    </nav>
  );
}
