import { ChevronRight } from 'lucide-react';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { WayLink } from './way-link';

/** Links to the two most important pages, shown on the day of the event. */
export function ItsToday() {
  const { t } = useTranslation('now');
  const { plan } = usePlanContext();
  const ways = [
    { key: 'day', to: `${paths.eventTimeline(plan.id)}?view=day` },
    { key: 'door', to: paths.checkIn(plan.id) },
  ] as const;
  return (
    <section aria-labelledby="its-today" className="card mb-6 border-accent px-5 py-4 print:hidden">
      <h2 id="its-today" className="text-xl">
        {t('today.title')}
      </h2>
      <ul className="mt-1 grid divide-y divide-line md:grid-cols-2 md:gap-x-8 md:divide-y-0">
        {ways.map(({ key, to }) => (
          <li key={key}>
            <WayLink
              to={to}
              title={t(`today.${key}`)}
              text={t(`today.${key}Text`)}
              mark={<ChevronRight className="size-5 shrink-0 text-ink-muted" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
