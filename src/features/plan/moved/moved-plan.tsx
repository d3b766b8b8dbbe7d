import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EVENT_PARTS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { usePlanDocument } from '@/data/sync/use-plan-document';
import { useRows } from '@/data/sync/use-rows';
import { liveTasks, removedOrigins, TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { type TablesThat, tablesThat } from '@/domain/follows/follows';
import { committedIn } from '@/domain/ledger/committed';
import { zoneOf } from '@/domain/timeline/following';
import { isRow } from '@/domain/timeline/item';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { checklistFacts } from '@/parts/plan/plan-facts';
import { useFaces } from '@/parts/rows/use-faces';
import { MovedPanel } from '@/parts/suggestions/moved-panel';
import { joinMoved, type MovedRows, UNMOVED } from '@/parts/suggestions/moved-rows';
import { useMovedContributions } from '@/parts/suggestions/use-moved-contributions';
import { useMovedItems } from '@/parts/suggestions/use-moved-items';
import { useMovedParts } from '@/parts/suggestions/use-moved-parts';
import { useMovedQuotes } from '@/parts/suggestions/use-moved-quotes';
import { useMovedTasks } from '@/parts/suggestions/use-moved-tasks';
import { useMovedTimeline } from '@/parts/suggestions/use-moved-timeline';
import { eventSettingOf } from '@/parts/time/event-setting';
import { buttonClass } from '@/ui/button';

/** Kinds of rows that only this panel of the page needs. */
const MORE_NOUNS = [QUOTES];

const MOVING = tablesThat('date', 'proposed');

interface MovedPlanProps {
  /** True if the person has just changed the event's date on this page. The panel then takes the focus. */
  now: boolean;
}

/** Shown after the event's date has changed: all suggested changes in one list, and the people to notify. */
export default function MovedPlan({ now }: MovedPlanProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) element.current?.focus();
  }, [now]);
  const { t } = useTranslation('follows');
  const faces = useFaces(MOVING);
  const { plan } = usePlanContext();
  const parts = useRows(EVENT_PARTS, plan.id);
  const items = useRows(BUDGET_ITEMS, plan.id);
  const contributions = useRows(CONTRIBUTIONS, plan.id);
  usePlanDocument(plan.id, MORE_NOUNS);
  const quotes = useRows(QUOTES, plan.id);
  const tasks = useRows(TASKS, plan.id);
  const timeline = useRows(TIMELINE, plan.id);
  const facts = useMemo(
    () => ({ ...checklistFacts(plan), committed: committedIn(items, plan.categories) }),
    [plan, items],
  );
  const sun = useMemo(() => {
    const day = timeline.filter(isRow);
    return eventSettingOf(plan, day.length > 0 ? zoneOf(day, '') : null).sun;
  }, [plan, timeline]);
  const live = useMemo(() => liveTasks(tasks), [tasks]);
  const removed = useMemo(() => removedOrigins(tasks), [tasks]);
  const ofTimeline = useMovedTimeline(timeline, facts, sun);
  const moved: Readonly<Record<TablesThat<'date', 'proposed'>, MovedRows>> = {
    event_parts: useMovedParts(parts),
    budget_items: useMovedItems(items),
    contributions: useMovedContributions(contributions),
    vendor_quotes: useMovedQuotes(quotes),
    tasks: useMovedTasks(live, removed, facts),
    // If only sunrise and sunset have changed, only the timeline page shows suggestions.
    timeline_items: ofTimeline.moved ? ofTimeline : UNMOVED,
  };
  const said: Readonly<Record<TablesThat<'date', 'said'>, { to: string; label: string } | null>> = {
    households: parts.length > 0 ? { to: paths.guestPage(plan.id, 'invitations'), label: t('tell') } : null,
    vendors: items.some(({ actual_amount }) => actual_amount !== null)
      ? { to: paths.vendorComparison('venue', plan.id), label: t('ask') }
      : null,
  };
  return (
    <div ref={element} tabIndex={-1} className="scroll-mt-20 outline-none empty:hidden">
      {faces && (
        <MovedPanel faces={faces} rows={joinMoved(MOVING.map((table) => moved[table]))}>
          <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
            {tablesThat('date', 'said').map((table) => {
              const way = said[table];
              return (
                way && (
                  <li key={table} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <span className="min-w-0 flex-1 basis-64 text-ink-muted">{t(`said.${table}`)}</span>
                    <Link to={way.to} className={buttonClass('secondary', 'small')}>
                      {way.label}
                    </Link>
                  </li>
                )
              );
            })}
          </ul>
        </MovedPanel>
      )}
    </div>
  );
}
