import { HOUSEHOLDS } from '@/data/guests';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useHouseholdDescription } from './use-guest-description';

export default function RefusedHousehold(props: RefusedRowProps) {
  return (
    <RefusedRow {...props} noun={HOUSEHOLDS} description={useHouseholdDescription(props.entry.plan_id)} />
  );
}
