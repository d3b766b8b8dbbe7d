import { GUESTS } from '@/data/guests';
import { RefusedRow, type RefusedRowProps } from '@/parts/refused-row';
import { useGuestDescription } from './use-guest-description';

export default function RefusedGuest(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={GUESTS} description={useGuestDescription(props.entry.plan_id)} />;
}
