import { useMemo } from 'react';
import { addDays } from '@/domain/calendar';
import { firstTaskDay } from '@/domain/tasks/move-date';
import { TASK_LENGTHS, type TaskProblem, taskSchema } from '@/domain/tasks/schema';
import type { TaskFacts } from '@/domain/tasks/state';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { newTask } from '@/parts/tasks/made-tasks';
import { useTaskCategoryLabel } from '@/parts/tasks/task-words';
import { faces } from './rows';
import { TaskOrigin } from './task-origin';

const Form = fields(taskSchema, 'tasks');

interface TaskSheetProps {
  task: Task | null;
  tasks: readonly Task[];
  facts: TaskFacts;
  onChange: ChangeRows<Task>;
  /** Opens or closes the sheet; `true` reopens it on the same task. */
  onOpenChange: (open: boolean) => void;
}

/** Returns a week from today, or the day before the event if that comes sooner. */
function firstDate(today: string, event_date: string): string {
  const week = addDays(today, 7);
  const eve = addDays(event_date, -1);
  return eve > today && eve < week ? eve : week;
}

export function TaskSheet({ tasks, facts, onChange, onOpenChange, ...props }: TaskSheetProps) {
  const task = useOpenedRow(props.task);
  const { t } = useTranslation('tasks');
  const { plan, today } = usePlanContext();
  const category = useTaskCategoryLabel();
  const description = faces.tasks.useDescription(plan.id);
  const schema = useMemo(() => taskSchema(today, task?.recommended_completion_date), [today, task]);
  const name = task ? description.title(task) : '';
  const values = {
    task_name: name,
    description: task?.description ?? '',
    recommended_completion_date: task?.recommended_completion_date ?? firstDate(today, plan.event_date),
    task_category: task?.task_category ?? 'general',
    priority_level: task?.priority_level ?? 2,
    assignee: task?.assignee ?? '',
    notes: task?.notes ?? '',
  };
  return (
    <RowSheet
      row={task}
      description={description}
      form={{
        name: 'task',
        schema,
        problem: (message) => t(message as TaskProblem),
        values,
        // A name that nobody edited stays as stored, because stored names of the checklist are translated for
        // each reader.
        withFields: (fields) =>
          task
            ? { ...task, ...fields, task_name: fields.task_name === name ? task.task_name : fields.task_name }
            : newTask(fields),
        fields: (
          <>
            <Form.Text name="task_name" max={TASK_LENGTHS.name} label={t('form.name')} />
            <Form.Date name="recommended_completion_date" label={t('form.date')} min={firstTaskDay(today)} />
            <div className="grid grid-cols-2 gap-3">
              <Form.Select
                name="task_category"
                label={t('form.category')}
                options={TASK_CATEGORIES.map((one) => ({ value: one, label: category(one) }))}
              />
              <Form.Select
                name="priority_level"
                label={t('form.priority')}
                options={PRIORITY_LEVELS.map((one) => ({ value: one, label: t(`priority.level${one}`) }))}
              />
            </div>
            <Form.Person
              name="assignee"
              max={TASK_LENGTHS.assignee}
              hint={t('form.assigneeHint')}
              people={tasks.map(({ assignee }) => assignee)}
            />
            <Form.TextArea name="description" rows={2} max={TASK_LENGTHS.description} />
            <Form.TextArea name="notes" rows={3} max={TASK_LENGTHS.notes} />
          </>
        ),
      }}
      words={{
        newTitle: t('form.newTitle'),
        create: t('form.create'),
        save: t('form.save'),
        delete: t('form.delete'),
        said: (done) => t(`said.${done}`),
      }}
      onChange={onChange}
      onOpenChange={onOpenChange}
    >
      {task?.generated && <TaskOrigin task={task} facts={facts} />}
    </RowSheet>
  );
}
