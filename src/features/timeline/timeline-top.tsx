import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { Milestone, RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import { PageActions } from '@/parts/page-actions';
import { CalendarItems } from './calendar-buttons';
import { TimelineHeader } from './timeline-header';
import type { View } from './timeline-state';
import type { Setting } from './use-setting';
import { useTimelineCsv } from './use-timeline-csv';

interface TimelineTopProps {
  plan: Plan;
  view: View;
  items: readonly TimelineItem[];
  rows: readonly RunSheetRow[];
  milestones: readonly Milestone[];
  days: readonly KnownDay[];
  setting: Setting;
  today: string;
  editable: boolean;
  /** The view offers its own beginning. */
  empty: boolean;
  onAdd: () => void;
}

/** The page's head with what can be done with all of it. Remembered: an edit shows in its row first. */
export const TimelineTop = memo(function TimelineTop(props: TimelineTopProps) {
  const { plan, view, items, rows, milestones, days, setting, today, editable, empty, onAdd } = props;
  const { t } = useTranslation('timeline');
  const saveCsv = useTimelineCsv(plan, setting);
  return (
    // The run sheet has a head of its own.
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
            onAdd={editable ? onAdd : undefined}
            onCsv={() => (view === 'day' ? saveCsv.day(rows) : saveCsv.milestones(milestones, days))}
          >
            <CalendarItems plan={plan} items={items} />
          </PageActions>
        )}
      </TimelineHeader>
    </div>
  );
});
