import { memo, useMemo } from 'react';
import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { TASKS } from '@/data/tasks';
import { type ChecklistFacts, originOf } from '@/domain/tasks/checklist';
import { type Following, followingTasks } from '@/domain/tasks/following';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { counted, formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { taskOfLine } from '@/parts/made-tasks';
import { usePlanContext } from '@/parts/module/plan-context';
import { SuggestionsPanel } from '@/parts/rows/suggestions-panel';
import { useChecklistText } from '@/parts/task-words';
import { faces } from './rows';

interface MovedEventProps {
  tasks: readonly Task[];
  removed: readonly string[];
  facts: ChecklistFacts & TaskFacts;
}

/** Lines at first: a moved wedding has sixty. */
const FIRST = 6;

const { table } = TASKS;
const reckonedFrom = (task: Task, event_date: string, date?: string): Task => ({
  ...task,
  ...(date ? { recommended_completion_date: date } : {}),
  generated: task.generated && {
    ...task.generated,
    origin_event: event_date,
    ...(date ? { origin_date: date } : {}),
  },
});

/** When the event has moved: what would follow. Dates that people chose are not in it. */
export const MovedEvent = memo(function MovedEvent({ tasks, removed, facts }: MovedEventProps) {
  const { t } = useTranslation('tasks');
  const { today } = usePlanContext();
  const text = useChecklistText();
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(() => {
    const known = [...tasks.flatMap(({ generated }) => generated?.origin ?? []), ...removed];
    return followingTasks(tasks, known, facts, today);
  }, [tasks, removed, facts, today]);
  const stays = (task: Task): OutboxChange => ({
    table,
    before: task,
    after: reckonedFrom(task, event_date),
  });
  const suggestionOf = (line: Following): Suggestion => {
    if (line.kind === 'add') {
      const { template, date } = line.line;
      const after = taskOfLine(line.line, text(originOf(line.line)) ?? template, event_date);
      return {
        key: `${template} ${event_date}`,
        reason: t('suggestions.add', { to: formatDate(date, 'medium') }),
        changes: [{ table, before: null, after }],
      };
    }
    const { task } = line;
    const after = line.kind === 'move' ? reckonedFrom(task, event_date, line.to) : null;
    return {
      key: task.id,
      reason:
        line.kind === 'move'
          ? t('suggestions.move')
          : t(line.reason === 'late' ? 'suggestions.drop' : 'suggestions.merge'),
      changes: [{ table, before: task, after }],
      dismissal: [stays(task)],
    };
  };
  return (
    <SuggestionsPanel
      title={t('suggestions.title', { date: formatDate(event_date) })}
      text={(count) =>
        [
          t('suggestions.text', counted(count)),
          ...(kept.length > 0 ? [t('suggestions.kept', counted(kept.length))] : []),
        ].join(' ')
      }
      suggestions={lines.map(suggestionOf)}
      faces={faces}
      first={FIRST}
      said={{
        accepted: ({ length }) => t('suggestions.taken', counted(length)),
        dismissed: t('suggestions.left'),
      }}
      // With the last line decided, what does not change is reckoned from the new date as well.
      closing={unmoved.map(stays)}
    />
  );
});
