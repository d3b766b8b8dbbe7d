import { SEATING_WISHES } from '@/data/seating';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useWishDescription } from './use-descriptions';

export default function RefusedWish(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={SEATING_WISHES} description={useWishDescription()} />;
}
