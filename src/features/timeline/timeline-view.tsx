import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { PlanTimeline } from '@/data/timeline';
import { can } from '@/domain/access';
import type { TimelineItem } from '@/domain/timeline/item';
import { knownDays } from '@/domain/timeline/known-days';
import { today as todayNow } from '@/lib/format';
import { PageActions } from '@/parts/page-actions';
import { ReadOnlyNotice } from '@/parts/read-only-notice';
import { Trash2 } from '@/ui/icons';
import { MenuItem } from '@/ui/menu';
import { useAddressState } from '@/ui/use-address-state';
import { ViewTabs } from '@/ui/view-tabs';
import { CalendarItems } from './calendar-buttons';
import { DayView } from './day-view';
import { ItemSheet } from './item-sheet';
import { MilestonesView } from './milestones-view';
import { MovedEvent } from './moved-event';
import { TimelineHeader } from './timeline-header';
import { TIMELINE_STATE, VIEWS } from './timeline-state';
import { useChangeTimeline } from './use-change-timeline';
import { checklistFacts, milestonesIn, rowsIn, useSetting } from './use-timeline';
import { useTimelineCsv } from './use-timeline-csv';

interface TimelineViewProps {
  plan: Plan;
  items: readonly TimelineItem[];
  /** What money and tasks know, as read. */
  known: Pick<PlanTimeline, 'tasks' | 'ledger' | 'committed'>;
}

/** One page with two views: the way to the event, and its day. */
export function TimelineView({ plan, items, known }: TimelineViewProps) {
  const { t } = useTranslation('timeline');
  const today = todayNow();
  const [state, setState] = useAddressState(TIMELINE_STATE);
  const change = useChangeTimeline(plan.id);
  const rows = useMemo(() => rowsIn(items), [items]);
  const milestones = useMemo(() => milestonesIn(items), [items]);
  const setting = useSetting(plan, rows);
  const saveCsv = useTimelineCsv(plan, setting);
  /** The open item's id; '' while a new one is being written. */
  const [open, setOpen] = useState<string | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const editable = can(plan.role, 'edit');
  const facts = useMemo(() => checklistFacts(plan), [plan]);
  const { tasks, ledger, committed } = known;
  const days = useMemo(
    () => knownDays(ledger, tasks, { committed }, plan.event_date),
    [ledger, tasks, committed, plan.event_date],
  );
  // An edit shows in its row first, then in what is reckoned from all of them.
  const settled = useDeferredValue(items);
  const view = state.view;
  const empty = view === 'day' ? rows.length === 0 : milestones.length === 0;
  const common = { plan, today, state, onState: setState, editable, onOpen: setOpen, onChange: change };
  return (
    <div className="flex flex-col gap-6 print:gap-4">
      {/* The run sheet has a head of its own. */}
      <div className={view === 'day' ? 'print:hidden' : undefined}>
        <TimelineHeader
          plan={plan}
          view={view}
          rows={rows}
          milestones={milestones}
          setting={setting}
          today={today}
        >
          {!(empty && editable) && (
            <PageActions
              addLabel={t(view === 'day' ? 'addRow' : 'addMilestone')}
              onAdd={editable ? () => setOpen('') : undefined}
              onCsv={() => (view === 'day' ? saveCsv.day(rows) : saveCsv.milestones(milestones, days))}
            >
              <CalendarItems plan={plan} items={items} />
              {editable && view === 'day' && rows.length > 0 && (
                <MenuItem
                  danger
                  icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                  onSelect={() =>
                    change(
                      rows.map((row) => ({ before: row, after: null })),
                      t('said.cleared'),
                    )
                  }
                >
                  {t('clear')}
                </MenuItem>
              )}
            </PageActions>
          )}
        </TimelineHeader>
      </div>
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      {editable && (
        <MovedEvent items={settled} facts={facts} setting={setting} today={today} onChange={change} />
      )}
      <ViewTabs
        label={t('view.label')}
        tabs={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => setState({ view: next, q: '' })}
      />
      {view === 'day' ? (
        <DayView {...common} rows={rows} setting={setting} />
      ) : (
        <MilestonesView {...common} milestones={milestones} known={days} facts={facts} />
      )}
      <ItemSheet
        key={open ?? 'closed'}
        open={open !== null}
        item={items.find(({ id }) => id === open) ?? null}
        kind={view === 'day' ? 'schedule' : 'milestone'}
        plan={plan}
        rows={rows}
        setting={setting}
        today={today}
        readOnly={!editable}
        onClose={close}
        onChange={change}
      />
    </div>
  );
}
