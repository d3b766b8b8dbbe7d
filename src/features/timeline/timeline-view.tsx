import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { liveTasks, TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { committedIn } from '@/domain/ledger/committed';
import { knownDays } from '@/domain/timeline/known-days';
import { milestonesNow } from '@/domain/timeline/milestones';
import { spanOfRows } from '@/domain/timeline/now';
import { useTranslation } from '@/lib/translation';
import { LateAssist } from '@/parts/assist/late-assist';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { checklistFacts } from '@/parts/plan/plan-facts';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { useAddressState } from '@/ui/use-address-state';
import { ViewTabs } from '@/ui/view-tabs';
import { DayView } from './day/day-view';
import { ShareDaySheet } from './day/share-day-sheet';
import { ItemSheet } from './form/item-sheet';
import { MilestonesView } from './milestones/milestones-view';
import { MovedEvent } from './moved-event';
import { TIMELINE_STATE, VIEWS } from './timeline-state';
import { TimelineTop } from './timeline-top';
import { minuteIn } from './use-minute';
import { milestonesIn, rowsIn, useSetting } from './use-setting';

export function TimelineView() {
  const { t } = useTranslation('timeline');
  const { plan, editable } = usePlanContext();
  const [state, setState] = useAddressState(TIMELINE_STATE);
  const items = useRows(TIMELINE, plan.id);
  const tasks = useRows(TASKS, plan.id);
  const ledger = useRows(BUDGET_ITEMS, plan.id);
  const change = useChangeRows(TIMELINE, plan.id);
  const rows = useMemo(() => rowsIn(items), [items]);
  const setting = useSetting(rows);
  /** Id of the open item; '' while a new one is being written, null if none is open. */
  const [open, setOpen] = useState<string | null>(null);
  const add = useCallback(() => setOpen(''), []);
  const [isSharing, setSharing] = useState(false);
  const share = useCallback(() => setSharing(true), []);
  const facts = useMemo(() => checklistFacts(plan), [plan]);
  const { milestones, days } = useMemo(() => {
    const live = liveTasks(tasks);
    const known = { committed: committedIn(ledger, plan.categories) };
    return {
      milestones: milestonesNow(milestonesIn(items), live, known),
      days: knownDays(ledger, live, known, plan),
    };
  }, [items, ledger, tasks, plan]);
  // Deferred, so that an edited row renders before figures derived from it.
  const settled = useDeferredValue(items);
  const settledRows = useDeferredValue(rows);
  const settledMilestones = useDeferredValue(milestones);
  // Computed only when the page opens, so that the view doesn't switch while it is being used.
  const [isOn] = useState(() => minuteIn(spanOfRows(rows)) !== null);
  const view = state.view ?? (isOn ? 'day' : 'milestones');
  const empty = view === 'day' ? rows.length === 0 : milestones.length === 0;
  const common = { state, onState: setState, onOpen: setOpen, onChange: change };
  return (
    <div className="flex flex-col gap-3 sm:gap-6 print:gap-4">
      <TimelineTop
        view={view}
        rows={settledRows}
        milestones={settledMilestones}
        days={days}
        setting={setting}
        empty={empty}
        onAdd={add}
        onShare={share}
      />
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      {editable && <MovedEvent items={settled} facts={facts} setting={setting} />}
      <div className="flex gap-2 sm:flex-col sm:gap-6">
        <div className="min-w-0 flex-1">
          <ViewTabs
            label={t('view.label')}
            tabs={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={(next) => setState({ view: next, q: '' })}
          />
        </div>
        {view === 'day' && <LateAssist about="day" inLine />}
      </div>
      {view === 'day' ? (
        <DayView {...common} rows={rows} setting={setting} />
      ) : (
        <MilestonesView {...common} milestones={milestones} known={days} facts={facts} />
      )}
      {isSharing && <ShareDaySheet rows={rows} setting={setting} onClose={() => setSharing(false)} />}
      {open !== null && (
        <ItemSheet
          key={open}
          item={items.find(({ id }) => id === open) ?? null}
          kind={view === 'day' ? 'schedule' : 'milestone'}
          rows={rows}
          setting={setting}
          onChange={change}
          onOpenChange={(isOpen) => setOpen(isOpen ? open : null)}
        />
      )}
    </div>
  );
}
