import { SEAT_ASSIGNMENTS } from '@/data/seating';
import { mergeFields } from '@/data/sync/noun';
import type { SeatAssignment } from '@/domain/seating/chart';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useSeatDescription } from './use-descriptions';

/** A table and a seat at it are one place: no seat of mine at a table of theirs. */
function merge(base: SeatAssignment, theirs: SeatAssignment, mine: SeatAssignment): SeatAssignment {
  const { table_id, seat } = mine;
  const isMoved = table_id !== base.table_id || seat !== base.seat;
  return { ...mergeFields(base, theirs, mine), ...(isMoved ? { table_id, seat } : {}) };
}

export default function RefusedSeat(props: RefusedRowProps) {
  return (
    <RefusedRow
      {...props}
      noun={SEAT_ASSIGNMENTS}
      description={useSeatDescription(props.entry.plan_id)}
      merge={merge}
    />
  );
}
