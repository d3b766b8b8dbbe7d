import { addDays } from '@/domain/calendar';
import type { Milestone } from '@/domain/timeline/item';
import { milestoneSchema, TIMELINE_LENGTHS, type TimelineProblem } from '@/domain/timeline/schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { usePlanContext } from '@/parts/module/plan-context';
import type { Pieces } from '@/ui/pieces';
import { faces } from '../rows';
import { AboutFields } from './about-fields';
import { milestoneOfFields, withMade } from './make-items';
import { type SheetActions, useSheetWords } from './use-sheet-words';

const Form = fields(milestoneSchema, 'timeline');

interface MilestoneSheetProps extends SheetActions {
  milestone: Milestone | null;
  /** Suggestions for who is responsible. */
  people: readonly (string | null)[];
  children: Pieces;
}

/** Returns two weeks from today, or the day before the event if that comes sooner. */
function firstDay(today: string, event_date: string): string {
  const [soon, eve] = [addDays(today, 14), addDays(event_date, -1)];
  return eve > today && eve < soon ? eve : soon;
}

export function MilestoneSheet({ milestone, people, children, ...actions }: MilestoneSheetProps) {
  const { t } = useTranslation('timeline');
  const { plan, today } = usePlanContext();
  const { event_date } = plan;
  const description = faces.timeline_items.useDescription(plan.id);
  const title = milestone ? description.title(milestone) : '';
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
    <RowSheet
      row={milestone}
      description={description}
      form={{
        name: 'milestone',
        schema: milestoneSchema,
        problem: (message) => t(message as TimelineProblem),
        values,
        withFields: (fields) => withMade(milestone, milestoneOfFields(fields, milestone, event_date), title),
        fields: (
          <>
            <Form.Text name="title" max={TIMELINE_LENGTHS.title} label={t('form.milestoneTitle')} />
            <Form.Date name="starts_on" label={t('form.date')} />
            <Form.Number name="reminder" hint={t('form.reminderHint')} />
            <AboutFields people={people} />
          </>
        ),
      }}
      words={useSheetWords(t('form.newMilestone'))}
      {...actions}
    >
      {children}
    </RowSheet>
  );
}
