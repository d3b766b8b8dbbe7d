import { SEATING_TABLES } from '@/data/seating';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useThingDescription } from './use-descriptions';

export default function RefusedThing(props: RefusedRowProps) {
  return (
    <RefusedRow {...props} noun={SEATING_TABLES} description={useThingDescription(props.entry.plan_id)} />
  );
}
