import { useTranslation } from 'react-i18next';
import type { RowChange } from '@/data/row-changes';
import { TIMELINE } from '@/data/timeline';
import { type ChangeRows, useRowChanges } from '@/data/use-row-changes';
import type { TimelineItem } from '@/domain/timeline/item';
import { useChangeNotices } from '@/parts/use-change-notices';

export type TimelineChange = RowChange<TimelineItem>;
export type ChangeTimeline = ChangeRows<TimelineItem>;

/** Saves changes of a plan's timeline, all or nothing; `said` names what was done, in a toast that can undo it. */
export function useChangeTimeline(plan_id: string): ChangeTimeline {
  const { t } = useTranslation('timeline');
  return useRowChanges(TIMELINE, plan_id, useChangeNotices(t('failure.limit')));
}
