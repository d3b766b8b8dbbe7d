import { TIMELINE } from '@/data/timeline';
import { isMilestone, type TimelineItem } from '@/domain/timeline/item';
import { paths } from '@/lib/paths';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import type { RowDescription } from '@/parts/rows/row-description';
import { useItemDescription } from './form/use-item-description';

export default function RefusedTimelineItem(props: RefusedRowProps) {
  const module = paths.eventTimeline(props.entry.plan_id);
  const description: RowDescription<TimelineItem> = {
    ...useItemDescription(),
    href: (item) => (isMilestone(item) ? module : `${module}?view=day`),
  };
  return <RefusedRow {...props} noun={TIMELINE} description={description} />;
}
