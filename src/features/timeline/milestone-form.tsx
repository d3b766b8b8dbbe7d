import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/calendar';
import type { Milestone } from '@/domain/timeline/item';
import { type MilestoneFields, milestoneSchema, type TimelineProblem } from '@/domain/timeline/schema';
import { DateField } from '@/parts/date-field';
import { TextField } from '@/ui/field';
import { FormButtons } from '@/ui/form-buttons';
import { AboutFields } from './about-fields';

interface MilestoneFormProps {
  milestone: Milestone | null;
  /** As the reader sees it. */
  title: string;
  event_date: string;
  today: string;
  /** Who is in charge of something already. */
  people: readonly (string | null)[];
  onSave: (fields: MilestoneFields) => void;
  onDelete?: (() => void) | undefined;
}

/** A fortnight from today, or the day before the event where that is nearer. */
function firstDay(today: string, event_date: string): string {
  const [soon, eve] = [addDays(today, 14), addDays(event_date, -1)];
  return eve > today && eve < soon ? eve : soon;
}

export function MilestoneForm(props: MilestoneFormProps) {
  const { milestone, title, event_date, today, people, onSave, onDelete } = props;
  const { t } = useTranslation('timeline');
  const reminder = milestone ? milestone.reminder_days_before : 7;
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(milestoneSchema),
    mode: 'onTouched',
    defaultValues: {
      title,
      starts_on: milestone?.starts_on ?? firstDay(today, event_date),
      reminder: reminder === null ? '' : String(reminder),
      responsible: milestone?.responsible ?? '',
      place: milestone?.place ?? '',
      notes: milestone?.notes ?? '',
    },
  });
  const { errors } = formState;
  const problem = (message: string | undefined) => (message ? t(message as TimelineProblem) : undefined);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <TextField
        label={t('form.milestoneTitle')}
        autoComplete="off"
        error={problem(errors.title?.message)}
        {...register('title')}
      />
      <Controller
        control={control}
        name="starts_on"
        render={({ field }) => (
          <DateField {...field} label={t('form.date')} error={problem(errors.starts_on?.message)} />
        )}
      />
      <TextField
        label={t('form.reminder')}
        hint={t('form.reminderHint')}
        inputMode="numeric"
        autoComplete="off"
        error={problem(errors.reminder?.message)}
        {...register('reminder')}
      />
      <AboutFields
        people={people}
        register={(field) => register(field)}
        problem={(field) => problem(errors[field]?.message)}
      />
      <FormButtons
        save={t(milestone ? 'form.save' : 'form.create')}
        remove={t('form.delete')}
        onRemove={onDelete}
      />
    </form>
  );
}
