import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/calendar';
import type { Milestone } from '@/domain/timeline/item';
import { type MilestoneFields, milestoneSchema, type TimelineProblem } from '@/domain/timeline/schema';
import { FormDate, FormNumber, FormText } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
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
  onReopen?: (() => void) | undefined;
  children?: ReactNode;
}

/** A fortnight from today, or the day before the event where that is nearer. */
function firstDay(today: string, event_date: string): string {
  const [soon, eve] = [addDays(today, 14), addDays(event_date, -1)];
  return eve > today && eve < soon ? eve : soon;
}

export function MilestoneForm(props: MilestoneFormProps) {
  const { milestone, title, event_date, today, people, children, ...actions } = props;
  const { t } = useTranslation('timeline');
  const reminder = milestone ? milestone.reminder_days_before : 7;
  const values = {
    title,
    starts_on: milestone?.starts_on ?? firstDay(today, event_date),
    reminder: reminder === null ? '' : String(reminder),
    responsible: milestone?.responsible ?? '',
    place: milestone?.place ?? '',
    notes: milestone?.notes ?? '',
  };
  return (
    <RowForm
      form="milestone"
      row={milestone?.id}
      schema={milestoneSchema}
      problem={(message) => t(message as TimelineProblem)}
      values={values}
      saveLabel={t(milestone ? 'form.save' : 'form.create')}
      deleteLabel={t('form.delete')}
      {...actions}
    >
      <FormText<typeof values> name="title" label={t('form.milestoneTitle')} />
      <FormDate<typeof values> name="starts_on" label={t('form.date')} />
      <FormNumber<typeof values> name="reminder" label={t('form.reminder')} hint={t('form.reminderHint')} />
      <AboutFields people={people} />
      {children}
    </RowForm>
  );
}
