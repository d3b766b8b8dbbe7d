import { useMemo } from 'react';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { daysBetween } from '@/domain/calendar';
import { eventDays, lastDay } from '@/domain/plan/event-days';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { ItsToday } from './its-today';
import { NowMoney } from './now-money';
import { nowOf, planStart } from './now-of';
import { NowPayments } from './now-payments';
import { NowTasks } from './now-tasks';
import { RiskList } from './risk-list';
import { StartHere } from './start-here';

export function PlanNow() {
  const { t } = useTranslation('now');
  const { plan, today } = usePlanContext();
  const items = useRows(BUDGET_ITEMS, plan.id);
  const contributions = useRows(CONTRIBUTIONS, plan.id);
  const tasks = useRows(TASKS, plan.id);
  const timeline = useRows(TIMELINE, plan.id);
  const now = useMemo(
    () => nowOf(plan, { items, contributions, tasks, timeline }, today),
    [plan, items, contributions, tasks, timeline, today],
  );
  const heading = 'mb-2 text-lg';
  const day = daysBetween(plan.event_date, today);
  const isOn = day >= 0 && day < eventDays(plan.duration);
  const start = useMemo(() => planStart({ items, tasks, timeline }), [items, tasks, timeline]);
  return (
    <>
      {isOn && <ItsToday />}
      {lastDay(plan) >= today && <StartHere start={start} />}
      <section aria-labelledby="now" className="print:hidden">
        <h2 id="now" className="mb-3 text-xl">
          {t('title')}
        </h2>
        <div className="card grid grid-cols-1 gap-x-8 gap-y-6 p-5 md:grid-cols-2 xl:grid-cols-4">
          <NowMoney book={now.book} milestone={now.milestone} />
          <div>
            <h3 className={heading}>{t('payments')}</h3>
            <NowPayments dues={now.dues} />
          </div>
          <div>
            <h3 className={heading}>{t('tasks')}</h3>
            <NowTasks next={now.next} begun={tasks.length > 0} />
          </div>
          <div>
            <h3 className={heading}>{t('risks')}</h3>
            <RiskList risks={now.risks} />
          </div>
        </div>
      </section>
    </>
  );
}
