import { TIMELINE } from '@/data/timeline';
import { RefusedRow, type RefusedRowProps } from '@/parts/refused-row';
import { useItemDescription } from './use-item-description';

export default function RefusedTimelineItem(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={TIMELINE} description={useItemDescription()} />;
}
