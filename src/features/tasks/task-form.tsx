import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/calendar';
import { type TaskProblem, taskSchema } from '@/domain/tasks/schema';
import { PRIORITY_LEVELS, TASK_CATEGORIES, type Task, type TaskFields } from '@/domain/tasks/task';
import { DateField } from '@/parts/date-field';
import { PersonField } from '@/parts/person-field';
import { useTaskCategoryLabel } from '@/parts/task-words';
import { TextArea, TextField } from '@/ui/field';
import { FormButtons } from '@/ui/form-buttons';
import { SelectField } from '@/ui/select';

interface TaskFormProps {
  task: Task | null;
  /** As the reader sees it. */
  name: string;
  event_date: string;
  today: string;
  /** Who has tasks already. */
  people: readonly (string | null)[];
  onSave: (fields: TaskFields) => void;
  onDelete?: (() => void) | undefined;
}

/** A week from today, or the day before the event where that is nearer. */
function firstDate(today: string, event_date: string): string {
  const week = addDays(today, 7);
  const eve = addDays(event_date, -1);
  return eve > today && eve < week ? eve : week;
}

export function TaskForm({ task, name, event_date, today, people, onSave, onDelete }: TaskFormProps) {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
  const schema = useMemo(() => taskSchema(today, task?.recommended_completion_date), [today, task]);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      task_name: name,
      description: task?.description ?? '',
      recommended_completion_date: task?.recommended_completion_date ?? firstDate(today, event_date),
      task_category: task?.task_category ?? 'general',
      priority_level: task?.priority_level ?? 2,
      assignee: task?.assignee ?? '',
      notes: task?.notes ?? '',
    },
  });
  const { errors } = formState;
  const problem = (message: string | undefined) => (message ? t(message as TaskProblem) : undefined);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <TextField
        label={t('form.name')}
        autoComplete="off"
        error={problem(errors.task_name?.message)}
        {...register('task_name')}
      />
      <Controller
        control={control}
        name="recommended_completion_date"
        render={({ field }) => (
          <DateField
            {...field}
            label={t('form.date')}
            error={problem(errors.recommended_completion_date?.message)}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-3">
        <Controller
          control={control}
          name="task_category"
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              label={t('form.category')}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={problem(errors.task_category?.message)}
              options={TASK_CATEGORIES.map((one) => ({ value: one, label: category(one) }))}
            />
          )}
        />
        <Controller
          control={control}
          name="priority_level"
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              label={t('form.priority')}
              value={String(value)}
              onChange={(level) => onChange(Number(level))}
              onBlur={onBlur}
              error={problem(errors.priority_level?.message)}
              options={PRIORITY_LEVELS.map((one) => ({
                value: String(one),
                label: t(`priority.level${one}`),
              }))}
            />
          )}
        />
      </div>
      <PersonField
        label={t('form.assignee')}
        hint={t('form.assigneeHint')}
        people={people}
        error={problem(errors.assignee?.message)}
        {...register('assignee')}
      />
      <TextArea
        label={t('form.description')}
        rows={2}
        error={problem(errors.description?.message)}
        {...register('description')}
      />
      <TextArea
        label={t('form.notes')}
        rows={3}
        error={problem(errors.notes?.message)}
        {...register('notes')}
      />
      <FormButtons
        save={t(task ? 'form.save' : 'form.create')}
        remove={t('form.delete')}
        onRemove={onDelete}
      />
    </form>
  );
}
