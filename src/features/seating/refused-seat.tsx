import { SEAT_ASSIGNMENTS } from '@/data/seating';
import { RefusedRow, type RefusedRowProps } from '@/parts/refused-row';
import { useSeatDescription } from './use-descriptions';

export default function RefusedSeat(props: RefusedRowProps) {
  return (
    <RefusedRow {...props} noun={SEAT_ASSIGNMENTS} description={useSeatDescription(props.entry.plan_id)} />
  );
}
