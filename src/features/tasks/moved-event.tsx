import { memo } from 'react';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { useMovedTasks } from '@/parts/suggestions/use-moved-tasks';
import { faces } from './rows';

interface MovedEventProps {
  tasks: readonly Task[];
  removed: readonly string[];
  facts: ChecklistFacts & TaskFacts;
}

/** Number of lines shown at first; a postponed wedding can have sixty. */
const FIRST = 6;

/**
 * Suggests new dates for tasks after the event's date has changed. Dates that people chose aren't changed.
 */
export const MovedEvent = memo(function MovedEvent({ tasks, removed, facts }: MovedEventProps) {
  const { t } = useTranslation('tasks');
  const { suggestions, kept, closing } = useMovedTasks(tasks, removed, facts);
  return (
    <SuggestionsPanel
      title={t('suggestions.title', { date: formatDate(facts.event_date) })}
      text={(count) =>
        [
          t('suggestions.text', { count }),
          ...(kept > 0 ? [t('suggestions.kept', { count: kept })] : []),
        ].join(' ')
      }
      suggestions={suggestions}
      faces={faces}
      first={FIRST}
      said={{
        accepted: ({ length }) => t('suggestions.taken', { count: length }),
        dismissed: t('suggestions.left'),
      }}
      closing={closing}
    />
  );
});
