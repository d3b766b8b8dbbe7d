import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { Sheet } from '@/ui/sheet';
import { CategoryWord } from './category-word';
import { newTask } from './make-tasks';
import { TaskForm } from './task-form';
import { TaskOrigin } from './task-origin';
import type { ChangeTasks } from './use-change-tasks';

interface TaskSheetProps {
  open: boolean;
  /** Null for a new one. */
  task: Task | null;
  plan: Plan;
  tasks: readonly Task[];
  facts: TaskFacts;
  today: string;
  name: (task: Task) => string;
  readOnly: boolean;
  onClose: () => void;
  onChange: ChangeTasks;
}

function Read({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const lines = [task.description, task.assignee, task.notes].filter((line) => line !== null);
  return (
    <div className="flex flex-col gap-3">
      <p className="first-letter:uppercase">{formatDate(task.recommended_completion_date)}</p>
      <p className="flex gap-3 text-ink-muted">
        <CategoryWord category={task.task_category} /> {t(`priority.level${task.priority_level}`)}
      </p>
      {lines.map((line) => (
        <p key={line} className="break-words whitespace-pre-line">
          {line}
        </p>
      ))}
    </div>
  );
}

/** One task beside the page: read, changed or written anew. */
export function TaskSheet(props: TaskSheetProps) {
  const { open, task, plan, tasks, facts, today, name, readOnly, onClose, onChange } = props;
  const { t } = useTranslation(['tasks', 'common']);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={task ? name(task) : t('form.newTitle')}
      closeLabel={t('common:close')}
    >
      {task && readOnly ? (
        <Read task={task} />
      ) : (
        <TaskForm
          task={task}
          name={task ? name(task) : ''}
          event_date={plan.event_date}
          today={today}
          people={tasks.map(({ assignee }) => assignee)}
          onSave={(fields) => {
            onClose();
            if (!task) return onChange([{ before: null, after: newTask(fields) }], t('said.added'));
            // A name that was not touched stays what is stored, and so goes on following the reader's language.
            const task_name = fields.task_name === name(task) ? task.task_name : fields.task_name;
            const after = { ...task, ...fields, task_name };
            if (JSON.stringify(after) !== JSON.stringify(task))
              onChange([{ before: task, after }], t('said.saved'));
          }}
          onDelete={
            task
              ? () => {
                  onClose();
                  onChange([{ before: task, after: null }], t('said.deleted'));
                }
              : undefined
          }
        />
      )}
      {task?.generated && <TaskOrigin task={task} facts={facts} />}
    </Sheet>
  );
}
