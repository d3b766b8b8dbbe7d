import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChecklistFacts, originOf } from '@/domain/tasks/checklist';
import { type Proposal, proposals } from '@/domain/tasks/proposals';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate, formatNumber } from '@/lib/format';
import { useChecklistText } from '@/parts/task-words';
import { Button } from '@/ui/button';
import { CalendarDays } from '@/ui/icons';
import { taskOfLine } from './make-tasks';
import type { ChangeTasks, TaskChange } from './use-change-tasks';

interface ProposalsPanelProps {
  tasks: readonly Task[];
  removed: readonly string[];
  facts: ChecklistFacts & TaskFacts;
  today: string;
  name: (task: Task) => string;
  onChange: ChangeTasks;
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
export const ProposalsPanel = memo(function ProposalsPanel({
  tasks,
  removed,
  facts,
  today,
  name,
  onChange,
}: ProposalsPanelProps) {
  const { t } = useTranslation('tasks');
  const text = useChecklistText();
  const [all, setAll] = useState(false);
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(() => {
    const known = [...tasks.flatMap(({ generated }) => generated?.origin ?? []), ...removed];
    return proposals(tasks, known, facts, today);
  }, [tasks, removed, facts, today]);
  if (lines.length === 0) return null;

  const nameOf = (line: Proposal) =>
    line.kind === 'add' ? (text(originOf(line.line)) ?? line.line.template) : name(line.task);
  const taken = (line: Proposal): TaskChange => {
    if (line.kind === 'add') return { before: null, after: taskOfLine(line.line, nameOf(line), event_date) };
    return {
      before: line.task,
      after: line.kind === 'move' ? reckonedFrom(line.task, event_date, line.to) : null,
    };
  };
  const left = (line: Proposal): TaskChange[] =>
    line.kind === 'add' ? [] : [{ before: line.task, after: reckonedFrom(line.task, event_date) }];
  // With the last line decided, what does not change is reckoned from the new date as well.
  const settled = (rest: readonly Task[]): TaskChange[] =>
    rest.map((task) => ({ before: task, after: reckonedFrom(task, event_date) }));
  const one = lines.length === 1 ? settled(unmoved) : [];
  const words = (line: Proposal): string => {
    if (line.kind === 'drop') return t(line.reason === 'late' ? 'proposals.drop' : 'proposals.merge');
    if (line.kind === 'add') return t('proposals.add', { to: formatDate(line.line.date, 'medium') });
    const from = formatDate(line.task.recommended_completion_date, 'medium');
    return t('proposals.move', { from, to: formatDate(line.to, 'medium') });
  };
  const counted = (count: number) => ({ count, formatted: formatNumber(count) });
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <section aria-labelledby="proposals" className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id="proposals" className="flex items-start gap-2 text-xl">
        <CalendarDays aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
        {t('proposals.title', { date: formatDate(event_date) })}
      </h2>
      <p className="mt-1 text-ink-muted">
        {t('proposals.text', counted(lines.length))}
        {kept.length > 0 && ` ${t('proposals.kept', counted(kept.length))}`}
      </p>
      <div className="my-3 flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() =>
            onChange([...lines.map(taken), ...settled(unmoved)], t('proposals.taken', counted(lines.length)))
          }
        >
          {t('proposals.takeAll')}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => onChange([...lines.flatMap(left), ...settled(unmoved)], t('proposals.left'))}
        >
          {t('proposals.leaveAll')}
        </Button>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((line) => {
          const task = nameOf(line);
          return (
            <li
              key={line.kind === 'add' ? line.line.template : line.task.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
            >
              <span className="min-w-0 flex-1 basis-64">
                <span className="font-medium break-words">{task}</span>
                <span className="block text-sm text-ink-muted">{words(line)}</span>
              </span>
              <Button
                look="secondary"
                size="small"
                aria-label={t('proposals.take', { task })}
                onClick={() => onChange([taken(line), ...one], t('proposals.taken', counted(1)))}
              >
                {t('proposals.takeShort')}
              </Button>
              {line.kind !== 'add' && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('proposals.leave', { task })}
                  onClick={() => onChange([...left(line), ...one], t('proposals.left'))}
                >
                  {t('proposals.leaveShort')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {lines.length > shown.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {t('proposals.more', counted(lines.length - shown.length))}
        </Button>
      )}
    </section>
  );
});
