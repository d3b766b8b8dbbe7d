import { GUESTS } from '@/data/guests';
import { mergeKeys } from '@/data/sync/merge-keys';
import { mergeFields } from '@/data/sync/noun';
import type { Guest } from '@/domain/guests/guest';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useGuestDescription } from './use-guest-description';

/** Answer by answer: what the couple wrote of one part leaves what the household said of another. */
const merge = (base: Guest, theirs: Guest, mine: Guest): Guest => ({
  ...mergeFields(base, theirs, mine),
  replies: mergeKeys(base.replies, theirs.replies, mine.replies),
  requests: mergeKeys(base.requests, theirs.requests, mine.requests),
  answers: mergeKeys(base.answers, theirs.answers, mine.answers),
});

export default function RefusedGuest(props: RefusedRowProps) {
  return (
    <RefusedRow
      {...props}
      noun={GUESTS}
      description={useGuestDescription(props.entry.plan_id)}
      merge={merge}
    />
  );
}
