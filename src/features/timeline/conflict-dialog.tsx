import { useTranslation } from 'react-i18next';
import { onTop } from '@/data/row-changes';
import { TIMELINE } from '@/data/timeline';
import { useRowConflicts } from '@/data/use-row-conflicts';
import { isMilestone, type TimelineItem } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { RowConflictDialog } from '@/parts/row-conflict-dialog';
import { counted, useItemTitle, useLength } from './timeline-words';
import { useChangeTimeline } from './use-change-timeline';

interface ConflictDialogProps {
  plan_id: string;
  /** As they are stored now. */
  stored: readonly TimelineItem[];
}

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ plan_id, stored }: ConflictDialogProps) {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  const change = useChangeTimeline(plan_id);
  const conflicts = useRowConflicts(TIMELINE, plan_id, stored);
  if (!conflicts) return null;
  const when = (item: TimelineItem): string[] => {
    if (isMilestone(item)) {
      const days = item.reminder_days_before;
      const reminder = days === null ? [] : [t('rows.reminder', counted(days))];
      const reached = item.completed_at ? [t('rows.reached')] : [];
      return [formatDate(item.starts_on, 'medium'), ...reminder, ...reached];
    }
    const { date, minutes } = wallOf(item.time_zone, item.starts_at);
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return [
      `${formatDate(date, 'medium')}, ${clock}`,
      length(item.duration),
      ...(item.buffer > 0 ? [t('rows.buffer', { minutes: length(item.buffer) })] : []),
      ...(item.locked ? [t('rows.locked')] : []),
    ];
  };
  const words = (item: TimelineItem | null) =>
    item &&
    [title(item), ...when(item), item.responsible, item.place, item.notes].filter(Boolean).join(' · ');
  return <RowConflictDialog conflicts={conflicts} words={words} together={onTop} onChange={change} />;
}
