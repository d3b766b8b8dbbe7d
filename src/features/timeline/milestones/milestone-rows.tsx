import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Milestone, TimelineItem } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import type { MilestoneNow } from '@/domain/timeline/milestones';
import { formatMonth } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useItemTitle } from '@/parts/time/timeline-words';
import { KnownRow } from './known-row';
import { MilestoneRow } from './milestone-row';

interface MilestoneRowsProps {
  milestones: readonly MilestoneNow[];
  known: readonly KnownDay[];
  onOpen: (id: string) => void;
  onChange: ChangeRows<TimelineItem>;
}

/** Number of days rendered first; the other days follow after the first paint. */
const FIRST = 40;

type Line =
  | { readonly date: string; readonly milestone: MilestoneNow }
  | { readonly date: string; readonly day: KnownDay };

/** All dates by month: the plan's milestones, and dates that come from money and tasks. */
export function MilestoneRows({ milestones, known, onOpen, onChange }: MilestoneRowsProps) {
  const { t } = useTranslation('timeline');
  const { plan } = usePlanContext();
  const title = useItemTitle();
  const lines = useMemo(
    () =>
      [
        ...milestones.map((milestone): Line => ({ date: milestone.starts_on, milestone })),
        ...known.map((day): Line => ({ date: day.date, day })),
      ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    [milestones, known],
  );
  const room = useDeferredValue(true, false) ? lines.length : FIRST;
  const months = new Map<string, Line[]>();
  for (const line of lines.slice(0, room)) {
    const key = line.date > plan.event_date ? 'after' : line.date.slice(0, 7);
    const own = months.get(key);
    if (own) own.push(line);
    else months.set(key, [line]);
  }
  // A stable callback, because a new callback would rerender every row at each edit.
  const reach = useCallback(
    (milestone: Milestone) => {
      const reached = milestone.completed_at !== null;
      const completed_at = reached ? null : new Date().toISOString();
      onChange(
        [{ before: milestone, after: { ...milestone, completed_at } }],
        t(reached ? 'said.unreached' : 'said.reached', { what: title(milestone) }),
      );
    },
    [onChange, t, title],
  );
  return (
    <div className="flex flex-col gap-6">
      {[...months].map(([month, own]) => (
        <section key={month}>
          <h3 className="mb-1 text-lg first-letter:uppercase">
            {month === 'after' ? t('rows.afterEvent') : formatMonth(month)}
          </h3>
          <ul className="divide-y divide-line border-y border-line">
            {own.map((line) =>
              'milestone' in line ? (
                <MilestoneRow
                  key={line.milestone.id}
                  milestone={line.milestone}
                  onOpen={onOpen}
                  onReach={reach}
                />
              ) : (
                <KnownRow
                  key={line.day.id}
                  day={line.day}
                  to={line.day.kind === 'payment' ? paths.budgetTracking(plan.id) : paths.eventTasks(plan.id)}
                />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
