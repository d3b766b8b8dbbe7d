import { useState } from 'react';
import { addDays } from '@/domain/calendar';
import { sameJson } from '@/domain/same-json';
import { movedDate } from '@/domain/tasks/move-date';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type Task, type TaskFields } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { SelectionBar, SelectionMenu, type SelectionMenuProps } from '@/parts/rows/selection-bar';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useTaskCategoryLabel } from '@/parts/tasks/task-words';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { chosenOf, type Selection } from '@/ui/use-selection';
import { AssigneeDialog } from './assignee-dialog';
import { inState } from './in-state';

interface BulkBarProps {
  selection: Selection;
  shown: readonly Task[];
  tasks: readonly Task[];
  onChange: ChangeRows<Task>;
}

/** Bar that changes all selected tasks at once; one undo reverts them all. */
export function BulkBar({ selection, shown, tasks, onChange }: BulkBarProps) {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
  const { today } = usePlanContext();
  const [naming, setNaming] = useState(false);
  const chosen = chosenOf(selection, tasks, shown);
  const none = chosen.rows.length === 0;
  const all = (after: (task: Task) => Task | null, besides: readonly string[] = []) => {
    const changes = chosen.rows
      .map((task) => ({ before: task, after: after(task) }))
      .filter(({ before, after: next }) => next === null || !sameJson(next, before));
    const said = { count: changes.length };
    const deleted = changes.length > 0 && changes.every(({ after: next }) => next === null);
    const done = deleted ? t('said.deletedSeveral', said) : t('said.several', said);
    const words = [done, ...besides].join('. ');
    if (changes.length > 0) onChange(changes, words);
    else toast({ title: words });
  };
  const set = (fields: Partial<TaskFields>) => all((task) => ({ ...task, ...fields }));
  const shift = (days: number) => {
    const to = (task: Task) => movedDate(task.recommended_completion_date, days, today);
    const held = chosen.rows.filter((task) => to(task) !== addDays(task.recommended_completion_date, days));
    const staying = held.filter((task) => to(task) === task.recommended_completion_date).length;
    const first = held.length - staying;
    all(
      (task) => ({ ...task, recommended_completion_date: to(task) }),
      [
        ...(staying > 0 ? [t('said.staying', { count: staying })] : []),
        ...(first > 0 ? [t('said.tomorrow', { count: first })] : []),
      ],
    );
  };
  const menu = (label: string, items: SelectionMenuProps['items']) => (
    <SelectionMenu label={label} items={items} disabled={none} />
  );

  return (
    <SelectionBar
      selection={selection}
      label={t('bulk.label')}
      shown={shown}
      chosen={chosen}
      onDelete={() => all(() => null)}
    >
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
      {naming && (
        <AssigneeDialog
          onClose={() => setNaming(false)}
          onSave={(assignee) => {
            setNaming(false);
            set({ assignee });
          }}
        />
      )}
    </SelectionBar>
  );
}
