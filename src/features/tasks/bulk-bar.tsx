import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/calendar';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type Task, type TaskFields } from '@/domain/tasks/task';
import { formatNumber } from '@/lib/format';
import { useTaskCategoryLabel } from '@/parts/task-words';
import { Button } from '@/ui/button';
import { ChevronDown, ListChecks, X } from '@/ui/icons';
import { Menu, MenuItem } from '@/ui/menu';
import { AssigneeDialog } from './assignee-dialog';
import { inState } from './make-tasks';
import type { ChangeTasks } from './use-change-tasks';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  shown: readonly Task[];
  tasks: readonly Task[];
  onChange: ChangeTasks;
}

/** Begins the selecting. */
export function BulkStart({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('tasks');
  return (
    <Button
      look="quiet"
      size="small"
      icon={<ListChecks aria-hidden="true" className="size-4.5" />}
      onClick={onStart}
    >
      {t('bulk.start')}
    </Button>
  );
}

/** One change for many tasks, stored and taken back as one. */
export function BulkBar({ selection, shown, tasks, onChange }: BulkBarProps) {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
  const [naming, setNaming] = useState(false);
  const chosen = tasks.filter(({ id }) => selection.ids.has(id));
  const count = { count: chosen.length, formatted: formatNumber(chosen.length) };
  const none = chosen.length === 0;
  const all = (after: (task: Task) => Task | null) => {
    const changes = chosen
      .map((task) => ({ before: task, after: after(task) }))
      .filter(({ before, after: next }) => next === null || JSON.stringify(next) !== JSON.stringify(before));
    const said = { count: changes.length, formatted: formatNumber(changes.length) };
    const deleted = changes.every(({ after: next }) => next === null);
    onChange(changes, deleted ? t('said.deletedSeveral', said) : t('said.several', said));
    if (deleted) selection.set([]);
  };
  const set = (fields: Partial<TaskFields>) => all((task) => ({ ...task, ...fields }));
  const shift = (days: number) =>
    all((task) => ({
      ...task,
      recommended_completion_date: addDays(task.recommended_completion_date, days),
    }));
  const menu = (label: string, items: readonly { label: string; run: () => void }[]) => (
    <Menu
      label={label}
      trigger={
        <Button look="secondary" size="small" disabled={none}>
          {label}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {items.map((item) => (
        <MenuItem key={item.label} onSelect={item.run}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );

  return (
    <div
      role="toolbar"
      aria-label={t('bulk.label')}
      className="card top-18 sm:sticky z-20 flex flex-wrap items-center gap-2 p-2 print:hidden"
    >
      <span role="status" className="tabular px-2 font-semibold">
        {t('bulk.count', count)}
      </span>
      <Button look="quiet" size="small" onClick={() => selection.set(shown.map(({ id }) => id))}>
        {t('bulk.all')}
      </Button>
      {menu(t('csv.state'), [
        { label: t('bulk.done'), run: () => all((task) => inState(task, 'done')) },
        {
          label: t('bulk.reopen'),
          run: () => all((task) => inState(task, task.started_at ? 'doing' : 'todo')),
        },
      ])}
      {menu(
        t('bulk.priority'),
        PRIORITY_LEVELS.map((one) => ({
          label: t(`priority.level${one}`),
          run: () => set({ priority_level: one }),
        })),
      )}
      {menu(
        t('bulk.category'),
        TASK_CATEGORIES.map((one) => ({ label: category(one), run: () => set({ task_category: one }) })),
      )}
      {menu(t('bulk.move'), [
        { label: t('bulk.earlier'), run: () => shift(-7) },
        { label: t('bulk.later'), run: () => shift(7) },
      ])}
      <Button look="secondary" size="small" disabled={none} onClick={() => setNaming(true)}>
        {t('bulk.who')}
      </Button>
      <Button look="danger" size="small" disabled={none} onClick={() => all(() => null)}>
        {t('bulk.delete')}
      </Button>
      <span className="flex-1" />
      <Button
        look="quiet"
        size="small"
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={selection.stop}
      >
        {t('bulk.stop')}
      </Button>
      {naming && (
        <AssigneeDialog
          onClose={() => setNaming(false)}
          onSave={(assignee) => {
            setNaming(false);
            set({ assignee });
          }}
        />
      )}
    </div>
  );
}
