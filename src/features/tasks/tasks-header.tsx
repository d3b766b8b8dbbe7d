import { isOverdue, stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { PageActions } from '@/parts/module/page-actions';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import { tableOf } from '@/parts/rows/row-description';
import { saveCsv } from '@/parts/rows/save-csv';
import type { Pieces } from '@/ui/pieces';
import { SummaryLine } from '@/ui/summary-line';
import { MonthBars } from './month/month-bars';
import { NextTaskLine } from './next-three';
import { faces } from './rows';

interface TasksHeaderProps {
  tasks: readonly Task[];
  /** Deferred copy of the tasks, for the chart. */
  settled: readonly Task[];
  shown: readonly Task[];
  facts: TaskFacts;
  onAdd?: (() => void) | undefined;
  /** Shown below the chart: the next tasks, and a summary of all tasks. */
  children: Pieces;
}

export function TasksHeader({ tasks, settled, shown, facts, onAdd, children }: TasksHeaderProps) {
  const { t } = useTranslation('tasks');
  const { plan, today } = usePlanContext();
  const { columns } = faces.tasks.useDescription(plan.id);
  const open = tasks.filter((task) => stateOf(task, facts) !== 'done');
  const late = tasks.filter((task) => isOverdue(task, facts, today)).length;
  const done = tasks.length - open.length;
  return (
    <header className="grid items-end gap-x-8 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <PageHeading title={t('title')}>
              {open.length === 0 ? t('allDone') : t('open', { count: open.length })}
            </PageHeading>
          </div>
          <PageActions
            addLabel={t('add')}
            onAdd={onAdd}
            onCsv={() => saveCsv(plan.name, t('csv.file'), tableOf(columns, shown))}
          />
        </div>
        <p className="mt-1 text-ink-muted">
          <span>{`${t('doneOf', { done, total: tasks.length })} ·`}</span>{' '}
          {late > 0 ? (
            <strong className="text-danger">{t('overdue', { count: late })}</strong>
          ) : (
            <span>{t('nothingOverdue')}</span>
          )}
        </p>
      </div>
      <SummaryLine
        line={<NextTaskLine tasks={tasks} facts={facts} />}
        className="lg:contents"
        contentClassName="flex min-w-0 flex-col gap-4 sm:gap-6 lg:contents"
      >
        <MonthBars tasks={settled} facts={facts} />
        {children}
      </SummaryLine>
    </header>
  );
}
