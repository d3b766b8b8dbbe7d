import { Send } from 'lucide-react';
import { memo } from 'react';
import type { Milestone, RunSheetRow } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import { useTranslation } from '@/lib/translation';
import { PageActions } from '@/parts/module/page-actions';
import { usePlanContext } from '@/parts/module/plan-context';
import { saveCsv } from '@/parts/rows/save-csv';
import type { EventSetting } from '@/parts/time/event-setting';
import { MenuItem } from '@/ui/menu';
import { CalendarItems } from './calendar-buttons';
import { useKnownWords } from './milestones/known-words';
import { faces } from './rows';
import { dayFile, milestonesFile } from './timeline-file';
import { TimelineHeader } from './timeline-header';
import type { View } from './timeline-state';

interface TimelineTopProps {
  view: View;
  rows: readonly RunSheetRow[];
  milestones: readonly Milestone[];
  days: readonly KnownDay[];
  setting: EventSetting;
  /** True if the view is empty. The view itself then suggests content. */
  empty: boolean;
  onAdd: () => void;
  onShare: () => void;
}

/** Head of the page with its actions. Memoised, so that an edited row renders first. */
export const TimelineTop = memo(function TimelineTop(props: TimelineTopProps) {
  const { view, rows, milestones, days, setting, empty, onAdd, onShare } = props;
  const { t } = useTranslation('timeline');
  const { plan, editable, writes } = usePlanContext();
  const description = faces.timeline_items.useDescription(plan.id);
  const words = useKnownWords();
  const save = () =>
    view === 'day'
      ? saveCsv(plan.name, t('csv.day'), dayFile(t, description, setting.zone, rows))
      : saveCsv(plan.name, t('csv.milestones'), milestonesFile(t, description, milestones, days, words));
  return (
    // The printed run sheet has a header of its own.
    <div className={view === 'day' ? 'print:hidden' : undefined}>
      <TimelineHeader view={view} rows={rows} milestones={milestones} setting={setting}>
        {!(empty && editable) && (
          <PageActions
            addLabel={t(view === 'day' ? 'addRow' : 'addMilestone')}
            onAdd={writes ? onAdd : undefined}
            onCsv={save}
          >
            {view === 'day' && rows.length > 0 && (
              <MenuItem icon={<Send className="size-4.5" />} onSelect={onShare}>
                {t('share.open')}
              </MenuItem>
            )}
            <CalendarItems items={[...rows, ...milestones]} />
          </PageActions>
        )}
      </TimelineHeader>
    </div>
  );
});
