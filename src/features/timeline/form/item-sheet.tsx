import {
  isDateEdited,
  isMilestone,
  isRow,
  isTimeEdited,
  type RunSheetRow,
  type TimelineItem,
} from '@/domain/timeline/item';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { ItemCalendarButton } from '../calendar-buttons';
import { useDayClock, useLength } from '../timeline-words';
import { MilestoneSheet } from './milestone-sheet';
import { RunRowSheet } from './run-row-sheet';
import type { SheetActions } from './use-sheet-words';

interface ItemSheetProps extends SheetActions {
  item: TimelineItem | null;
  kind: TimelineItem['kind'];
  rows: readonly RunSheetRow[];
  setting: EventSetting;
}

/** For fields that a person has changed, shows the template's original values. */
function Origin({ item, setting }: { item: TimelineItem; setting: EventSetting }) {
  const { t } = useTranslation('timeline');
  const clock = useDayClock(setting.zone, usePlanContext().plan.event_date);
  const length = useLength();
  const words = isMilestone(item)
    ? item.generated &&
      isDateEdited(item) &&
      t('form.usualDay', { date: formatDate(item.generated.origin_on, 'medium') })
    : item.generated &&
      isTimeEdited(item) &&
      t('form.usualRow', {
        time: clock(item.generated.origin_at),
        length: length(item.generated.origin_duration),
      });
  return words ? <p className="border-t border-line pt-4 text-sm text-ink-muted">{words}</p> : null;
}

export function ItemSheet({ item: live, kind, rows, setting, ...actions }: ItemSheetProps) {
  const item = useOpenedRow(live);
  const { writes } = usePlanContext();
  const rest = item && (
    <>
      <ItemCalendarButton item={item} />
      {writes && <Origin item={item} setting={setting} />}
    </>
  );
  return (item?.kind ?? kind) === 'schedule' ? (
    <RunRowSheet row={item && isRow(item) ? item : null} rows={rows} setting={setting} {...actions}>
      {rest}
    </RunRowSheet>
  ) : (
    <MilestoneSheet
      milestone={item && isMilestone(item) ? item : null}
      people={rows.map(({ responsible }) => responsible)}
      {...actions}
    >
      {rest}
    </MilestoneSheet>
  );
}
