import { useMemo } from 'react';
import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { TASKS } from '@/data/tasks';
import { type ChecklistFacts, checklistOrigin } from '@/domain/tasks/checklist';
import { type FollowingTask, followingTasks } from '@/domain/tasks/following';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import { taskOfLine } from '../tasks/made-tasks';
import { useChecklistText } from '../tasks/task-words';
import type { MovedRows } from './moved-rows';

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

/** Suggests new dates for tasks after the event was moved. Dates that a person has chosen stay. */
export function useMovedTasks(
  tasks: readonly Task[],
  removed: readonly string[],
  facts: ChecklistFacts & TaskFacts,
): MovedRows {
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
  const suggestionOf = (line: FollowingTask): Suggestion => {
    if (line.kind === 'add') {
      const { template, date } = line.line;
      const after = taskOfLine(line.line, text(checklistOrigin(line.line)) ?? template, event_date);
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
  return { suggestions: lines.map(suggestionOf), kept: kept.length, closing: unmoved.map(stays) };
}
