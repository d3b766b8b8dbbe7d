import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { moduleGroups } from '../../modules';
import { rememberLastUsed } from './last-used';
import { moduleIcon } from './module-icons';
import { usePlanPlace } from './use-plan-place';

/** Links to the modules of the open group, shown as a segmented control at the top of the page. */
export function GroupNav() {
  const { t } = useTranslation();
  const place = usePlanPlace();
  const module = place?.module;
  useEffect(() => {
    if (module) rememberLastUsed(module);
  }, [module]);
  const group = moduleGroups.find(({ key }) => key === module?.group);
  if (!place || !group || group.modules.length < 2) return null;
  return (
    <nav aria-label={t(`nav.group.${group.key}`)} className="page pt-3 sm:pt-4 print:hidden">
      <ul className="flex w-fit max-w-full min-w-0 flex-wrap rounded-3xl border border-line-strong p-0.5 max-sm:w-full">
        {group.modules.map(({ key, path }) => {
          const Icon = moduleIcon(key);
          const isCurrent = key === module?.key;
          return (
            <li key={key} className="min-w-fit flex-1">
              <Link
                to={path(place.id)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex min-h-10 items-center justify-center gap-2 rounded-full px-2 text-sm font-semibold whitespace-nowrap transition-colors sm:px-5',
                  isCurrent ? 'bg-accent-soft text-accent-strong' : 'text-ink-muted hover:text-ink',
                )}
              >
                <Icon className="size-4.5 shrink-0 max-xs:hidden" />
                <span>{t(`nav.module.${key}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
