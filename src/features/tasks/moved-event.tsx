import { memo, useMemo } from 'react';
import type { RowChange } from '@/data/sync/noun';
import { type ChecklistFacts, originOf } from '@/domain/tasks/checklist';
import type { TaskFacts } from '@/domain/tasks/state';
import { type Suggestion, suggestions } from '@/domain/tasks/suggestions';
import type { Task } from '@/domain/tasks/task';
import { counted, formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { taskOfLine } from '@/parts/made-tasks';
import { usePlanContext } from '@/parts/module/plan-context';
import { SuggestionsPanel } from '@/parts/rows/suggestions-panel';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useChecklistText, useTaskName } from '@/parts/task-words';

interface MovedEventProps {
  tasks: readonly Task[];
  removed: readonly string[];
  facts: ChecklistFacts & TaskFacts;
  onChange: ChangeRows<Task>;
}

/** Lines at first: a moved wedding has sixty. */
const FIRST = 6;

const reckonedFrom = (task: Task, event_date: string, date?: string): Task => ({
  ...task,
  ...(date ? { recommended_completion_date: date } : {}),
  generated: task.generated && {
    ...task.generated,
    origin_event: event_date,
    ...(date ? { origin_date: date } : {}),
  },
});

/** When the event has moved: what would follow, taken or left line by line. Dates that people chose are not in it. */
export const MovedEvent = memo(function MovedEvent(props: MovedEventProps) {
  const { tasks, removed, facts, onChange } = props;
  const { t } = useTranslation('tasks');
  const { today } = usePlanContext();
  const name = useTaskName();
  const text = useChecklistText();
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(() => {
    const known = [...tasks.flatMap(({ generated }) => generated?.origin ?? []), ...removed];
    return suggestions(tasks, known, facts, today);
  }, [tasks, removed, facts, today]);
  if (lines.length === 0) return null;

  const nameOf = (line: Suggestion) =>
    line.kind === 'add' ? (text(originOf(line.line)) ?? line.line.template) : name(line.task);
  const taken = (line: Suggestion): RowChange<Task> => {
    if (line.kind === 'add') return { before: null, after: taskOfLine(line.line, nameOf(line), event_date) };
    return {
      before: line.task,
      after: line.kind === 'move' ? reckonedFrom(line.task, event_date, line.to) : null,
    };
  };
  const left = (line: Suggestion): RowChange<Task>[] =>
    line.kind === 'add' ? [] : [{ before: line.task, after: reckonedFrom(line.task, event_date) }];
  // With the last line decided, what does not change is reckoned from the new date as well.
  const settled = (rest: readonly Task[]): RowChange<Task>[] =>
    rest.map((task) => ({ before: task, after: reckonedFrom(task, event_date) }));
  const one = lines.length === 1 ? settled(unmoved) : [];
  const words = (line: Suggestion): string => {
    if (line.kind === 'drop') return t(line.reason === 'late' ? 'suggestions.drop' : 'suggestions.merge');
    if (line.kind === 'add') return t('suggestions.add', { to: formatDate(line.line.date, 'medium') });
    const from = formatDate(line.task.recommended_completion_date, 'medium');
    return t('suggestions.move', { from, to: formatDate(line.to, 'medium') });
  };
  return (
    <SuggestionsPanel
      title={t('suggestions.title', { date: formatDate(event_date) })}
      text={[
        t('suggestions.text', counted(lines.length)),
        ...(kept.length > 0 ? [t('suggestions.kept', counted(kept.length))] : []),
      ].join(' ')}
      lines={lines.map((line) => ({
        key: line.kind === 'add' ? line.line.template : line.task.id,
        what: nameOf(line),
        how: words(line),
        onTake: () => onChange([taken(line), ...one], t('suggestions.taken', counted(1))),
        onLeave:
          line.kind === 'add' ? undefined : () => onChange([...left(line), ...one], t('suggestions.left')),
      }))}
      first={FIRST}
      onTakeAll={() =>
        onChange([...lines.map(taken), ...settled(unmoved)], t('suggestions.taken', counted(lines.length)))
      }
      onLeaveAll={() => onChange([...lines.flatMap(left), ...settled(unmoved)], t('suggestions.left'))}
    />
  );
});
