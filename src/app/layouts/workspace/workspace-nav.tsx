import { CalendarDays, ChartColumn, House, type LucideIcon, Plus, User } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { moduleGroups } from '../../modules';
import { lastUsed } from './last-used';
import { groupIcon } from './module-icons';
import { PlanHeading } from './plan-heading';
import { type PlanPlace, usePlanPlace } from './use-plan-place';

interface Entry {
  to: string;
  text: string;
  short?: string;
  icon: LucideIcon;
  isCurrent: boolean;
}

/** Returns the navigation entries outside a plan. None is marked as current while a plan is open. */
function useOtherEntries(place: PlanPlace | null): Entry[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return [
    { to: paths.app, text: t('nav.home'), icon: House },
    { to: paths.savedPlans, text: t('nav.savedPlans'), short: t('nav.plans'), icon: CalendarDays },
    // Inside a plan, analytics is one of the plan's pages.
    ...(place ? [] : [{ to: paths.analytics(), text: t('nav.module.analytics'), icon: ChartColumn }]),
    { to: paths.newEvent, text: t('nav.newEvent'), icon: Plus },
    { to: paths.profile, text: t('nav.profile'), icon: User },
  ].map((entry) => ({ ...entry, isCurrent: !place && pathname === entry.to }));
}

/** Returns the plan's groups of modules. Each link opens the group's module that was used last. */
function useGroupEntries(place: PlanPlace | null): Entry[] {
  const { t } = useTranslation();
  if (!place) return [];
  return moduleGroups.flatMap(({ key, modules }) => {
    const isCurrent = place.module.group === key;
    const opened = isCurrent ? place.module : (lastUsed(key) ?? modules[0]);
    return opened
      ? [{ to: opened.path(place.id), text: t(`nav.group.${key}`), icon: groupIcon(key), isCurrent }]
      : [];
  });
}

function SideLinks({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ to, text, icon: Icon, isCurrent }) => (
        <li key={text}>
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-3 rounded-full px-4 transition-colors',
              isCurrent ? 'bg-accent-soft font-semibold text-accent-strong' : 'text-ink-muted hover:text-ink',
            )}
          >
            <Icon className="size-5 shrink-0" />
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Sidebar() {
  const { t } = useTranslation();
  const place = usePlanPlace();
  const groups = useGroupEntries(place);
  const others = useOtherEntries(place);
  return (
    <div className="hidden w-60 shrink-0 border-r border-line px-3 py-6 lg:block print:hidden">
      <nav aria-label={t('nav.workspace')} className="sticky top-[calc(var(--top-bars)+1.5rem)]">
        {place && (
          <>
            <PlanHeading place={place} />
            <SideLinks entries={groups} />
            <hr className="mx-4 my-4 border-line" />
          </>
        )}
        <SideLinks entries={others} />
      </nav>
    </div>
  );
}

/** Tab bar on phones. Hidden in the wizard, whose own buttons are in the same place. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const place = usePlanPlace();
  const groups = useGroupEntries(place);
  const others = useOtherEntries(place);
  if (pathname === paths.newEvent) return null;
  return (
    <nav
      data-bottom-bar="nav"
      aria-label={t('nav.workspace')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden short:static"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {(place ? groups : others).map(({ to, text, short = text, icon: Icon, isCurrent }) => (
          <li key={text} className="min-w-0">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 py-1 text-center text-[0.6875rem] leading-tight tracking-tight min-[390px]:text-xs',
                isCurrent ? 'font-semibold text-accent-strong' : 'text-ink-muted',
              )}
            >
              <Icon className="size-5 shrink-0" />
              <span className="max-w-full wrap-anywhere">{short}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
