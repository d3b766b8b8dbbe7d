import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { type TablesThat, tablesThat } from '@/domain/follows/follows';
import { factFields } from '@/domain/plan/schema';
import { today as todayNow } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { DateField } from '@/parts/fields/date-field';
import { useValidationText } from '@/parts/plan/validation-text';
import { Checkbox } from '@/ui/checkbox';
import { ChoicesDialog } from '../choices-dialog';
import { Listed } from '../listed';
import { makeCopy, nextDate } from './make-copy';

interface DuplicateDialogProps {
  plan: Plan;
  onMade: (copy: Plan, changes: readonly OutboxChange[]) => void;
  onClose: () => void;
}

/**
 * Dialog that asks for the copy's date, and lists what is copied and what isn't. Copying the quotes is
 * optional.
 */
export function DuplicateDialog({ plan, onMade, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const message = useValidationText();
  const today = todayNow();
  const [date, setDate] = useState(() => nextDate(plan.event_date, today));
  const [quotes, setQuotes] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [touched, setTouched] = useState(false);
  const checked = factFields(today).event_date.safeParse(date);
  const error = checked.success ? undefined : message(checked.error.issues[0]?.message);
  const wordsOf = (tables: readonly (keyof typeof WORDS)[]) => [
    ...new Set(tables.map((table) => t(`copy.${WORDS[table]}`))),
  ];

  const make = async () => {
    setTouched(true);
    if (!checked.success || state === 'busy') return;
    setState('busy');
    try {
      const name = t('saved.copyOf', { name: plan.name });
      const { copy, changes } = await makeCopy(client, plan, { name, event_date: checked.data, quotes });
      onMade(copy, changes);
    } catch (failure) {
      console.warn('No copy', failure);
      setState('failed');
    }
  };
  return (
    <ChoicesDialog
      title={t('copy.title', { name: plan.name })}
      submit={t('copy.make')}
      busy={state === 'busy'}
      failed={state === 'failed' ? t('copy.failed') : null}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <DateField
        label={t('copy.date')}
        value={date}
        onChange={setDate}
        onBlur={() => setTouched(true)}
        error={touched ? error : undefined}
      />
      <Listed title={t('copy.along')} words={wordsOf(tablesThat('copy', 'itself'))} />
      <Listed title={t('copy.behind')} words={wordsOf(tablesThat('copy', 'said'))} />
      {tablesThat('copy', 'proposed').map((table) => (
        <Checkbox
          key={table}
          label={t(`copy.${CHOICES[table]}`)}
          hint={t(`copy.${CHOICES[table]}Hint`)}
          checked={quotes}
          onChange={setQuotes}
        />
      ))}
    </ChoicesDialog>
  );
}

/** Tables whose rows are copied only if the user chooses so. */
const CHOICES = { vendor_quotes: 'quotes' } as const satisfies Record<TablesThat<'copy', 'proposed'>, string>;

/** Text key that names each table's rows; several tables share one key. */
const WORDS = {
  event_plans: 'facts',
  event_parts: 'parts',
  event_questions: 'parts',
  tasks: 'tasks',
  timeline_items: 'timeline',
  drinks_preferences: 'drinks',
  seating_charts: 'tables',
  seating_tables: 'tables',
  budget_items: 'money',
  contributions: 'money',
  households: 'guests',
  guests: 'guests',
  guest_columns: 'columns',
  attachments: 'files',
} as const satisfies Record<ReturnType<typeof tablesThat<'copy', 'itself' | 'said'>>[number], string>;
