import { useDeferredValue, useMemo, useState } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { liveTasks, removedOrigins, TASKS } from '@/data/tasks';
import { committedIn } from '@/domain/ledger/committed';
import { kindOf } from '@/domain/plan/kind';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { usePrinting } from '@/parts/print/use-printing';
import { searchTextOf } from '@/parts/rows/columns';
import { SelectionStart } from '@/parts/rows/selection-bar';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { useTaskName } from '@/parts/tasks/task-words';
import { NoMatch } from '@/ui/no-match';
import { useAddressState } from '@/ui/use-address-state';
import { useSelection } from '@/ui/use-selection';
import { BoardView } from './board/board-view';
import { BulkBar } from './bulk-bar';
import { AskCeremony } from './checklist/ask-ceremony';
import { SqueezeNote } from './checklist/squeeze-note';
import { SuggestedChecklist } from './checklist/suggested-checklist';
import { useChecklistFacts } from './checklist/use-checklist-facts';
import { ListView } from './list-view';
import { MonthView } from './month/month-view';
import { MovedEvent } from './moved-event';
import { NextThree } from './next-three';
import { faces } from './rows';
import { TaskFilters } from './task-filters';
import { listTasks, tasksAddress } from './task-list';
import { TaskSheet } from './task-sheet';
import { TasksHeader } from './tasks-header';
import { useFilterChoices } from './use-filter-choices';
import { useTaskActions } from './use-task-actions';

/** A plan's tasks: the progress, the next tasks, and all tasks as a list, a board or a month. */
export function TasksView() {
  const { t } = useTranslation('tasks');
  const { plan, today, editable, writes } = usePlanContext();
  const all = useRows(TASKS, plan.id);
  const tasks = useMemo(() => liveTasks(all), [all]);
  const removed = useMemo(() => removedOrigins(all), [all]);
  const tombstones = useMemo(() => all.filter(({ deleted_at }) => deleted_at), [all]);
  const items = useRows(BUDGET_ITEMS, plan.id);
  const committed = useMemo(() => committedIn(items, plan.categories), [items, plan.categories]);
  const facts = useChecklistFacts(committed);
  const [state, setState] = useAddressState(tasksAddress);
  const printing = usePrinting();
  const change = useChangeRows(TASKS, plan.id);
  const name = useTaskName();
  const selection = useSelection();
  /** Id of the open task; '' while a new one is being written, null if none is open. */
  const [open, setOpen] = useState<string | null>(tasks.find(({ id }) => id === state.task)?.id ?? null);
  const add = writes ? () => setOpen('') : undefined;
  const actions = useTaskActions(change, facts, setOpen);
  // Deferred, so that an edited row is updated before figures derived from it.
  const settled = useDeferredValue(tasks);

  const language = currentLanguage();
  const kind = kindOf(plan);
  const { columns } = faces.tasks.useDescription(plan.id);
  const text = useMemo(() => searchTextOf(columns), [columns]);
  const shown = useMemo(
    () =>
      listTasks(tasks, printing ? { ...state, view: 'list' } : state, {
        facts,
        kind,
        today,
        language,
        name,
        text,
      }),
    [tasks, state, facts, kind, today, language, name, text, printing],
  );
  const { used, people } = useFilterChoices(tasks);
  const { active, start: onStart } = selection;
  const start = useMemo(
    () => editable && state.view === 'list' && !active && <SelectionStart onStart={onStart} />,
    [editable, state.view, active, onStart],
  );
  const view = printing ? 'list' : state.view;
  const common = { tasks: shown, facts, actions };
  const opened = open === null ? null : (tasks.find(({ id }) => id === open) ?? null);

  if (tasks.length === 0 && open === null)
    return (
      <SuggestedChecklist facts={facts} tombstones={tombstones} onChange={change} onOwn={() => setOpen('')} />
    );

  return (
    <div className="flex flex-col gap-3 sm:gap-6 print:gap-4">
      <TasksHeader tasks={tasks} settled={settled} shown={shown} facts={facts} onAdd={add}>
        <NextThree tasks={tasks} facts={facts} actions={actions} />
        <SqueezeNote tasks={settled} removed={removed} facts={facts} />
      </TasksHeader>
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      {editable && <MovedEvent tasks={settled} removed={removed} facts={facts} />}
      {editable && <AskCeremony tasks={settled} tombstones={tombstones} facts={facts} onChange={change} />}
      <section aria-labelledby="all-tasks" className="flex flex-col gap-4">
        <h2 id="all-tasks" className="sr-only">
          {t('filter.found', { count: shown.length })}
        </h2>
        <TaskFilters
          used={used}
          people={people}
          state={state}
          onChange={setState}
          found={shown.length}
          trailing={start}
        />
        {editable && view === 'list' && selection.active && (
          <BulkBar selection={selection} shown={shown} tasks={tasks} onChange={change} />
        )}
        {shown.length === 0 ? (
          <NoMatch
            text={t('filter.none')}
            reset={t('filter.reset')}
            onReset={() => setState({ q: '', category: null, priority: null, assignee: null, show: 'all' })}
          />
        ) : view === 'board' ? (
          <BoardView {...common} />
        ) : view === 'month' ? (
          <MonthView {...common} month={state.month} onMonth={(month) => setState({ month })} />
        ) : (
          <ListView {...common} sort={state.sort} selection={selection} />
        )}
      </section>
      {open !== null && (
        <TaskSheet
          key={open}
          task={opened}
          tasks={tasks}
          facts={facts}
          onChange={change}
          onOpenChange={(isOpen) => {
            setOpen(isOpen ? open : null);
            if (!isOpen && state.task) setState({ task: null });
          }}
        />
      )}
    </div>
  );
}
