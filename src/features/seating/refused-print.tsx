import { SEATING_PRINTS } from '@/data/seating';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { usePrintDescription } from './use-descriptions';

export default function RefusedPrint(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={SEATING_PRINTS} description={usePrintDescription()} />;
}
