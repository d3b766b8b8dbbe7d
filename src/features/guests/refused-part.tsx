import { EVENT_PARTS } from '@/data/guests';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { usePartDescription } from './use-guest-description';

export default function RefusedPart(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={EVENT_PARTS} description={usePartDescription(props.entry.plan_id)} />;
}
