import { ChevronRight, CircleCheck } from 'lucide-react';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { PlanStart } from './now-of';
import { WayLink } from './way-link';

/** The first three steps of a new plan. Hidden once all are done. */
export function StartHere({ start: { made, done } }: { start: PlanStart }) {
  const { t } = useTranslation('now');
  const { plan, editable } = usePlanContext();
  const steps = [
    { key: 'tasks', words: made.tasks > 0 ? 'firstTask' : 'tasks', to: paths.eventTasks(plan.id) },
    { key: 'day', words: made.day ? 'readDay' : 'day', to: `${paths.eventTimeline(plan.id)}?view=day` },
    { key: 'money', words: 'money', to: paths.budgetTracking(plan.id) },
  ] as const;
  if (!editable || steps.every(({ key }) => done[key])) return null;
  return (
    <section aria-labelledby="start-here" className="card mb-6 px-5 py-4 print:hidden">
      <h2 id="start-here" className="text-xl">
        {t('start.title')}
      </h2>
      <ol className="mt-1 grid divide-y divide-line md:grid-cols-3 md:gap-x-8 md:divide-y-0">
        {steps.map(({ key, words, to }) => (
          <li key={key}>
            <WayLink
              to={to}
              title={t(`start.${words}`)}
              text={t(`start.${words}Text`, { count: made.tasks })}
              mark={
                done[key] ? (
                  <CircleCheck
                    role="img"
                    aria-label={t('start.done')}
                    className="size-5 shrink-0 text-positive"
                  />
                ) : (
                  <ChevronRight className="size-5 shrink-0 text-ink-muted" />
                )
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
